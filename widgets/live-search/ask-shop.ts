import { loadHtmlGate } from '../../shared/dom/html/html';
import { adminAjaxEndpoint } from '../../shared/net/endpoints';
import { getForm } from '../../shared/net/shop-request';
import { SEARCH_TIMEOUT_MS, searchAction } from './live-search.contract';
import { readAnswer } from './read-answer';
import type { Suggestion, Wanted } from './suggestion';

/**
 * Asks the theme's handler for suggestions (specification, section 7 "Catalogue"). An empty category is
 * not sent.
 *
 * @throws RequestError, or TypeError when the answer is none of that handler
 */
export async function askShop(
  { text, category }: Wanted,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const fields = { action: searchAction(), product_cat: category || undefined, query: text };
  const request = { url: adminAjaxEndpoint(), fields, timeoutMs: SEARCH_TIMEOUT_MS, signal };
  const [answer] = await Promise.all([getForm(request, (json) => json), loadHtmlGate()]);
  return readAnswer(answer);
}
