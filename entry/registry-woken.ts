import { savesData } from '../shared/platform/saves-data';
import type { AnyRegistration } from './registry';

/**
 * Where data is to be saved, what would come in an idle moment waits until it is in sight, which the
 * panel that the address means may never be. The build reads this file without a browser.
 */
const forPanels = typeof navigator === 'object' && savesData() && location.hash ? 'now' : 'idle';

/** A finger comes near nothing before it presses: by its first tap a menu that is in sight has to be there. */
const forFingers =
  typeof matchMedia === 'function' && matchMedia('(hover: none)').matches
    ? 'visible'
    : 'interaction';

/** What may be a picture by its address; the island looks closer (platform document "theme", 8.1). */
const PICTURES = `:is(.gallery,.entry-content,.wp-block-image,[id^=attachment]) a:is(${['jp', 'png', 'webp', 'avif', 'gif', 'svg'].map((end) => `[href*=".${end}" i]`).join(',')})`;

/**
 * What nobody misses before the first interaction: comes with the first sign of a shopper, and is told
 * what was done until then. Here `idle` means: right after it.
 *
 * A press that comes first of all has taken the page's own way by then, and is repeated: an entry whose
 * presses lead elsewhere without it, such as links to a product, belongs to `registry-late`.
 */
export const woken = [
  { name: 'sticky-header', selector: '#header.has-sticky', when: 'idle', wakeOn: ['scroll'] },
  {
    name: 'dropdown',
    selector: '.nav .has-dropdown:not(.cart-item)',
    when: forFingers,
    wakeFrom: '.nav-prompts-overlay',
    press: '.nav-dropdown-toggle>a,:is(.has-dropdown,.has-dropdown>.header-button)>a[href="#"]',
  },
  {
    name: 'mobile-menu',
    // In the theme's pages and panels: other themes open such lists themselves.
    selector:
      ':is(#wrapper,.mobile-sidebar,#shop-sidebar,#product-sidebar) :is(.widget:has(ul.children,.current-cat),.nav:has(ul.children),.menu:has(.sub-menu))',
    when: 'idle',
    press:
      '.sidebar-menu .menu-item-has-children>a[href="#"],.mobile-submenu-toggle .sidebar-menu .menu-item-has-children>a',
  },
  { name: 'menu-tabs', selector: '.sidebar-menu-tabs', when: 'idle', press: 'a' },
  { name: 'back-to-top', selector: '#top-link', when: 'idle', wakeOn: ['scroll'] },
  {
    name: 'sticky-add-to-cart',
    selector: '.sticky-add-to-cart-wrapper',
    when: 'idle',
    wakeOn: ['scroll'],
  },
  {
    name: 'sticky-column',
    selector: '.is-sticky-column[data-sticky-mode=javascript]',
    when: 'idle',
    wakeOn: ['scroll'],
  },
  {
    name: 'scroll-to',
    selector: 'body:has(span.scroll-to)',
    when: 'idle',
    wakeOn: ['scroll', 'hashchange'],
    wake: 'a[href*="#"]',
    press: 'a[href*="#"]',
  },
  {
    name: 'tooltips',
    selector: 'body',
    wake: '.tooltip,.has-tooltip,.tip-top,li.chosen a,.tooltip-as-html,.scroll-to-bullets a',
  },
  {
    name: 'slider',
    // A product's pictures have a slider of their own. Until somebody is there, slides lie in a row
    // that scrolls.
    selector: '[data-flickity-options]:not(.product-gallery-slider,.product-thumbnails)',
    when: 'visible',
  },
  { name: 'field-descriptions', selector: '.woocommerce-input-wrapper:has(.description)' },
  {
    name: 'live-search',
    selector: '.live-search-results',
    // It stands beside the field, in the form.
    wakeFrom: '.searchform',
    wake: '.search-field,.search_categories',
  },
  {
    name: 'box-swatches',
    selector: '.ux-swatches-in-loop:not(.js-ux-swatches)',
    // Its items can be reached by keyboard only once it runs.
    wakeFrom: '.product-small',
    press: '.ux-swatch,.ux-swatches__limiter',
  },
  { name: 'sort-on-change', selector: 'form.woocommerce-ordering' },
  { name: 'prefetch', selector: 'body', wake: '.product-small a,.products a,.wishlist_table a' },
  {
    name: 'lightbox-link',
    selector: 'body:has(.lightbox-by-id)',
    wake: 'a[href*="#"]',
    press: 'a[href*="#"]',
  },
  // A finger's tap on one of these that is the very first sign of all follows the link, as without them.
  {
    name: 'lightbox-image',
    selector: `.lightbox :is(a.image-lightbox,a.lightbox-gallery,.lightbox-multi-gallery a,${PICTURES})`,
    press: 'a',
  },
  {
    name: 'lightbox-video',
    selector: `a:is(.open-video,.button:is([href*=vimeo],[href*="youtube.com/watch"])):not(.product_type_external)`,
    press: 'a',
  },
  {
    name: 'wishlist-count',
    selector: 'body:has(i.wishlist-icon)',
    wake: '.wishlist-link,.wishlist-button',
    wakeOn: [
      'wishlist-news',
      'pageshow',
      'added_to_wishlist',
      'removed_from_wishlist',
      'yith_wcwl_fragments_replaced',
    ],
  },
  // An address that means one of their panels brings all of these at once; a search in the page looks
  // into panels only once they work.
  {
    name: 'tabs',
    selector: '.tabbed-content:not(.woocommerce-tabs)',
    when: forPanels,
    wakeOn: ['hashchange'],
    press: '.tab>a',
  },
  {
    name: 'accordion',
    selector: '.accordion:has(>.accordion-item>a.accordion-title):not(.product-page-accordian>*)',
    when: forPanels,
    wakeOn: ['hashchange'],
    press: '.accordion-title',
  },
  // Others call what it gives them once somebody has done something.
  { name: 'scroll-to-notices', selector: 'html' },
  {
    name: 'plus-minus-names',
    selector: '.quantity:has(.plus):not(.widget_shopping_cart_content *)',
    when: 'idle',
  },
  { name: 'password-toggle', selector: '.woocommerce form [type=password]', when: 'visible' },
  // At the end of a page, which is scrolled to; an address that means it is a sign as well.
  { name: 'review-rating', selector: '.comment-form-rating', when: 'visible' },
  // Further down the page: the placeholder stands there until the page is scrolled.
  { name: 'photo-feed', selector: '[data-flatsome-instagram]', when: 'visible' },
  // The parents: the marks themselves leave the page.
  { name: 'edit-links', selector: ':has(>.block-edit-link)', when: 'idle' },
  { name: 'motion-notice', selector: 'body.logged-in', when: 'idle' },
  { name: 'orders-table', selector: '.my_account_orders', when: 'idle' },
  { name: 'busy-form', selector: 'form.cart,.wpcf7', when: 'idle' },
  { name: 'resize-select', selector: 'select:is(.resizeselect,.resize-select)', when: 'visible' },
  {
    name: 'theme-presses',
    selector: 'body:has(.search-dropdown,.scroll-for-more,#hotspot,.disable-lightbox)',
    wake: '.search-dropdown button,.scroll-for-more,#hotspot,.disable-lightbox a',
    press: '.search-dropdown button,.scroll-for-more,#hotspot,.disable-lightbox a',
  },
] as const satisfies readonly AnyRegistration[];
