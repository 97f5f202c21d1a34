import { productsIn } from '../catalogue/catalogue';
import { subCategories, topCategories, type Category } from '../catalogue/categories';
import { html, nothing, raw, type Markup } from './markup';
import { emptyMiniCartContent } from './mini-cart';
import { themeSearchForm } from './search-form';
import { isCartOrCheckout, type View } from './view';

function categoryItem(category: Category): Markup {
  const children = subCategories(category);
  return html`<li class="cat-item cat-item-${category.id}"><a href="/product-category/${category.path}/">${category.name}</a> <span class="count">(${productsIn(category.path).length})</span>${children.length > 0 ? html`<ul class="children">${children.map(categoryItem)}</ul>` : nothing}</li>`;
}

/** Shown only while there is something in the basket; the fragments fill it. */
export function cartWidget(): Markup {
  return html`<div id="woocommerce_widget_cart-2" class="widget woocommerce widget_shopping_cart"><h2 class="gamma widget-title">Basket</h2><div class="hide_cart_widget_if_empty">${emptyMiniCartContent()}</div></div>`;
}

export function searchWidget(view: View): Markup {
  return html`<div id="woocommerce_product_search-2" class="widget woocommerce widget_product_search"><h2 class="gamma widget-title">Search</h2>${themeSearchForm(view)}</div>`;
}

function categoriesWidget(): Markup {
  return html`<div id="woocommerce_product_categories-1" class="widget woocommerce widget_product_categories"><h2 class="gamma widget-title">Categories</h2><ul class="product-categories">${topCategories().map(categoryItem)}</ul></div>`;
}

const PRICE_RANGES: readonly (readonly [string, string, string])[] = [
  ['Under £50', '', '50'],
  ['£50 to £100', '50', '100'],
  ['£100 and over', '100', ''],
];

/** Plain links: a filter is a page of its own. */
function priceWidget(view: View): Markup {
  const items = PRICE_RANGES.map(([label, min, max]) => {
    const query = new URLSearchParams(view.url.search);
    for (const name of ['paged', 'min_price', 'max_price']) query.delete(name);
    if (min) query.set('min_price', min);
    if (max) query.set('max_price', max);
    const isChosen =
      (view.url.searchParams.get('min_price') ?? '') === min &&
      (view.url.searchParams.get('max_price') ?? '') === max;
    const path = view.url.pathname.replace(/page\/\d+\/$/, '');
    return html`<li class="wc-layered-nav-term${isChosen ? ' chosen' : ''}"><a rel="nofollow" href="${path}?${query.toString()}"${isChosen ? raw(' aria-current="true" title="Chosen: click to look at others"') : nothing}>${label}</a></li>`;
  });
  return html`<div id="woocommerce_price_ranges-1" class="widget woocommerce widget_layered_nav"><h2 class="gamma widget-title">Price</h2><ul>${items}</ul></div>`;
}

/** The theme's listing with its filters, beside it or in a panel. */
export function withFilters(view: View, current: Category | undefined, content: Markup): Markup {
  const { filters, blockFilters, theme } = view.visitor.situation;
  if (filters === 'none' || theme !== 'flatsome') return content;
  const chosen = current
    ? html`<p class="current-cat"><a href="/shop/">All products</a></p>`
    : nothing;
  const block = blockFilters ? raw(' data-wp-interactive="woocommerce/product-filters"') : nothing;
  const widgets = html`<div class="sidebar-content"${block}>${chosen}${categoriesWidget()}${priceWidget(view)}</div>`;
  return filters === 'column'
    ? html`<div class="category-page-row"><div class="large-3 hide-for-medium"><div id="shop-sidebar" class="sidebar-inner">${widgets}</div></div><div class="large-9">${content}</div></div>`
    : html`${content}<div id="shop-sidebar" class="mfp-hide">${widgets}</div>`;
}

/** The basket comes last: the fragments fill it, and nothing below may move then. */
export function plainSidebar(view: View): Markup {
  return html`<aside id="secondary" class="widget-area" aria-label="Shop sidebar">${categoriesWidget()}${isCartOrCheckout(view) ? nothing : cartWidget()}</aside>`;
}
