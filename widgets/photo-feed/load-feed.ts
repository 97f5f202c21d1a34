import { loadHtmlGate } from '../../shared/dom/html/html';
import { adminAjaxEndpoint } from '../../shared/net/endpoints';
import { getForm } from '../../shared/net/shop-request';
import { FEED_TIMEOUT_MS, feedAction } from './photo-feed.contract';
import { readAnswer, type FeedOutcome } from './photo-feed.model';

/**
 * Asks the shop for the photos; comes with the library for requests.
 *
 * @param use runs before jQuery's `ajaxComplete` goes out: other scripts then find the photos
 * @throws RequestError
 */
export async function loadFeed(
  data: string,
  use: (outcome: FeedOutcome) => void,
  signal: AbortSignal,
): Promise<void> {
  await loadHtmlGate();
  await getForm(
    {
      url: adminAjaxEndpoint(),
      fields: { action: feedAction(), data },
      timeoutMs: FEED_TIMEOUT_MS,
      signal,
    },
    (answer) => use(readAnswer(answer)),
  );
}
