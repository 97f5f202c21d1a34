import type { Situation } from '../../../fixtures-html/server/situation';
import type { Page, Shop } from '../../../fixtures-html/testing/shop-test';
import { BASKET } from './basket';
import { BLOCKS } from './blocks';
import { FORMS } from './forms';
import { HEADER } from './header';
import { LISTING } from './listing';
import { PRODUCT } from './product';

/**
 * Every state that an island can be in besides its resting one, and how it is reached on a page of the
 * fixture shop. `states.e2e.ts` looks at each of them once, for everything that accessibility asks for.
 */
export interface State {
  name: string;
  /** Whose state it is. */
  islands: readonly string[];
  /** Leads to it from the one before on the same page, or from the page as it opens. */
  open: (page: Page, shop: Shop) => Promise<unknown>;
  /** Brings it back where a window that has become narrow ends it. */
  inNarrow?: (page: Page) => Promise<unknown>;
  /** What the bundle has rendered or opened, as a selector. */
  parts: string;
  /** The dialog or popover that keeps the focus, as a selector. */
  holdsFocus?: string;
  /** Escape closes it, and leads back to this element. */
  returnsFocusTo?: string;
  /** Ends the state where Escape does not. */
  close?: (page: Page, shop: Shop) => Promise<unknown>;
  /** Pairs of elements that have to look different in forced colours: chosen and not, open and not. */
  toldApart?: ReadonlyArray<readonly [one: string, other: string]>;
  /** It belongs on paper, although it is fixed to the window. */
  isPrinted?: boolean;
  /** What the platform prints wrong by itself. */
  isKnown?: (fault: string) => boolean;
  /** There is no such state on a phone: the theme hides it there. */
  isWideOnly?: boolean;
}

/** A page that is opened once, and the states that are visited on it, one after another. */
export interface Visit {
  path: string;
  situation?: Partial<Situation>;
  cart?: ReadonlyArray<{ sku: string; quantity: number }>;
  /** Width of the window in CSS pixels; 1280 by default. */
  width?: number;
  states: readonly State[];
}

/** By what the tests call them. */
export const VISITS: Readonly<Record<string, readonly Visit[]>> = {
  basket: BASKET,
  product: PRODUCT,
  listing: LISTING,
  'header and panels': HEADER,
  forms: FORMS,
  blocks: BLOCKS,
};

/** Islands that have no state of their own to look at, and why. */
export const STATELESS: Readonly<Record<string, string>> = {
  'plus-minus-names': 'names that nobody sees; every axe run of a product or basket has them',
  'sort-on-change': 'leaves the page',
  'result-count': 'says a text that nobody sees; a transcript has it',
  'equal-heights': 'moves edges only',
  prefetch: 'nothing to see',
  'sticky-header': 'a resting state of the page; every narrow state is looked at below it',
  'back-to-top': 'a resting state of a long page; every walk by Tab passes it',
  'busy-form': 'keeps a second press away',
  'resize-select': 'makes a select as wide as its choice',
  'sticky-column': 'moves a column along',
  parallax: 'moves a picture along',
  reveal: 'shows what was faded out; each axe run waits for it',
  'count-up': 'a number that moves, and rests where it stood',
  'lazy-load': 'pictures that have come',
  'theme-presses': 'passes presses on',
  'scroll-to-notices': 'a function of jQuery’s',
  pixels: 'nothing to see',
  attribution: 'hidden fields',
  visit: 'nothing to see',
  'orders-table': 'scrolls sideways at every width that is too narrow: pages of the account',
  'motion-notice': 'nothing to see',
};
