import { partOf, placeIn, type PanelPlace } from '../../shared/dom/panels/address-part';
import { focusTitle } from '../../shared/dom/panels/follow-address';
import { watchHash } from '../../shared/dom/panels/watch-hash';
import { createEdits, type PageEdits } from '../../shared/dom/regions/page-edits';
import { isPlainPress } from '../../shared/dom/input/plain-press';
import { createScroll } from '../../shared/dom/scroll/scroll-to-part';
import type { Mount } from '../../shared/islands/island';
import { listenOn } from '../../shared/platform/element-events';
import { findGroup, type ProductPanels } from './find-group';
import { selectors } from './product-tabs.contract';
import { asksForReviews } from './product-tabs.model';

/**
 * Why a behaviour: it shows one of the server's panels at a time, and answers to addresses and links
 * that mean one of them.
 *
 * Sources: specification section 2 "Single product page" and section 9 "Layout and timings",
 * platform documents "shop", section 10.1, and "theme", sections 10.3, 11 and 20.6.
 */
export const mount: Mount = (root, { signal }) => {
  let edits: PageEdits;
  let group: ProductPanels;
  let run: AbortController | undefined;
  /** Open before a link to the reviews; Back brings it again. */
  let before: number | undefined;
  const scroll = createScroll(signal);

  const follow = (scrolls = true, url: Address = location): PanelPlace | undefined => {
    const place = findPlace(group, url);
    if (!place) return undefined;
    group.open(place.index);
    if (scrolls && place.target) scroll(place.target);
    return place;
  };
  const start = (scrolls: boolean): void => {
    run?.abort();
    run = new AbortController();
    const until = AbortSignal.any([signal, run.signal]);
    edits = createEdits(until);
    group = findGroup(root, edits, until);
    if (!follow(scrolls)) group.open(group.initial);
  };
  start(true);
  // Other scripts raise it when they have changed a product's markup: the tabs begin anew.
  listenOn(root, 'init', ({ target }) => target === root && start(false), signal);

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>(selectors.reviewLink);
      if (!link || !isPlainPress(event) || link.pathname !== location.pathname) return;
      const place = findPlace(group, new URL(link.href));
      if (!place?.target) return;
      event.preventDefault();
      before ??= group.current();
      if (location.hash !== selectors.reviews) history.pushState(null, '', selectors.reviews);
      group.open(place.index);
      takeFocus(place.target, edits);
      scroll(place.target);
    },
    { signal },
  );
  // Behind the links to the reviews, which are dealt with by then.
  watchHash(() => {
    // The page of reviews in the path counts when the page is loaded, and never again.
    const place = follow(true, { href: '', hash: location.hash });
    if (place) focusTitle(group.entries, place);
    else if (before !== undefined) {
      group.open(before);
      before = undefined;
    }
    return place !== undefined;
  }, signal);
};

/** What of an address says which panel it means. */
type Address = Pick<URL, 'href' | 'hash'>;

/** The panel that an address means, and where in it. */
function findPlace({ entries }: ProductPanels, url: Address): PanelPlace | undefined {
  const { href, hash } = url;
  const named = partOf(hash);
  const place = placeIn(entries, named);
  // A page of the reviews in the address stays there when a link leads on to another panel.
  if (asksForReviews(place ? '' : href, hash)) {
    const reviews = document.querySelector(selectors.reviews);
    // The head of all comments stands for the reviews; one comment stands for itself.
    const isOne = named && reviews?.contains(named) && hash !== '#comments';
    return placeIn(entries, isOne ? named : reviews) ?? place;
  }
  return place;
}

/** As a link to a part of the page does: reading and Tab go on there. */
function takeFocus(target: Element, edits: PageEdits): void {
  edits.attributes(target, { tabindex: '-1' });
  (target as HTMLElement).focus({ preventScroll: true });
}
