import { md5 } from '../server/digest';
import { createNonce, WISHLIST_ACTIONS } from '../server/nonces';
import { ATTRIBUTION_FIELDS, ATTRIBUTION_PREFIX } from '../server/attribution';
import { inlineScript } from '../server/inline-scripts';
import type { Situation } from '../server/situation';
import { html, nothing, scriptJson, type Markup } from './markup';
import { absolute, hasVariationForms, isCartOrCheckout, type View } from './view';

const AJAX_URL = '/wp-admin/admin-ajax.php';
const WC_AJAX_URL = '/?wc-ajax=%%endpoint%%';

/* Top-level values are strings: the platform turns true into "1", false into "" and numbers into digits. */

function shopGlobals(): Record<string, string> {
  return {
    ajax_url: AJAX_URL,
    wc_ajax_url: WC_AJAX_URL,
    i18n_password_show: 'Show password',
    i18n_password_hide: 'Hide password',
  };
}

function addToCartGlobals(view: View): Record<string, string> {
  return {
    ajax_url: AJAX_URL,
    wc_ajax_url: WC_AJAX_URL,
    i18n_view_cart: 'View basket',
    cart_url: absolute(view, '/basket/'),
    is_cart: view.page === 'basket' ? '1' : '',
    cart_redirect_after_add: view.visitor.situation.redirectAfterAdd,
  };
}

function fragmentsGlobals(view: View): Record<string, string> {
  const site = md5(`1_${view.origin}/${view.visitor.situation.theme}`);
  return {
    ajax_url: AJAX_URL,
    wc_ajax_url: WC_AJAX_URL,
    cart_hash_key: `wc_cart_hash_${site}`,
    fragment_name: `wc_fragments_${site}`,
    request_timeout: '5000',
  };
}

function variationGlobals(): Record<string, string> {
  return {
    wc_ajax_url: WC_AJAX_URL,
    i18n_no_matching_variations_text:
      'Sorry, no products matched your selection. Please choose a different combination.',
    i18n_make_a_selection_text:
      'Please select some product options before adding this product to your basket.',
    i18n_unavailable_text:
      'Sorry, this product is unavailable. Please choose a different combination.',
    i18n_reset_alert_text:
      'Your selection has been reset. Please select some product options before adding this product to your basket.',
  };
}

function productGlobals(view: View): Record<string, unknown> {
  const { theme, galleryZoom, galleryLightbox } = view.visitor.situation;
  const support = (isOn: boolean): string => (isOn ? '1' : '');
  return {
    i18n_required_rating_text: 'Please select a rating',
    i18n_rating_options: ['1', '2', '3', '4', '5'].map((stars) => `${stars} of 5 stars`),
    i18n_product_gallery_trigger_text: 'View full-screen image gallery',
    review_rating_required: 'yes',
    flexslider: { rtl: false, animation: 'slide', smoothHeight: true, controlNav: 'thumbnails' },
    zoom_enabled: support(theme === 'plain' && galleryZoom),
    zoom_options: [],
    photoswipe_enabled: support(galleryLightbox === 'default'),
    photoswipe_options: { history: false, hideAnimationDuration: 0, showAnimationDuration: 0 },
    flexslider_enabled: support(theme === 'plain'),
  };
}

function swatchGlobals(view: View): Record<string, unknown> {
  const { redirectAfterAdd, ajaxAdd, swatchOptions } = view.visitor.situation;
  return {
    show_variation_label: '1',
    clear_on_reselect: '',
    variation_label_separator: '|',
    is_mobile: '',
    show_variation_stock: '',
    stock_label_threshold: '5',
    cart_redirect_after_add: redirectAfterAdd,
    enable_ajax_add_to_cart: ajaxAdd ? 'yes' : 'no',
    cart_url: absolute(view, '/basket/'),
    is_cart: '',
    ...swatchOptions,
  };
}

function attributionGlobals(view: View): Record<string, unknown> {
  return {
    params: {
      lifetime: 0.00001,
      session: 30,
      base64: false,
      ajaxurl: absolute(view, AJAX_URL),
      prefix: ATTRIBUTION_PREFIX,
      allowTracking: true,
      ...view.visitor.situation.attributionParams,
    },
    fields: ATTRIBUTION_FIELDS,
  };
}

function consentGlobals({ consent }: Situation): Record<string, unknown> {
  return {
    consent_type: consent === 'none' || consent === 'awaited' ? '' : consent,
    waitfor_consent_hook: consent === 'awaited' ? '1' : '',
    cookie_expiration: '30',
    cookie_prefix: 'wp_consent',
    // A list that is empty, where no plugin has named one.
    services: consent === 'none' ? [] : [{ name: 'video', category: 'statistics' }],
  };
}

export function isMiniCartReveal(view: View): boolean {
  const { redirectAfterAdd, miniCartReveal, cartStyle } = view.visitor.situation;
  return (
    redirectAfterAdd === 'no' && miniCartReveal && cartStyle !== 'link' && !isCartOrCheckout(view)
  );
}

