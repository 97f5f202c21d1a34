import { productsIn } from '../catalogue/catalogue';
import { subCategories, topCategories, type Category } from '../catalogue/categories';
import { html, nothing, type Markup } from './markup';
import { emptyMiniCartContent } from './mini-cart';
import { isCartOrCheckout, type View } from './view';

function categoryItem(category: Category): Markup {
  const children = subCategories(category);
  return html`<li class="cat-item cat-item-${category.id}"><a href="/product-category/${category.path}/">${category.name}</a> <span class="count">(${productsIn(category.path).length})</span>${children.length > 0 ? html`<ul class="children">${children.map(categoryItem)}</ul>` : nothing}</li>`;
}

/** Shown only while there is something in the basket; the fragments fill it. */
export function cartWidget(): Markup {
  return html`<div id="woocommerce_widget_cart-2" class="widget woocommerce widget_shopping_cart"><h2 class="gamma widget-title">Basket</h2><div class="hide_cart_widget_if_empty">${emptyMiniCartContent()}</div></div>`;
}

export function categoriesWidget(): Markup {
  return html`<div id="woocommerce_product_categories-1" class="widget woocommerce widget_product_categories"><h2 class="gamma widget-title">Categories</h2><ul class="product-categories">${topCategories().map(categoryItem)}</ul></div>`;
}

export function plainSidebar(view: View): Markup {
  return html`<aside id="secondary" class="widget-area" aria-label="Shop sidebar">${isCartOrCheckout(view) ? nothing : cartWidget()}${categoriesWidget()}</aside>`;
}
