import { readBoolean, readFilledText, type Setting } from '../../shared/platform/settings';

/** What the form's second half needs: where a choice shows, and what is said about it. */
export const detailSelectors = {
  button: '.single_add_to_cart_button',
  buttonArea: '.woocommerce-variation-add-to-cart',
  clearAlert: '.reset_variations_alert',
  /** Older templates print it hidden. */
  wrap: '.single_variation_wrap',
  quantity: '.single_variation_wrap .quantity input.qty[name="quantity"]',
  quantityBlock: '.quantity',
  product: '.product',
  /** Around a select and what stands in for it. */
  cell: '.value',
  sku: '.product_meta .sku',
  weight:
    '.product_weight,.woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value',
  dimensions:
    '.product_dimensions,.woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value',
};

/** What can be focused where a select is hidden behind something else; the best first. */
export const standIns = ['[role=radio][tabindex="0"]', '[role=radio]', 'input,button'];

export const classes = {
  disabled: 'disabled',
  needed: 'wc-variation-selection-needed',
  unavailable: 'wc-variation-is-unavailable',
  message: 'wc-no-matching-variations',
  areaOn: 'woocommerce-variation-add-to-cart-enabled',
  areaOff: 'woocommerce-variation-add-to-cart-disabled',
};

const PARAMS = 'wc_add_to_cart_variation_params';

const platformText = (key: string, name: string, fallback: string): Setting<string> => ({
  key,
  global: [PARAMS, name],
  read: readFilledText,
  fallback,
});

export const texts = {
  noMatch: platformText(
    'noMatchingVariations',
    'i18n_no_matching_variations_text',
    'Sorry, no products matched your selection. Please choose a different combination.',
  ),
  choose: platformText(
    'makeASelection',
    'i18n_make_a_selection_text',
    'Please select some product options before adding this product to your basket.',
  ),
  unavailable: platformText(
    'unavailableVariation',
    'i18n_unavailable_text',
    'Sorry, this product is unavailable. Please choose a different combination.',
  ),
  cleared: platformText(
    'selectionCleared',
    'i18n_reset_alert_text',
    'Your selection has been reset. Please select some product options before adding this product to your basket.',
  ),
};

const platformFlag = (
  key: string,
  path: [string, string],
  fallback: boolean,
): Setting<boolean> => ({
  key,
  global: path,
  read: readBoolean,
  expected: '"yes" or "no"',
  fallback,
});

const SWATCHES = 'woo_variation_swatches_options';

export const settings = {
  /** The chosen attributes stand in the page's address. */
  linkableUrl: platformFlag('linkableUrl', [SWATCHES, 'enable_linkable_url'], false),
  /** Whether the shop adds in the page at all; its script's settings are printed only then. */
  addInPage: platformFlag('addInPage', [SWATCHES, 'enable_ajax_add_to_cart'], true),
  redirectAfterAdd: platformFlag(
    'redirectAfterAdd',
    ['wc_add_to_cart_params', 'cart_redirect_after_add'],
    true,
  ),
};
