import { isRecord, pageSettings } from './page-settings';

/**
 * A text for shoppers: the page setting `strings` wins over the English (UK) default that the
 * widget's contract gives. `{name}` in a text is replaced by the value of that name.
 */
export function text(
  key: string,
  fallback: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const strings = pageSettings().strings;
  const given = isRecord(strings) ? strings[key] : undefined;
  const template = typeof given === 'string' ? given : fallback;
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** What a product is called in messages where its name is not known. */
export const thisItem = (): string => text('thisItem', 'The item');
