import { readFileSync } from 'node:fs';

import type { Situation } from '../../fixtures-html/server/situation';

/** Every island of the bundle, and where one is met: what matrices of tests are made from. */

interface BuiltFile {
  file: string;
  /** Files that it cannot do without. */
  imports: string[];
}

interface Manifest {
  islands: Record<string, BuiltFile>;
  chunks: Record<string, BuiltFile>;
}

const manifest = JSON.parse(
  readFileSync(new URL('../../dist/manifest.json', import.meta.url), 'utf8'),
) as Manifest;

/** Names of all islands that the build knows. */
export const ISLANDS: readonly string[] = Object.keys(manifest.islands);

/** An island's own file, its door, as the manifest names it. */
export const manifestFileOf = (island: string): string => manifest.islands[island]!.file;

/** Files that an island's own one asks for, all at once. */
export const importsOf = (island: string): readonly string[] => manifest.islands[island]!.imports;

/** All files that an island needs before it can work, its own first. */
export function filesOf(island: string): string[] {
  const files = new Set([manifestFileOf(island)]);
  const add = ({ imports }: BuiltFile): void => {
    for (const file of imports) {
      if (files.has(file)) continue;
      files.add(file);
      add(manifest.chunks[file]!);
    }
  };
  add(manifest.islands[island]!);
  return [...files];
}

/** Files that are asked for only when something is done, or not everywhere: no island needs them to work. */
export const ON_DEMAND: readonly string[] = (() => {
  const needed = new Set(ISLANDS.flatMap(filesOf));
  return Object.keys(manifest.chunks).filter((file) => !needed.has(file));
})();

/** Whether an island renders with React by itself, before anybody opens anything. */
export const isReact = (island: string): boolean =>
  filesOf(island).some((file) => /\/react-[A-Z\d]+\.js$/.test(file));

/** Address of an island's own file. */
export const fileOf = (island: string): string =>
  `/wp-content/plugins/storefront-islands/${manifestFileOf(island)}`;

export interface Place {
  /** The first such element of the page. */
  selector: string;
  /** The listing by default. */
  path?: string;
  /** What has to be so besides what `EVERYTHING` says. */
  situation?: Partial<Situation>;
  /** What no fixture prints, and makes the island be met: markup for the end of the page's main part. */
  printed?: string;
}

