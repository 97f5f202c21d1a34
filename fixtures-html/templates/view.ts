import type { Visitor } from '../server/visitor';

export type PageKind =
  | 'home'
  | 'shop'
  | 'product'
  | 'basket'
  | 'checkout'
  | 'order-received'
  | 'account'
  | 'article'
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

export function absolute(view: View, path: string): string {
  return view.origin + path;
}

/** On the basket and checkout pages the header's cart is a plain link, without panel or widget. */
export function isCartOrCheckout(view: View): boolean {
  return view.page === 'basket' || view.page === 'checkout';
}

/** The address of this page with one query parameter set, for links that work without script. */
export function withParameter(view: View, name: string, value: string): string {
  const query = new URLSearchParams(view.page === 'fragment' ? '' : view.url.search);
  query.delete('add-to-cart');
  query.delete('quantity');
  query.set(name, value);
  return `${view.page === 'fragment' ? '/shop/' : view.url.pathname}?${query.toString()}`;
}
