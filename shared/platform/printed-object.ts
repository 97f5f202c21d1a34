/**
 * The JSON object that a text begins with, wherever it ends, e.g. one that a script in a page's markup
 * assigns to a global.
 *
 * @returns `undefined` where there is none that can be read
 */
export function printedObject(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.startsWith('{')) return undefined;
  for (let end = 0; (end = text.indexOf('}', end) + 1) > 0;) {
    try {
      return JSON.parse(text.slice(0, end)) as Readonly<Record<string, unknown>>;
    } catch {
      // A brace inside of a value.
    }
  }
  return undefined;
}
