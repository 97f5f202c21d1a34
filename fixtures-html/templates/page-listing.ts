import { SORTINGS } from '../catalogue/catalogue';
import type { Category } from '../catalogue/categories';
import { subCategories } from '../catalogue/categories';
import type { Product } from '../catalogue/product';
import { layout } from './layout';
import { flag, html, nothing, raw, type Markup } from './markup';
import { productGrid } from './product-box';
import { withFilters } from './sidebar';
import { absolute, type View } from './view';

export interface Listing {
  readonly title: string;
  readonly intro: string;
  /** Address of the first page, without query. */
  readonly basePath: string;
  readonly category: Category | undefined;
  readonly products: readonly Product[];
  /** Those of them on this page. */
  readonly shown: readonly Product[];
  readonly pageNumber: number;
  readonly orderby: string;
}

export const PRODUCTS_PER_PAGE = 12;

function resultCount(view: View, listing: Listing): Markup {
  const total = listing.products.length;
  const first = (listing.pageNumber - 1) * PRODUCTS_PER_PAGE + 1;
  const last = Math.min(total, listing.pageNumber * PRODUCTS_PER_PAGE);
  const isSorted = listing.orderby !== 'menu_order';
  const range =
    total <= PRODUCTS_PER_PAGE
      ? `Showing all ${total} results`
      : `Showing ${first}–${last} of ${total} results`;
  const sorted = isSorted
    ? html`<span class="screen-reader-text">Sorted: ${(SORTINGS[listing.orderby]?.label ?? '').replace('Sort by ', '')}</span>`
    : nothing;
  const classes =
    view.visitor.situation.theme === 'flatsome'
      ? 'woocommerce-result-count hide-for-medium'
      : 'woocommerce-result-count';
  const role = view.visitor.situation.theme === 'flatsome' ? 'alert' : 'status';
  return html`<p class="${classes}" role="${role}" aria-relevant="all"${isSorted ? raw(' data-is-sorted-by="true"') : nothing}>${total === 1 ? 'Showing the single result' : range}${sorted}</p>`;
}

/** The other query parameters travel as hidden fields, so that sorting a search keeps the words. */
function orderingForm(view: View, listing: Listing): Markup {
  const others = [...view.url.searchParams].filter(
    ([name]) => !['orderby', 'paged', 'add-to-cart', 'quantity', 'removed_item'].includes(name),
  );
  return html`<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Shop order">${Object.entries(
    SORTINGS,
  ).map(
    ([value, { label }]) =>
      html`<option value="${value}"${flag(value === listing.orderby, 'selected')}>${label}</option>`,
  )}</select><input type="hidden" name="paged" value="1">${others.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<noscript><button type="submit" class="button is-small">Sort</button></noscript></form>`;
}

function pageUrl(view: View, listing: Listing, pageNumber: number): string {
  const query = new URLSearchParams(view.url.search);
  for (const name of ['paged', 'add-to-cart', 'quantity', 'removed_item']) query.delete(name);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return absolute(
    view,
    `${listing.basePath}${pageNumber > 1 ? `page/${pageNumber}/` : ''}${search}`,
  );
}

function pagination(view: View, listing: Listing): Markup {
  const pages = Math.ceil(listing.products.length / PRODUCTS_PER_PAGE);
  if (pages < 2) return nothing;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const step = (to: number, rel: 'prev' | 'next', label: string, arrow: string): Markup =>
    to < 1 || to > pages
      ? nothing
      : html`<li><a class="${rel} page-number page-numbers" rel="${rel}" aria-label="${label}" href="${pageUrl(view, listing, to)}">${arrow}</a></li>`;
  return html`<nav class="woocommerce-pagination" aria-label="Product pagination"><ul class="page-numbers nav-pagination links text-center">${step(listing.pageNumber - 1, 'prev', 'Previous page', '←')}${numbers.map(
    (number) =>
      number === listing.pageNumber
        ? html`<li><span aria-label="Page ${number}" aria-current="page" class="page-number page-numbers current">${number}</span></li>`
        : html`<li><a aria-label="Page ${number}" class="page-number page-numbers" href="${pageUrl(view, listing, number)}">${number}</a></li>`,
  )}${step(listing.pageNumber + 1, 'next', 'Next page', '→')}</ul></nav>`;
}

function breadcrumb(listing: Listing): Markup {
  return html`<nav class="woocommerce-breadcrumb breadcrumbs" aria-label="Breadcrumb"><a href="/">Home</a> <span class="divider">/</span> ${listing.title}</nav>`;
}

function subCategoryLinks(category: Category | undefined): Markup {
  const children = category ? subCategories(category) : [];
  if (children.length === 0) return nothing;
  return html`<ul class="category-links">${children.map((child) => html`<li><a href="/product-category/${child.path}/">${child.name}</a></li>`)}</ul>`;
}

/** Where the theme prints its filters: a column that gives way to a panel, or a panel only. */
function filterButton(view: View): Markup {
  const { filters, theme } = view.visitor.situation;
  if (filters === 'none' || theme !== 'flatsome') return nothing;
  const isColumn = filters === 'column';
  return html`<div class="category-filtering category-filter-row${isColumn ? ' show-for-medium' : ''}"><a href="#shop-sidebar" data-open="#shop-sidebar"${isColumn ? raw(' data-visible-after="true"') : nothing} data-pos="left" class="filter-button uppercase plain"><i class="icon-equalizer"></i> <strong>Filter</strong></a></div>`;
}

export function listingPage(view: View, listing: Listing): Markup {
  const { shown } = listing;
  const isEmpty = shown.length === 0;
  const header = html`<div class="shop-page-title category-page-title page-title"><div class="page-title-inner container">${breadcrumb(listing)}<h1 class="woocommerce-products-header__title page-title">${listing.title}</h1>${listing.intro ? html`<p class="term-description">${listing.intro}</p>` : nothing}${subCategoryLinks(listing.category)}
${isEmpty ? nothing : html`<div class="listing-toolbar">${filterButton(view)}${resultCount(view, listing)}${orderingForm(view, listing)}</div>`}</div></div>`;
  const none = html`<div class="woocommerce-no-products-found"><div class="woocommerce-info message-wrapper" role="status">No products were found matching your selection.</div><p><a class="button" href="/shop/">See everything</a></p></div>`;
  return layout(view, {
    title: listing.title,
    hasSidebar: true,
    intro: header,
    content: withFilters(
      view,
      listing.category,
      html`<div class="shop-container">${isEmpty ? none : html`${productGrid(view, shown)}${pagination(view, listing)}`}</div>`,
    ),
  });
}
