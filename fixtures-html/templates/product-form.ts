import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { isInStock } from '../server/stock';
import { addToCartLink } from './add-to-cart-link';
import { html, nothing, type Markup } from './markup';
import { productPrice } from './price';
import { stockLine } from './product-facts';
import { quantityField } from './quantity';
import { variableForm } from './variable-form';
import type { View } from './view';

const BUTTON = 'single_add_to_cart_button button alt';

function simpleForm(view: View, product: Product, action: string): Markup {
  const quantity = quantityField(view, product, {
    name: 'quantity',
    value: product.minQuantity,
    min: product.minQuantity,
  });
  return html`<form class="cart" action="${action}" method="post" enctype="multipart/form-data">${quantity}<button type="submit" name="add-to-cart" value="${product.id}" class="${BUTTON}">Add to basket</button></form>`;
}

/** How many of one product of a group: what is sold one at a time is ticked. */
function rowQuantity(view: View, child: Product): Markup {
  const name = `quantity[${child.id}]`;
  if (!isInStock(view.visitor, child)) return addToCartLink(view, child);
  if (!child.soldIndividually)
    return quantityField(view, child, { name, value: '', min: 0, placeholder: '0' });
  const id = `quantity-${child.id}`;
  return html`<input type="checkbox" name="${name}" value="1" class="wc-grouped-product-add-to-cart-checkbox" id="${id}"><label for="${id}" class="screen-reader-text">Buy one of ${child.name}</label>`;
}

function groupedForm(view: View, product: Product, action: string): Markup {
  const rows = product.children
    .flatMap((id) => findProduct(id) ?? [])
    .map((child) => {
      const state = isInStock(view.visitor, child) ? 'instock' : 'outofstock';
      return html`<tr id="product-${child.id}" class="woocommerce-grouped-product-list-item product type-product post-${child.id} status-publish ${state} has-post-thumbnail shipping-taxable purchasable product-type-${child.kind}"><td class="woocommerce-grouped-product-list-item__quantity">${rowQuantity(view, child)}
</td><td class="woocommerce-grouped-product-list-item__label"><label for="product-${child.id}"><a href="/product/${child.slug}/">${child.name}</a></label></td><td class="woocommerce-grouped-product-list-item__price">${productPrice(child)}${stockLine(view, child)}
</td></tr>`;
    });
  return html`<form class="cart grouped_form" action="${action}" method="post" enctype="multipart/form-data"><table class="woocommerce-grouped-product-list group_table" role="presentation"><tbody>${rows}</tbody></table><input type="hidden" name="add-to-cart" value="${product.id}"><button type="submit" class="${BUTTON}">Add to basket</button></form>`;
}

/** The foreign address's query travels as hidden fields, because a GET form replaces it. */
function externalForm(product: Product): Markup {
  const url = new URL(product.externalUrl);
  const fields = [...url.searchParams].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form class="cart" action="${url.origin}${url.pathname}" method="get"><button type="submit" class="${BUTTON}">Buy from our partner</button>${fields}</form>`;
}

/** `action`: where the form posts to; its own page if not said otherwise. */
export function productForm(
  view: View,
  product: Product,
  action = `/product/${product.slug}/`,
): Markup {
  switch (product.kind) {
    case 'external':
      return externalForm(product);
    case 'grouped':
      return groupedForm(view, product, action);
    case 'variable':
      return variableForm(view, product, action);
    case 'simple':
      return isInStock(view.visitor, product) ? simpleForm(view, product, action) : nothing;
  }
}
