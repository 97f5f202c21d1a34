import type { Product } from '../catalogue/product';
import { takesReviews } from '../catalogue/reviews';
import { approvedReviews } from '../server/reviews';
import { inlineStyle } from './inline-style';
import { html, nothing, type Markup } from './markup';
import { reviewsPanel } from './reviews';
import type { View } from './view';

interface ProductTab {
  readonly key: string;
  readonly title: string;
  readonly content: Markup;
}

/** Weight and dimensions of a product with options, which follow the chosen one. */
function measureRows(product: Product): Markup {
  if (!product.variations.some(({ details }) => details?.weightKg)) return nothing;
  const rows = [
    ['weight', 'Weight'],
    ['dimensions', 'Dimensions'],
  ] as const;
  return html`${rows.map(([name, label]) => html`<tr class="woocommerce-product-attributes-item woocommerce-product-attributes-item--${name}"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value">depends on the size</td></tr>`)}`;
}

function attributesTable(product: Product): Markup {
  const rows = [
    ['Article', product.sku],
    ['Made in', 'Hawick, Scotland'],
    ...product.attributes.map(({ label, options }) => [label, options.join(', ')]),
  ];
  return html`<table class="woocommerce-product-attributes shop_attributes" aria-label="Product details">${measureRows(product)}${rows.map(([name, value]) => html`<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${name}</th><td class="woocommerce-product-attributes-item__value">${value}</td></tr>`)}</table>`;
}

function tabsOf(view: View, product: Product): ProductTab[] {
  const count = approvedReviews(view.visitor, product.id).length;
  const tabs: ProductTab[] = [
    {
      key: 'description',
      title: 'Description',
      content: html`<h2>Description</h2><p>${product.description}</p><p>Wash at 30 degrees with like colours, and dry it flat. See <a href="#tab-additional_information">where it is made</a>.</p>`,
    },
    {
      key: 'additional_information',
      title: 'Additional information',
      content: html`<h2>Additional information</h2>${attributesTable(product)}`,
    },
  ];
  if (takesReviews(product.id)) {
    tabs.push({
      key: 'reviews',
      title: `Reviews (${count})`,
      content: reviewsPanel(view, product),
    });
  }
  return tabs;
}

/** The shop plugin's own tabs: every panel is shown until a script hides all but one. */
function plainTabs(tabs: readonly ProductTab[]): Markup {
  const links = tabs.map(
    ({ key, title }) =>
      html`<li role="presentation" class="${key}_tab" id="tab-title-${key}"><a href="#tab-${key}" role="tab" aria-controls="tab-${key}">${title}</a></li>`,
  );
  const panels = tabs.map(
    ({ key, content }) =>
      html`<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab" id="tab-${key}" role="tabpanel" aria-labelledby="tab-title-${key}">${content}</div>`,
  );
  return html`<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${links}</ul>${panels}</div>`;
}

/** The theme's tabs: its style sheet hides all panels but the active one. */
function themeTabs(tabs: readonly ProductTab[]): Markup {
  const links = tabs.map(({ key, title }, index) => {
    const state =
      index === 0 ? html`aria-selected="true"` : html`aria-selected="false" tabindex="-1"`;
    return html`<li role="presentation" class="${key}_tab${index === 0 ? ' active' : ''}" id="tab-title-${key}"><a href="#tab-${key}" role="tab" ${state} aria-controls="tab-${key}">${title}</a></li>`;
  });
  const panels = tabs.map(
    ({ key, content }, index) =>
      html`<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content${index === 0 ? ' active' : ''}" id="tab-${key}" role="tabpanel" aria-labelledby="tab-title-${key}">${content}</div>`,
  );
  return html`<div class="woocommerce-tabs wc-tabs-wrapper container tabbed-content"><ul class="tabs wc-tabs product-tabs small-nav-collapse nav nav-uppercase nav-line nav-left" role="tablist">${links}</ul><div class="tab-panels">${panels}</div></div>`;
}

function accordion(view: View, tabs: readonly ProductTab[]): Markup {
  const items = tabs.map(({ key, title, content }, index) => {
    const id = `accordion-${key}`;
    const isOpen = index === 0;
    return html`<div id="${id}" class="accordion-item"><a id="${id}-label" class="accordion-title plain${isOpen ? ' active' : ''}" href="#accordion-item-${key}" aria-expanded="${isOpen ? 'true' : 'false'}" aria-controls="${id}-content"><button class="toggle" aria-label="Toggle"><i class="icon-angle-down" aria-hidden="true"></i></button><span>${title}</span></a><div id="${id}-content" class="accordion-inner" aria-labelledby="${id}-label"${isOpen ? inlineStyle(view, 'display: block;') : nothing}>${content}</div></div>`;
  });
  return html`<div class="product-page-accordian"><div class="accordion">${items}</div></div>`;
}

function sections(tabs: readonly ProductTab[]): Markup {
  return html`<div class="product-page-sections">${tabs.map(({ content }) => html`<div class="product-section"><div class="panel entry-content">${content}</div></div>`)}</div>`;
}

/** Description, facts and reviews, in the form that theme and its setting give them. */
export function productTabs(view: View, product: Product): Markup {
  const tabs = tabsOf(view, product);
  const { theme, productDisplay } = view.visitor.situation;
  if (theme === 'plain') return plainTabs(tabs);
  switch (productDisplay) {
    case 'tabs':
      return themeTabs(tabs);
    case 'accordion':
      return accordion(view, tabs);
    case 'sections':
      return sections(tabs);
  }
}
