import { createAccordion, findItems } from '../../shared/dom/panels/accordion';
import { followAddress } from '../../shared/dom/panels/follow-address';
import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';
import { nextTask } from '../../shared/platform/next-task';

/**
 * Why a behaviour: it opens and closes the server's panels, by press, by key and by address.
 *
 * Sources: specification section 2 "Site-wide", platform document "theme", sections 10.3 and 11.3.
 */
export const mount: Mount = (root, { signal }) => {
  const items = findItems(root);
  if (items.length === 0) {
    throw new Error(
      `no items in ${(root.cloneNode() as Element).outerHTML}: expected .accordion-item with a.accordion-title and .accordion-inner`,
    );
  }
  const group = createAccordion(items, createEdits(signal), signal);
  group.open(group.initial);
  followAddress(items, group, signal);
  keepOpen(items[group.current()]?.link, signal);
};

/**
 * A press on a title that came before everything else has led to the panel's address, which has opened it
 * by now. It is repeated right after this, and must not close it again.
 */
function keepOpen(title: HTMLElement | undefined, signal: AbortSignal): void {
  if (!title || (title as HTMLAnchorElement).hash !== location.hash) return;
  const repeated = new AbortController();
  const hold = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  title.addEventListener('click', hold, {
    signal: AbortSignal.any([signal, repeated.signal]),
    capture: true,
  });
  void nextTask().then(() => repeated.abort());
}
