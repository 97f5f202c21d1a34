import type { Variation } from '../shared/models/variations/variation';

/** Events of a product form, raised on the form, bubbling. */
interface VariationEventMap {
  /** The form is set up; with the object that other scripts call it by, where there is jQuery. */
  wc_variation_form: CustomEvent<[form?: object]>;
  check_variations: CustomEvent<[chosen?: object]>;
  update_variation_values: CustomEvent<[]>;
  /** The options have been renewed. */
  woocommerce_update_variation_values: CustomEvent<[]>;
  /** An option was chosen; then what follows from it is shown. */
  woocommerce_variation_select_change: CustomEvent<[]>;
  woocommerce_variation_has_changed: CustomEvent<[]>;
  found_variation: CustomEvent<[variation: Variation]>;
  /** On `.single_variation`. */
  show_variation: CustomEvent<[variation: Variation, isForSale: boolean]>;
  hide_variation: CustomEvent<[]>;
  /** No variation is chosen; the picture is to be the product's. */
  reset_data: CustomEvent<[]>;
  reset_image: CustomEvent<[]>;
  announce_reset: CustomEvent<[]>;
  clear_reset_announcement: CustomEvent<[]>;
  reset_focus: CustomEvent<[]>;
}

/** Events of a product's gallery, raised on it, bubbling. */
interface GalleryEventMap {
  'wc-product-gallery-before-init': CustomEvent<[gallery: HTMLElement, settings: object]>;
  'wc-product-gallery-after-init': CustomEvent<[gallery: HTMLElement, settings: object]>;
  'wc-product-gallery-before-destroy': CustomEvent<[gallery: HTMLElement, settings: object]>;
  'flexslider-click': CustomEvent<[]>;
  woocommerce_gallery_reset_slide_position: CustomEvent<[]>;
  woocommerce_gallery_init_zoom: CustomEvent<[]>;
}

/** Events of the theme, by its usual name; all but the slider's on the document. */
interface ThemeEventMap {
  'flatsome-flickity-ready': CustomEvent<[]>;
  'flatsome-product-gallery-tools-init': CustomEvent<[]>;
  'flatsome-open-mini-cart': CustomEvent<[]>;
  'flatsome-header-sticky': CustomEvent<[]>;
  'flatsome-dropdown-opened': CustomEvent<[entry: HTMLElement]>;
  'flatsome-equalize-box': CustomEvent<[]>;
}

/** Events of the theme's popup engine, on the document; natively those of the quick view only. */
interface PopupEventMap {
  mfpBeforeOpen: CustomEvent<[]>;
  mfpElementParse: CustomEvent<[]>;
  mfpBeforeAppend: CustomEvent<[]>;
  mfpChange: CustomEvent<[]>;
  mfpOpen: CustomEvent<[]>;
  mfpBeforeClose: CustomEvent<[]>;
  mfpClose: CustomEvent<[]>;
  mfpAfterClose: CustomEvent<[]>;
}

interface WishlistEventMap {
  adding_to_wishlist: CustomEvent<[]>;
  /** After every answer, refusals included. */
  added_to_wishlist: CustomEvent<[link: HTMLElement, container: HTMLElement]>;
  removed_from_wishlist: CustomEvent<[link: HTMLElement, container: HTMLElement]>;
  /** These on the document. */
  yith_wcwl_init: CustomEvent<[]>;
  yith_wcwl_init_after_ajax: CustomEvent<[]>;
  yith_wcwl_reload_fragments: CustomEvent<[]>;
  yith_wcwl_fragments_loaded: CustomEvent<[wanted: object, arrived: object, cameEmpty: boolean]>;
}

/** Answers to the consent plugin, raised on the document. */
interface ConsentEventMap {
  /** Category → answer. */
  wp_listen_for_consent_change: CustomEvent<Record<string, string>>;
  wp_consent_api_status_change_service: CustomEvent<{ service: string; value: boolean }>;
}

/** What islands raise beyond the basket's events and their own. */
export interface IslandEventMap
  extends
    VariationEventMap,
    GalleryEventMap,
    ThemeEventMap,
    PopupEventMap,
    WishlistEventMap,
    ConsentEventMap {
  /** Of the block scripts; by us without jQuery only, with it they raise them themselves. */
  'wc-blocks_adding_to_cart': CustomEvent<{ preserveCartData: boolean }>;
  'wc-blocks_added_to_cart': CustomEvent<{ preserveCartData: boolean }>;
  'wc-blocks_removed_from_cart': CustomEvent<{ preserveCartData: boolean }>;
  /** Something in the header is about to show itself; on the document. */
  'storefront-islands:show-header': Event;
}
