import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { isInStock } from '../server/stock';
import { html, nothing, scriptJson, type Markup } from './markup';
import { productPrice } from './price';
import { quantityField } from './quantity';
import type { View } from './view';

const BUTTON = 'single_add_to_cart_button button alt';

function simpleForm(view: View, product: Product): Markup {
  const quantity = quantityField(view, product, {
    name: 'quantity',
    value: product.minQuantity,
    min: product.minQuantity,
  });
  return html`<form class="cart" action="/product/${product.slug}/" method="post" enctype="multipart/form-data">${quantity}<button type="submit" name="add-to-cart" value="${product.id}" class="${BUTTON}">Add to basket</button></form>`;
}

function variationData(view: View, product: Product): unknown[] {
  return product.variations.map((variation) => ({
    attributes: Object.fromEntries(
      Object.entries(variation.attributes).map(([key, value]) => [`attribute_${key}`, value]),
    ),
    display_price: variation.pricePence / 100,
    is_in_stock: isInStock(view.visitor, product, variation),
    is_purchasable: true,
    sku: variation.sku,
    variation_id: variation.id,
    variation_is_active: true,
    variation_is_visible: true,
  }));
}

/** Plain selects that post the choice; the shop finds the variation. */
function variableForm(view: View, product: Product): Markup {
  const rows = product.attributes.map(
    (attribute) =>
      html`<tr><th scope="row" class="label"><label for="${attribute.key}">${attribute.label}</label></th><td class="value"><select id="${attribute.key}" name="attribute_${attribute.key}" data-attribute_name="attribute_${attribute.key}" data-show_option_none="yes" required><option value="">Choose an option</option>${attribute.options.map((option) => html`<option value="${option}" class="attached enabled">${option}</option>`)}</select></td></tr>`,
  );
  const quantity = quantityField(view, product, { name: 'quantity', value: 1, min: 1 });
  return html`<form class="variations_form cart" action="/product/${product.slug}/" method="post" enctype="multipart/form-data" data-product_id="${product.id}" data-product_variations="${scriptJson(variationData(view, product))}"><table class="variations"><tbody>${rows}</tbody></table><div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div><div class="woocommerce-variation-add-to-cart variations_button">${quantity}<button type="submit" class="${BUTTON}">Add to basket</button><input type="hidden" name="add-to-cart" value="${product.id}"><input type="hidden" name="product_id" value="${product.id}"><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form>`;
}

function groupedForm(view: View, product: Product): Markup {
  const rows = product.children
    .flatMap((id) => findProduct(id) ?? [])
    .map((child) => {
      const quantity = isInStock(view.visitor, child)
        ? quantityField(view, child, { name: `quantity[${child.id}]`, value: 0, min: 0 })
        : html`<span class="stock out-of-stock">Out of stock</span>`;
      return html`<tr id="product-${child.id}" class="woocommerce-grouped-product-list-item"><td class="woocommerce-grouped-product-list-item__quantity">${quantity}</td><td class="woocommerce-grouped-product-list-item__label"><a href="/product/${child.slug}/">${child.name}</a></td><td class="woocommerce-grouped-product-list-item__price">${productPrice(view.visitor, child)}</td></tr>`;
    });
  return html`<form class="cart grouped_form" action="/product/${product.slug}/" method="post" enctype="multipart/form-data"><table class="woocommerce-grouped-product-list group_table" role="presentation"><tbody>${rows}</tbody></table><input type="hidden" name="add-to-cart" value="${product.id}"><button type="submit" class="${BUTTON}">Add to basket</button></form>`;
}

/** The foreign address's query travels as hidden fields, because a GET form replaces it. */
function externalForm(product: Product): Markup {
  const url = new URL(product.externalUrl);
  const fields = [...url.searchParams].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form class="cart" action="${url.origin}${url.pathname}" method="get"><button type="submit" class="${BUTTON}">Buy from our partner</button>${fields}</form>`;
}

export function productForm(view: View, product: Product): Markup {
  switch (product.kind) {
    case 'external':
      return externalForm(product);
    case 'grouped':
      return groupedForm(view, product);
    case 'variable':
      return variableForm(view, product);
    case 'simple':
      return isInStock(view.visitor, product) ? simpleForm(view, product) : nothing;
  }
}
