import { doesSomething } from './acting-address';
import { basketUrl } from './cart-settings';
import { readSetting } from './settings';

/** Files that are no page: what is downloaded or shown by itself. A shop's pages may end in `.html`. */
const FILE =
  /\.(?:7z|avif|bmp|csv|docx?|epub|gif|gz|ics|jpe?g|json|mov|mp[34]|odt|og[gv]|pdf|png|pptx?|rar|svg|tiff?|txt|wav|web[mp]|xlsx?|xml|zip)$/i;

/** A shop that has switched the island off wants no page fetched ahead, by others neither. */
const OFF = '[data-island-prefetch=off]';

/** Links to the checkout, wherever the page has one. */
const CHECKOUT = 'a.checkout[href],a.checkout-button[href]';

/**
 * Whether a page may be fetched before somebody opens it: another page of this shop that nothing
 * happens by, and that is no shopper's own, as basket and checkout are; none where the shop wants it so.
 */
export function isFetchedAhead(address: string): boolean {
  if (document.body.matches(OFF)) return false;
  const url = new URL(address, document.baseURI);
  const { origin, pathname, search } = url;
  const isHere = pathname === location.pathname && search === location.search;
  if (origin !== location.origin || isHere) return false;
  if (doesSomething(url) || FILE.test(pathname)) return false;
  const checkouts = [...document.querySelectorAll<HTMLAnchorElement>(CHECKOUT)];
  const own = [readSetting(basketUrl), ...checkouts.map(({ href }) => href)];
  return !own.some((one) => new URL(one, document.baseURI).pathname === pathname);
}
