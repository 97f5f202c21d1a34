import { topCategories } from '../catalogue/categories';
import { html, nothing, type Markup } from './markup';
import { absolute, type View } from './view';

/** Counted through the life of the server; only uniqueness within a page matters. */
let formCount = 0;

function currentSearch(view: View): string {
  return view.url.searchParams.get('s') ?? '';
}

/** The theme's search form; several on a page are normal, so each has ids of its own. */
export function themeSearchForm(
  view: View,
  options: { withCategories?: boolean; size?: 'normal' | 'large' } = {},
): Markup {
  formCount += 1;
  const id = `woocommerce-product-search-field-${formCount}`;
  const categories = html`<div class="flex-col search-form-categories"><select class="search_categories resize-select mb-0" name="product_cat" aria-label="Category"><option value="">All</option>${topCategories().map(
    (category) => html`<option value="${category.path}">${category.name}</option>`,
  )}</select></div>`;
  return html`<div class="searchform-wrapper ux-search-box relative is-${options.size ?? 'normal'}"><form role="search" method="get" class="searchform" action="${absolute(view, '/')}"><div class="flex-row relative">
${options.withCategories ? categories : nothing}<div class="flex-col flex-grow"><label class="screen-reader-text" for="${id}">Search for:</label><input type="search" id="${id}" class="search-field mb-0" placeholder="Search…" value="${currentSearch(view)}" name="s"><input type="hidden" name="post_type" value="product"></div>
<div class="flex-col"><button type="submit" value="Search" class="ux-search-submit submit-button secondary button icon mb-0" aria-label="Submit"><i class="icon-search"></i></button></div>
</div><div class="live-search-results text-left z-top"></div></form></div>`;
}

export function plainSearchForm(view: View): Markup {
  formCount += 1;
  const id = `woocommerce-product-search-field-${formCount}`;
  return html`<form role="search" method="get" class="woocommerce-product-search" action="${absolute(view, '/')}"><label class="screen-reader-text" for="${id}">Search for:</label><input type="search" id="${id}" class="search-field" placeholder="Search products…" value="${currentSearch(view)}" name="s"><button type="submit" value="Search">Search</button><input type="hidden" name="post_type" value="product"></form>`;
}
