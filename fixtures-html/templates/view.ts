import type { Visitor } from '../server/visitor';

export type PageKind =
  | 'home'
  | 'shop'
  | 'product'
  | 'basket'
  | 'checkout'
  | 'block-checkout'
  | 'order-received'
  | 'account'
  | 'wishlist'
  | 'article'
  | 'contact'
  | 'landing'
  | 'not-found'
  | 'fixtures'
  | 'fragment';

/** What every template may need to know about the request it answers. */
export interface View {
  readonly visitor: Visitor;
  readonly origin: string;
  readonly url: URL;
  readonly page: PageKind;
}

/** Where the files of `fixtures-html/assets` are. */
const THEME = '/wp-content/themes/fixture';

/** Where the scripts of other houses are that the fixture shop loads. */
export const FIXTURE_SCRIPTS = `${THEME}/scripts`;

/** Where the films are, which are small enough to lie in the repository. */
export const FIXTURE_FILMS = `${THEME}/films`;

export function absolute(view: View, path: string): string {
  return view.origin + path;
}

/** On the basket and checkout pages the header's cart is a plain link, without panel or widget. */
export function isCartOrCheckout(view: View): boolean {
  return ['basket', 'checkout', 'block-checkout'].includes(view.page);
}

/** Product pages, and those that may show a product in the theme's quick view. */
export function hasVariationForms({ page, visitor }: View): boolean {
  const hasQuickView =
    visitor.situation.theme === 'flatsome' && (page === 'shop' || page === 'home');
  return page === 'product' || hasQuickView;
}

/** The address of this page with one query parameter set, for links that work without script. */
export function withParameter(view: View, name: string, value: string): string {
  const query = new URLSearchParams(view.page === 'fragment' ? '' : view.url.search);
  query.delete('add-to-cart');
  query.delete('quantity');
  query.set(name, value);
  return `${view.page === 'fragment' ? '/shop/' : view.url.pathname}?${query.toString()}`;
}
