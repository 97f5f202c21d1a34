import { onShopChange } from '../../shared/dom/html/fetched-pages';
import { loadHtmlGate } from '../../shared/dom/html/html';
import { adminAjaxEndpoint } from '../../shared/net/endpoints';
import { RequestError } from '../../shared/net/request-error';
import { postForMarkup, type MarkupAnswer } from '../../shared/net/shop-request';
import { AnswerCache } from './answer-cache.model';
import {
  action,
  CONTAINER_CLASS,
  MAX_AGE_MS,
  MAX_ANSWERS,
  TIMEOUT_MS,
} from './quick-view.contract';

const cache = new AnswerCache<MarkupAnswer>(MAX_AGE_MS, MAX_ANSWERS);
/** A dialog shown before would say what is no longer so: listened to from the first time on. */
let isListening = false;

/**
 * The shop's markup for a product (platform document "theme", 15.2). When it is there, the HTML gate
 * is ready, too.
 *
 * @throws RequestError when there is no usable answer
 */
export function askForProduct(id: string): Promise<MarkupAnswer> {
  if (!isListening) onShopChange(() => cache.clear(), new AbortController().signal);
  isListening = true;
  return cache.take(id, ask);
}

async function ask(id: string): Promise<MarkupAnswer> {
  const fields = { action: action(), product: id };
  const request = { url: adminAjaxEndpoint(), fields, timeoutMs: TIMEOUT_MS };
  const [answer] = await Promise.all([postForMarkup(request), loadHtmlGate()]);
  if (!isWholeProduct(answer.html)) throw new RequestError('unknown_error');
  return answer;
}

/**
 * Whether an answer is a product, to its end: not another page that came with the same status, not a
 * bare `0`, not one that was cut off. Handlers that do not stop in time leave a `0` behind.
 */
export function isWholeProduct(html: string): boolean {
  return html.includes(CONTAINER_CLASS) && /(?:<\/\w+\s*>|-->)\s*0?\s*$/.test(html);
}
