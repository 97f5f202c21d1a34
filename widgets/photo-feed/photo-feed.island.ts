import { announce } from '../../shared/dom/announcer';
import { toNodes } from '../../shared/dom/html/html';
import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';
import { loadChunk } from '../../shared/platform/load-chunk';
import { text } from '../../shared/platform/strings';
import { runBehaviours } from '../../shared/platform/theme-behaviours';
import { dataAttribute, selectors, serviceName, strings } from './photo-feed.contract';
import { isOpaqueText, type FeedOutcome } from './photo-feed.model';

/**
 * Why a behaviour: the shop's markup takes the place of the placeholder, which stays where there is
 * none.
 *
 * It loads near the window; a visitor sees photos or the placeholder, whoever has the admin bar sees
 * what went wrong as well.
 *
 * Sources: specification sections 7 and 8, platform document "theme", section 23.6.
 */
export const mount: Mount = (block, { signal }) => {
  const data = block.getAttribute(dataAttribute());
  if (!isOpaqueText(data)) return tell(text('photoFeedInvalidData', strings.invalidData));

  const loading = new AbortController();
  const edits = createEdits(AbortSignal.any([signal, loading.signal]));
  edits.attributes(block, { 'aria-busy': 'true' });

  const show = (outcome: FeedOutcome): void => {
    loading.abort();
    if (outcome.kind === 'refused') return tell(outcome.message ?? unknownError());
    const nodes = outcome.kind === 'markup' ? toNodes(outcome.html) : undefined;
    if (!nodes?.firstElementChild) {
      const values = { service: serviceName() };
      return tell(text('photoFeedInvalidResponse', strings.invalidResponse, values));
    }
    // An answer that asks again would do so for ever.
    for (const again of nodes.querySelectorAll(`[${dataAttribute()}]`)) {
      again.removeAttribute(dataAttribute());
    }
    const photos = [...nodes.children];
    runBehaviours('detach', block);
    block.replaceWith(nodes);
    for (const part of photos) runBehaviours('attach', part);
  };
  const load = async (): Promise<void> => {
    const { loadFeed } = await loadChunk(() => import('./load-feed'));
    await loadFeed(data, show, signal);
  };
  load().catch((error: unknown) => {
    loading.abort();
    if (!signal.aborted) tell(messageOf(error));
  });

  function tell(message: string): void {
    const values = { service: serviceName(), message };
    const told = text('photoFeedError', strings.error, values);
    // eslint-disable-next-line no-console -- where the platform tells everybody who looks for it
    console.error(told);
    if (!document.querySelector(selectors.adminBar)) return;
    const note = document.createElement('div');
    note.className = 'container error';
    const line = document.createElement('p');
    line.textContent = told;
    note.append(line);
    block.before(note);
    announce(told);
    signal.addEventListener('abort', () => note.remove());
  }
};

const unknownError = (): string => text('unknown_error', strings.unknown);

/** A chunk that could not be fetched says nothing that anybody could read. */
const messageOf = (error: unknown): string =>
  error instanceof Error && error.name === 'RequestError' ? error.message : unknownError();
