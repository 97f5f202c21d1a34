/** The type of scripts that tell the browser which pages may be opened next. */
export const RULES_TYPE = 'speculationrules';

/** Whether the browser follows such rules. */
export function followsRules(): boolean {
  const { supports } = HTMLScriptElement as { supports?: (type: string) => boolean };
  return supports?.call(HTMLScriptElement, RULES_TYPE) === true;
}
