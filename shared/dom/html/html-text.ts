import { parse } from './html';

/**
 * The text of server markup: entities decoded, tags and scripts gone.
 *
 * @throws when the browser needs the fallback and `loadHtmlGate` was not awaited
 */
export function toText(html: string): string {
  return parse(html).textContent ?? '';
}
