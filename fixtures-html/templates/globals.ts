import { md5 } from '../server/digest';
import { inlineScript } from '../server/inline-scripts';
import { html, nothing, scriptJson, type Markup } from './markup';
import { absolute, isCartOrCheckout, type View } from './view';

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

function isMiniCartReveal(view: View): boolean {
  const { redirectAfterAdd, miniCartReveal, cartStyle } = view.visitor.situation;
  return (
    redirectAfterAdd === 'no' && miniCartReveal && cartStyle !== 'link' && !isCartOrCheckout(view)
  );
}

function themeGlobals(view: View): Record<string, unknown> {
  return {
    theme: { version: '3.19.12' },
    ajaxurl: absolute(view, AJAX_URL),
    rtl: '',
    sticky_height: '70',
    stickyHeaderHeight: '0',
    scrollPaddingTop: '0',
    assets_url: absolute(view, '/wp-content/themes/fixture/'),
    lightbox: {
      close_markup: '<button title="%title%" type="button" class="mfp-close">×</button>',
      close_btn_inside: false,
    },
    user: { can_edit_pages: false },
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
    },
    is_mini_cart_reveal: isMiniCartReveal(view) ? '1' : '',
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
  }${print('wc-cart-fragments', 'wc_cart_fragments_params', fragmentsGlobals(view))}${
    visitor.situation.theme === 'flatsome'
      ? print('flatsome', 'flatsomeVars', themeGlobals(view))
      : nothing
  }`;
}