const PLACES: Readonly<Record<string, Place>> = {
  'cart-item': { selector: '#header .cart-item' },
  'mini-cart': { selector: '#header .widget_shopping_cart_content' },
  'variation-form': { selector: '.variations_form', path: '/product/corduroy-overshirt/' },
  'product-tabs': { selector: '.woocommerce-tabs', path: '/product/organic-cotton-tee/' },
  tabs: { selector: '.tabbed-content', path: '/our-craft/' },
  accordion: { selector: '.accordion', path: '/our-craft/' },
  gallery: { selector: '.woocommerce-product-gallery', path: '/product/oxford-shirt/' },
  'review-rating': { selector: '.comment-form-rating', path: '/product/organic-cotton-tee/' },
  'size-chart': { selector: '.md-size-chart-btn', path: '/product/organic-cotton-tee/' },
  swatches: { selector: '.variable-items-wrapper', path: '/product/corduroy-overshirt/' },
  'box-swatches': { selector: '.ux-swatches-in-loop' },
  'password-toggle': { selector: '#password', path: '/my-account/' },
  'field-descriptions': {
    selector: '.woocommerce-input-wrapper:has(.description)',
    path: '/checkout/',
  },
  'scroll-to-notices': { selector: 'html' },
  notices: { selector: '.woocommerce-notices-wrapper', path: '/shop/?add-to-cart=101' },
  'sign-up': { selector: '.wp-block-ce4wp-subscribe', path: '/letters/' },
  'quick-view': { selector: 'a.quick-view' },
  pixels: { selector: '[data-pixel-id]' },
  attribution: { selector: 'wc-order-attribution-inputs', path: '/my-account/' },
  'sticky-add-to-cart': {
    selector: '.sticky-add-to-cart-wrapper',
    path: '/product/corduroy-overshirt/',
  },
  'live-search': { selector: '#header .live-search-results' },
  'contact-form': { selector: '.wpcf7', path: '/contact/everything/' },
  'sort-on-change': { selector: 'form.woocommerce-ordering' },
  'result-count': { selector: '.woocommerce-result-count', path: '/shop/?orderby=date' },
  'equal-heights': { selector: '.equalize-box' },
  'off-canvas': { selector: '.filter-button' },
  'sticky-header': { selector: '#header' },
  dropdown: { selector: '.nav .menu-item.has-dropdown' },
  'mobile-menu': { selector: '#main-menu .nav-sidebar' },
  'menu-tabs': { selector: '.sidebar-menu-tabs' },
  'sticky-column': { selector: '.is-sticky-column[data-sticky-mode]', path: '/our-craft/' },
  'scroll-to': { selector: 'body', path: '/our-craft/' },
  tooltips: { selector: 'body', path: '/our-craft/' },
  'login-popup': {
    selector: '#main-menu',
    printed:
      '<div id="login-form-popup" class="mfp-hide"><div class="woocommerce-notices-wrapper"><ul class="woocommerce-error"><li>Wrong password.</li></ul></div></div>',
  },
  'back-to-top': { selector: '#top-link' },
  'orders-table': {
    selector: '.my_account_orders',
    path: '/my-account/orders/',
    situation: { loggedIn: true },
  },
  'busy-form': { selector: 'form.cart', path: '/product/organic-cotton-tee/' },
  'resize-select': { selector: '#main-menu .resize-select' },
  banners: { selector: '.woocommerce-store-notice' },
  'lightbox-image': { selector: '.gallery a', path: '/our-craft/' },
  'lightbox-video': { selector: '.open-video', path: '/our-craft/' },
  parallax: { selector: '.numbers-band', path: '/our-craft/' },
  reveal: { selector: '.step-card', path: '/our-craft/' },
  'count-up': { selector: '.count-up', path: '/our-craft/' },
  'lazy-load': { selector: '.step-card img', path: '/our-craft/' },
  'edit-links': { selector: 'main', path: '/our-craft/' },
  'photo-feed': { selector: '[data-flatsome-instagram]', path: '/' },
  slider: { selector: '.hero-slides .slider', path: '/' },
  'video-background': { selector: '.film-section video', path: '/our-craft/' },
  'add-to-cart': { selector: 'body' },
  'cart-fragments': { selector: 'body' },
  'lightbox-link': { selector: 'body', path: '/checkout/' },
  'motion-notice': { selector: 'body' },
  prefetch: { selector: 'body' },
  quantity: { selector: 'body' },
  'plus-minus-names': { selector: 'form.cart .quantity', path: '/product/organic-cotton-tee/' },
  'theme-presses': { selector: 'body', printed: '<div class="scroll-for-more">More</div>' },
  visit: { selector: 'body' },
  wishlist: { selector: 'body' },
  'wishlist-count': { selector: 'body' },
};

/** A new island has to say where it is met: no matrix leaves it out. */
export function placeOf(island: string): Place & { path: string } {
  const place = PLACES[island];
  if (!place) throw new Error(`${island}: add where it is met to entry/matrix/places.ts.`);
  return { path: '/shop/', ...place };
}

/** A shop in which every island is met somewhere. */
export const EVERYTHING: Partial<Situation> = {
  swatches: 'plugin',
  boxSwatches: true,
  stickyBar: true,
  wishlist: 'view',
  filters: 'off-canvas',
  equalRows: false,
  storeNotice: 'one',
  mobileMenu: 'tabs',
  pixels: 'printed',
  editor: true,
};

export interface OtherPlace {
  path: string;
  /** What has to be so besides what `EVERYTHING` says. */
  situation: Partial<Situation>;
  /** The islands that work in another way here. */
  names: string[];
}

/** Where islands that are met elsewhere, too, work in another way: a shop has the one or the other. */
export const OTHER_PLACES: readonly OtherPlace[] = [
  {
    path: '/shop/',
    situation: {
      cartStyle: 'off-canvas',
      mobileMenu: 'slide',
      searchStyle: 'lightbox',
      storeNotice: 'two',
      cookieNotice: true,
    },
    names: ['cart-item', 'mini-cart', 'mobile-menu', 'live-search', 'banners'],
  },
  {
    path: '/product/corduroy-overshirt/',
    situation: { swatches: 'theme', variationThreshold: 1, productDisplay: 'accordion' },
    names: ['variation-form', 'swatches', 'sticky-add-to-cart', 'product-tabs'],
  },
  {
    path: '/product/organic-cotton-tee/',
    situation: { theme: 'plain' },
    names: ['product-tabs', 'gallery', 'quantity'],
  },
  { path: '/wishlist/', situation: {}, names: ['wishlist'] },
  { path: '/checkout/', situation: {}, names: ['attribution'] },
];
