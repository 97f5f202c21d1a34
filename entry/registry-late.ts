import type { ConsentGlobals } from '../shared/platform/consent-globals';
import type { AnyRegistration } from './registry';

/** None while the build reads this list. */
const address = String(globalThis.location);

/** An address may mean a panel that is out of sight (platform document "shop", 10.1). */
export const asksForPanel = /#|comment-page-|cpage=/.test(address);

/** Only then is the number of results news (platform document "shop", 11), and can there be a campaign. */
const hasQuery = address.includes('?');

/**
 * Whether a visit is noted before anybody does anything: banners may miss the consent plugin's functions,
 * which come along, or a campaign or another site may have sent the shopper, which only this page can tell.
 */
const isTelling =
  hasQuery ||
  !(globalThis as ConsentGlobals).wp_has_consent ||
  document.referrer.split(`${location.origin}/`)[0];

/**
 * Some pages have enough to load: those of shoppers with a basket, those with options to choose, and
 * those whose boxes have to be measured.
 */
function isLaden(): unknown {
  try {
    return (
      document.querySelector('.variations_form,.equalize-box:not(.has-subgrid-rows)') ||
      document.cookie.includes('_items_in_cart=')
    );
  } catch {
    // A sandboxed page, or the build.
  }
  return undefined;
}

/**
 * What is needed besides before anybody does anything, or holds presses: comes with the starter, so
 * that the loader stays small however many there are.
 */
export const late = [
  {
    name: 'size-chart',
    selector: '.md-size-chart-btn',
    press: '.md-size-chart-btn',
  },
  {
    name: 'product-tabs',
    selector: '.woocommerce-tabs,.product-page-accordian,.product-page-sections',
    when: asksForPanel ? 'idle' : 'visible',
    wakeFrom: '.product',
    // A search in the page, begun by a key, looks into the panels only once they work.
    wakeOn: ['hashchange', 'keydown'],
    press: '.wc-tabs a,.accordion-title,.woocommerce-review-link',
  },
  {
    name: 'gallery',
    selector: '.woocommerce-product-gallery',
    // The theme's markup scrolls by itself. The shop plugin's lacks the thumbnails, which a script adds.
    when: 'visible',
    sight: '.woocommerce-product-gallery__wrapper:not(.product-gallery-slider)',
    // The theme's thumbnails stand beside it, and a choice will want another picture.
    wakeFrom: '.product',
    wake: '.woocommerce-product-gallery,.product-thumbnails,.variations',
    wakeOn: ['found_variation'],
    press: '.woocommerce-product-gallery__image a,.zoom-button,.product-thumbnails a',
  },
  {
    name: 'quick-view',
    selector: 'a.quick-view[data-prod]',
    press: 'a',
  },
  {
    name: 'contact-form',
    selector: '.wpcf7',
    when: 'visible',
    press: '[type=submit],[type=image],button',
  },
  {
    name: 'sign-up',
    // Its form has no address: what is sent without us stands in that of the page.
    selector: 'div:has(>.cm-contact-form)',
    press: '.submit-button',
  },
  {
    name: 'result-count',
    selector: '.woocommerce-result-count',
    when: hasQuery ? 'idle' : 'interaction',
  },
  { name: 'equal-heights', selector: '.equalize-box:not(.has-subgrid-rows)', when: 'visible' },
  {
    name: 'wishlist',
    selector: 'body:has(.wishlist-fragment)',
    // Where hearts come empty, they are filled once they are seen.
    when: 'visible',
    sight: 'div.wishlist-icon:not(:has(a)),.wishlist-fragment:not(:has(*))',
    wake: '.wishlist-icon,.wishlist-fragment',
    wakeOn: ['wishlist-news', 'pageshow', 'found_variation'],
    press: '.wishlist-button,.add_to_wishlist,.delete_item,.remove_from_wishlist',
  },
  {
    name: 'visit',
    selector: 'body',
    when: isTelling ? 'idle' : 'interaction',
    wakeOn: ['attribution-wanted'],
  },
  {
    name: 'banners',
    selector: '.woocommerce-store-notice,#coming-soon-footer-banner,.flatsome-cookies',
    // Asked only where there are some: to read a cookie has the page wait for another process.
    get when() {
      return isLaden() ? 'interaction' : 'idle';
    },
    // With the line in the head nobody misses it: a notice is there before, or stays away.
    wakeFrom: 'body',
    // A link in a notice's text is followed as soon as it is told apart.
    press: 'a',
  },
] as const satisfies readonly AnyRegistration[];
