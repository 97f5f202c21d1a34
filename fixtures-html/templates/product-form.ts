import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { isInStock } from '../server/stock';
import { html, nothing, type Markup } from './markup';
import { productPrice } from './price';
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

function groupedForm(view: View, product: Product, action: string): Markup {
  const rows = product.children
    .flatMap((id) => findProduct(id) ?? [])
    .map((child) => {
      const quantity = isInStock(view.visitor, child)
        ? quantityField(view, child, { name: `quantity[${child.id}]`, value: 0, min: 0 })
        : html`<span class="stock out-of-stock">Out of stock</span>`;
      return html`<tr id="product-${child.id}" class="woocommerce-grouped-product-list-item"><td class="woocommerce-grouped-product-list-item__quantity">${quantity}</td><td class="woocommerce-grouped-product-list-item__label"><a href="/product/${child.slug}/">${child.name}</a></td><td class="woocommerce-grouped-product-list-item__price">${productPrice(view.visitor, child)}</td></tr>`;
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
