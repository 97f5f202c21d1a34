import { toText } from '../../shared/dom/html/html-text';
import { safeUrl } from '../../shared/platform/safe-url';
import { isRecord } from '../../shared/platform/page-settings';
import { MAX_SUGGESTIONS, NOWHERE_ID } from './live-search.contract';
import type { Suggestion } from './suggestion';

/**
 * Reads what the theme's handler answers (platform document "theme", 12.2). Names are markup on the
 * way, of which only the text is kept. The HTML gate has to be loaded.
 *
 * @throws when it is no answer of that handler
 */
export function readAnswer(answer: unknown): Suggestion[] {
  const list = isRecord(answer) ? answer['suggestions'] : undefined;
  if (!Array.isArray(list)) {
    throw new TypeError(
      `live-search: expected {"suggestions": […]}, found ${JSON.stringify(answer)?.slice(0, 80)}`,
    );
  }
  return list.slice(0, MAX_SUGGESTIONS).flatMap((item) => readSuggestion(item) ?? []);
}

function readSuggestion(item: unknown): Suggestion | undefined {
  if (!isRecord(item) || typeof item['value'] !== 'string') return undefined;
  const { id, value, url, img, price } = item;
  const name = (/[&<]/.test(value) ? toText(value) : value).replace(/\s+/g, ' ').trim();
  if (!name) return undefined;
  return {
    name,
    url: id === NOWHERE_ID || id === Number(NOWHERE_ID) ? undefined : safeUrl(url),
    image: safeUrl(img),
    price: typeof price === 'number' ? String(price) : typeof price === 'string' ? price : '',
  };
}
