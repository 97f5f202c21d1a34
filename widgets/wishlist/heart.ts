import type { PageEdits } from '../../shared/dom/regions/page-edits';
import { text } from '../../shared/platform/strings';
import { classes, selectors, strings } from './wishlist.contract';

/** What pressing a heart does, by the plugin's markup beside it. */
export type HeartState =
  | { type: 'add' | 'remove' | 'browse' | 'login'; link: HTMLAnchorElement }
  /** The server has not rendered it yet. */
  | { type: 'empty' };

/** In this order: what is listed already leads to the list. */
const STATES = ['browse', 'login', 'remove', 'add'] as const;

export function stateOf(heart: HTMLElement): HeartState {
  for (const type of STATES) {
    const link = heart.parentElement?.querySelector<HTMLAnchorElement>(selectors[type]);
    if (link) return { type, link };
  }
  return { type: 'empty' };
}

/** Has every heart look and be named as what it does now. */
export function paintHearts(edits: PageEdits): void {
  for (const heart of document.querySelectorAll<HTMLElement>(selectors.heart)) {
    const { type } = stateOf(heart);
    const isListed = heart.parentElement?.querySelector(`${selectors.block}.${classes.exists}`);
    if (type === 'empty' && !isListed) continue;
    heart.classList.toggle(classes.listed, Boolean(isListed));
    const name = productName(heart);
    const says = type === 'empty' ? 'added' : type;
    const key = `wishlist${says.replace(/^./, (letter) => letter.toUpperCase())}`;
    edits.attributes(heart, { 'aria-label': text(key, strings[says], { name }) });
  }
}

/** The product that a part of the page belongs to, as a shopper knows it. */
export function productName(part: Element): string {
  const name = part.closest(selectors.product)?.querySelector(selectors.productName);
  return name?.textContent.trim() || text('wishlistThisItem', strings.thisItem);
}
