import type { AnyRegistration } from './registry';

/**
 * What a shopper buys with, and what would lead to the end of the page instead of opening: the loader
 * brings these entries along, so that no press is lost from its first moment on. Connected in this order,
 * so that what others rely on comes first.
 */
export const early = [
  {
    name: 'cart-fragments',
    // For another tab's news: who comes from there, or goes there, has changed tabs. To hear of what is stored
    // costs a page that opens more than all its selectors. (Firefox tells of the focus of every page that opens.)
    wakeOn: ['visibilitychange', 'pageshow', 'wc_fragment_refresh'],
    // Without a basket there is nothing to show before somebody does something.
    nowWith: 'woocommerce_items_in_cart',
    selector: 'body',
  },
  {
    name: 'cart-item',
    // On the basket and checkout pages it is a plain link.
    selector: '.cart-item:has(.nav-dropdown,.off-canvas-toggle)',
    press: '.off-canvas-toggle',
    wakeFrom: 'body',
  },
  {
    name: 'off-canvas',
    // Some openers can be reached by keys only once this is here.
    wakeOn: ['keydown'],
    selector: '[data-open]:not(.cart-item .off-canvas-toggle)',
    press: '[data-open]',
  },
  {
    name: 'add-to-cart',
    selector: 'body',
    wake: '.add_to_cart_button,.remove_from_cart_button',
    press: '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive),.remove_from_cart_button',
  },
  {
    name: 'quantity',
    press: '.quantity .plus,.quantity .minus',
    sight: 'form.cart:not(.variations_form) .quantity',
    when: 'visible',
    selector: 'body',
  },
  {
    name: 'variation-form',
    selector: '.variations_form',
    when: 'idle',
    press: '.single_add_to_cart_button',
  },
  {
    name: 'mini-cart',
    selector: '.widget_shopping_cart_content',
    wakeFrom: '.cart-item,.site-header-cart',
    press: '.remove_from_cart_button',
  },
  {
    name: 'swatches',
    selector: 'form .variations :is(ul,.ux-swatches)[data-attribute_name]',
    when: 'idle',
    press: '.variable-item,.ux-swatch',
  },
] as const satisfies readonly AnyRegistration[];