function themeGlobals(view: View): Record<string, unknown> {
  return {
    theme: { version: '3.19.12' },
    ajaxurl: absolute(view, AJAX_URL),
    rtl: view.visitor.situation.rtl ? '1' : '',
    sticky_height: view.visitor.situation.editor ? '100' : '70',
    stickyHeaderHeight: '0',
    scrollPaddingTop: '0',
    assets_url: absolute(view, '/wp-content/themes/fixture/'),
    lightbox: {
      close_markup: '<button title="%title%" type="button" class="mfp-close">×</button>',
      close_btn_inside: false,
    },
    user: { can_edit_pages: view.visitor.situation.editor },
    i18n: { mainMenu: 'Main Menu', toggleButton: 'Toggle' },
    options: {
      cookie_notice_version: '1',
      swatches_layout: false,
      swatches_disable_deselect: false,
      swatches_box_select_event: false,
      swatches_box_behavior_selected: false,
      swatches_box_update_urls: '1',
      swatches_box_reset: false,
      swatches_box_reset_limited: false,
      swatches_box_reset_extent: false,
      swatches_box_reset_time: 300,
      search_result_latency: '0',
      ...view.visitor.situation.themeOptions,
    },
    is_mini_cart_reveal: isMiniCartReveal(view) ? '1' : '',
  };
}

function signUpGlobals(view: View): Record<string, string> {
  return {
    siteUrl: absolute(view, '/'),
    url: absolute(view, AJAX_URL),
    nonce: createNonce(view.visitor, 'ce4wp_form_submission'),
  };
}

/** Printed before the form plugin's script; `cached` where a page cache is known of. */
function formGlobals(view: View): Record<string, unknown> {
  return {
    api: { root: absolute(view, '/wp-json/'), namespace: 'contact-form-7/v1' },
    ...(view.url.pathname === '/contact/cached/' && { cached: 1 }),
  };
}

function wishlistGlobals(view: View): Record<string, unknown> {
  const { visitor } = view;
  return {
    ajax_url: AJAX_URL,
    redirect_to_cart: '',
    multi_wishlist: '',
    hide_add_button: '1',
    enable_ajax_loading: visitor.situation.wishlistAjax ? '1' : '',
    remove_from_wishlist_after_add_to_cart: '',
    is_wishlist_responsive: '1',
    time_to_close_prettyphoto: '3000',
    fragments_index_glue: '.',
    reload_on_found_variation: '1',
    mobile_media_query: '768',
    labels: {
      cookie_disabled:
        'We are sorry, but this feature is available only if cookies on your browser are enabled.',
      added_to_cart_message: '<div class="woocommerce-message" role="alert">Added to basket</div>',
    },
    actions: {
      ...Object.fromEntries(WISHLIST_ACTIONS.map((name) => [`${name}_action`, name])),
      load_fragments: 'load_fragments',
    },
    nonce: Object.fromEntries(
      WISHLIST_ACTIONS.map((name) => [`${name}_nonce`, createNonce(visitor, name)]),
    ),
  };
}

/** The globals the platform prints before its scripts; other people's scripts read them too. */
export function localizedGlobals(view: View): Markup {
  const { visitor } = view;
  if (!visitor.situation.globals) return nothing;
  const print = (handle: string, name: string, value: unknown): Markup =>
    inlineScript(visitor, `${handle}-js-extra`, `\nvar ${name} = ${scriptJson(value)};\n`);
  return html`${print('woocommerce', 'woocommerce_params', shopGlobals())}${
    visitor.situation.ajaxAdd
      ? print('wc-add-to-cart', 'wc_add_to_cart_params', addToCartGlobals(view))
      : nothing
  }${
    hasVariationForms(view)
      ? print('wc-add-to-cart-variation', 'wc_add_to_cart_variation_params', variationGlobals())
      : nothing
  }${
    view.page === 'product'
      ? print('wc-single-product', 'wc_single_product_params', productGlobals(view))
      : nothing
  }${
    visitor.situation.swatches === 'plugin'
      ? print('woo-variation-swatches', 'woo_variation_swatches_options', swatchGlobals(view))
      : nothing
  }${print('ce4wp_form_submit', 'ce4wp_form_submit_data', signUpGlobals(view))}${view.page === 'contact' ? print('contact-form-7', 'wpcf7', formGlobals(view)) : nothing}${print('wc-cart-fragments', 'wc_cart_fragments_params', fragmentsGlobals(view))}${
    visitor.situation.theme === 'flatsome'
      ? print('flatsome', 'flatsomeVars', themeGlobals(view))
      : nothing
  }${
    visitor.situation.wishlist === 'off'
      ? nothing
      : print('jquery-yith-wcwl', 'yith_wcwl_l10n', wishlistGlobals(view))
  }${
    visitor.situation.attribution
      ? print('wc-order-attribution', 'wc_order_attribution', attributionGlobals(view))
      : nothing
  }${
    visitor.situation.consent === 'absent'
      ? nothing
      : print('wp-consent-api', 'consent_api', consentGlobals(visitor.situation))
  }`;
}
