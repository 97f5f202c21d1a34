import type { Product } from '../catalogue/product';
import { isInStock } from '../server/stock';
import { html, nothing, raw, type Markup } from './markup';
import { absolute, withParameter, type View } from './view';

function linkText(product: Product, isAvailable: boolean): { text: string; label: string } {
  const name = product.name;
  if (product.kind === 'variable')
    return { text: 'Select options', label: `Select options for “${name}”` };
  if (product.kind === 'grouped')
    return { text: 'View products', label: `View products in the “${name}” group` };
  if (product.kind === 'external')
    return { text: 'Buy from our partner', label: `Buy from our partner: “${name}”` };
  if (!isAvailable) return { text: 'Read more', label: `Read more about “${name}”` };
  return { text: 'Add to basket', label: `Add to basket: “${name}”` };
}

/** The button of a product box. Without script it is an ordinary link that adds, or leads to the product. */
export function addToCartLink(view: View, product: Product): Markup {
  const { situation } = view.visitor;
  const isAvailable =
    product.kind !== 'external' && product.kind !== 'grouped' && isInStock(view.visitor, product);
  const isAjax = isAvailable && product.kind === 'simple';
  const href =
    isAvailable && product.kind === 'simple'
      ? withParameter(view, 'add-to-cart', String(product.id))
      : product.kind === 'external'
        ? product.externalUrl
        : absolute(view, `/product/${product.slug}/`);
  const { text, label } = linkText(product, isAvailable);
  const describedBy = `woocommerce_loop_add_to_cart_link_describedby_${product.id}`;
  const classes = [
    ...(situation.theme === 'flatsome' ? ['primary', 'is-small', 'mb-0'] : []),
    'button',
    `product_type_${product.kind}`,
    ...(isAvailable ? ['add_to_cart_button'] : []),
    ...(isAjax ? ['ajax_add_to_cart'] : []),
  ].join(' ');
  const message =
    product.kind === 'simple'
      ? html` data-success_message="“${product.name}” has been added to your basket"`
      : nothing;
  // The platform prints the role only where the link does not navigate.
  const role =
    isAjax && situation.ajaxAdd && situation.redirectAfterAdd === 'no'
      ? raw(' role="button"')
      : nothing;
  return html`<a href="${href}" aria-describedby="${describedBy}" data-quantity="${product.minQuantity}" class="${classes}" data-product_id="${product.id}" data-product_sku="${product.sku}" aria-label="${label}" rel="nofollow"${message}${role}>${text}</a><span id="${describedBy}" class="screen-reader-text">${product.kind === 'variable' ? 'This product has several variants. The options may be chosen on the product page.' : ''}</span>`;
}
