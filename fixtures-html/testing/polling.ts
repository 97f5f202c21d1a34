/** What a browser test may not do: look once at what an action has only set off. */

/** A locator's own words for what it sees now; `expect(locator)` has one for each that waits. */
const LOOKS_ONCE =
  /expect\(\s*await [^;]*\.(?:isVisible|isHidden|isEnabled|isDisabled|isChecked|isEditable|textContent|innerText|inputValue|getAttribute|count|allTextContents|allInnerTexts)\([^;]*?\)\s*,?\s*\)/;

const ACTION =
  /\.(?:click|dblclick|tap|press|pressSequentially|fill|check|uncheck|selectOption|setInputFiles|dispatchEvent|hover|dragTo|focus|blur)\(/;

/** One statement or head of a block, with the number of its first line. */
interface Statement {
  text: string;
  line: number;
}

/** Formatted code is cut where a line ends a statement, or begins or ends a block. */
function statementsOf(code: string): Statement[] {
  const statements: Statement[] = [];
  let open: Statement | undefined;
  for (const [index, text] of code.split('\n').entries()) {
    open ??= { text: '', line: index + 1 };
    open.text += `${text}\n`;
    if (!/[;{}]\s*$/.test(text)) continue;
    statements.push(open);
    open = undefined;
  }
  return statements;
}

/** @returns the first line of each assertion that looks once, and looks too early where somebody is busy */
export function hastyLines(code: string): number[] {
  const statements = statementsOf(code);
  const isHasty = ({ text }: Statement, index: number): boolean => {
    if (LOOKS_ONCE.test(text)) return true;
    const before = statements[index - 1]?.text ?? '';
    const followsAction = /^\s*await (?!shop\.)/.test(before) && ACTION.test(before);
    return followsAction && /^\s*expect\(\s*await /.test(text);
  };
  return statements.filter(isHasty).map(({ line }) => line);
}
