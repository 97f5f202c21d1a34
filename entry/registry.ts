import { early } from './registry-early';
import { rare } from './registry-rare';
import { late } from './registry-late';
import { woken } from './registry-woken';
import type { IslandSchedule, Mount, ReactMount, Registration } from '../shared/islands/island';

/** The islands there are, by name. Types only: the loader must not carry their code. */
interface IslandModules {
  'cart-fragments': typeof import('../widgets/cart-fragments/cart-fragments.island');
  'add-to-cart': typeof import('../widgets/add-to-cart/add-to-cart.island');
  quantity: typeof import('../widgets/quantity/quantity.island');
  'variation-form': typeof import('../widgets/variation-form/variation-form.island');
  'cart-item': typeof import('../widgets/cart-item/cart-item.island');
  'mini-cart': typeof import('../widgets/mini-cart/mini-cart.island');
  'size-chart': typeof import('../widgets/size-chart/size-chart.island');
  'product-tabs': typeof import('../widgets/product-tabs/product-tabs.island');
  tabs: typeof import('../widgets/tabs/tabs.island');
  accordion: typeof import('../widgets/accordion/accordion.island');
  gallery: typeof import('../widgets/gallery/gallery.island');
  'video-background': typeof import('../widgets/video-background/video-background.island');
  slider: typeof import('../widgets/slider/slider.island');
  'review-rating': typeof import('../widgets/review-rating/review-rating.island');
  swatches: typeof import('../widgets/swatches/swatches.island');
  'box-swatches': typeof import('../widgets/box-swatches/box-swatches.island');
  'sign-up': typeof import('../widgets/sign-up/sign-up.island');
  'plus-minus-names': typeof import('../widgets/plus-minus-names/plus-minus-names.island');
  'password-toggle': typeof import('../widgets/password-toggle/password-toggle.island');
  'field-descriptions': typeof import('../widgets/field-descriptions/field-descriptions.island');
  'sticky-header': typeof import('../widgets/sticky-header/sticky-header.island');
  'back-to-top': typeof import('../widgets/back-to-top/back-to-top.island');
  'lightbox-link': typeof import('../widgets/lightbox-link/lightbox-link.island');
  'lightbox-image': typeof import('../widgets/lightbox-image/lightbox-image.island');
  'lightbox-video': typeof import('../widgets/lightbox-video/lightbox-video.island');
  'login-popup': typeof import('../widgets/login-popup/login-popup.island');
  dropdown: typeof import('../widgets/dropdown/dropdown.island');
  'mobile-menu': typeof import('../widgets/mobile-menu/mobile-menu.island');
  'menu-tabs': typeof import('../widgets/mobile-menu/menu-tabs.island');
  'sticky-column': typeof import('../widgets/sticky-column/sticky-column.island');
  'scroll-to': typeof import('../widgets/scroll-to/scroll-to.island');
  tooltips: typeof import('../widgets/tooltips/tooltips.island');
  notices: typeof import('../widgets/notices/notices.island');
  'scroll-to-notices': typeof import('../widgets/notices/scroll-to-notices.island');
  'quick-view': typeof import('../widgets/quick-view/quick-view.island');
  banners: typeof import('../widgets/banners/banners.island');
  visit: typeof import('../widgets/attribution/visit.island');
  pixels: typeof import('../widgets/pixels/pixels.island');
  attribution: typeof import('../widgets/attribution/attribution.island');
  'sticky-add-to-cart': typeof import('../widgets/sticky-add-to-cart/sticky-add-to-cart.island');
  'live-search': typeof import('../widgets/live-search/live-search.island');
  'contact-form': typeof import('../widgets/contact-form/contact-form.island');
  'sort-on-change': typeof import('../widgets/sort-on-change/sort-on-change.island');
  'result-count': typeof import('../widgets/result-count/result-count.island');
  'equal-heights': typeof import('../widgets/equal-heights/equal-heights.island');
  'off-canvas': typeof import('../widgets/off-canvas/off-canvas.island');
  prefetch: typeof import('../widgets/prefetch/prefetch.island');
  'wishlist-count': typeof import('../widgets/wishlist-count/wishlist-count.island');
  wishlist: typeof import('../widgets/wishlist/wishlist.island');
  parallax: typeof import('../widgets/parallax/parallax.island');
  reveal: typeof import('../widgets/reveal/reveal.island');
  'lazy-load': typeof import('../widgets/lazy-load/lazy-load.island');
  'count-up': typeof import('../widgets/count-up/count-up.island');
  'photo-feed': typeof import('../widgets/photo-feed/photo-feed.island');
  'edit-links': typeof import('../widgets/edit-links/edit-links.island');
  'motion-notice': typeof import('../widgets/edit-links/motion-notice.island');
  'orders-table': typeof import('../widgets/orders-table/orders-table.island');
  'busy-form': typeof import('../widgets/busy-form/busy-form.island');
  'resize-select': typeof import('../widgets/resize-select/resize-select.island');
  'theme-presses': typeof import('../widgets/theme-presses/theme-presses.island');
}

/** React must not run on the critical path: an island that needs it cannot be there at once. */
export type ScheduleFor<Module extends { mount: Mount }> = Module['mount'] extends ReactMount
  ? { when?: Exclude<IslandSchedule, 'now'>; nowWith?: never }
  : { when?: IslandSchedule };

/** What an island waits for has to exist. */
type WaitsFor<Module> = Module extends { after: ReadonlyArray<infer Other> }
  ? Other extends keyof IslandModules
    ? unknown
    : never
  : unknown;

export type RegistrationOf<Name extends keyof IslandModules> = Registration &
  ScheduleFor<IslandModules[Name]> &
  WaitsFor<IslandModules[Name]> & { name: Name };

export type AnyRegistration = {
  [Name in keyof IslandModules]: RegistrationOf<Name>;
}[keyof IslandModules];

/** Every island, in the order in which they are connected. The parts are loaded one by one. */
export const registry = [...early, ...late, ...rare, ...woken] as const;

/** Of these, nothing runs before a shopper does something, whatever their `when`. */
export { woken };
