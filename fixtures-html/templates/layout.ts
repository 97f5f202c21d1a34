import { takeNotices } from '../server/notices';
import { footer } from './footer';
import { flatsomeHeader, flatsomePanels } from './header-flatsome';
import { plainHeader } from './header-plain';
import { html, nothing, type Markup } from './markup';
import { noticesWrapper } from './notices';
import { footerScripts, headAssets } from './scripts';
import { cartWidget, plainSidebar } from './sidebar';
import type { View } from './view';

export interface PageParts {
  readonly title: string;
  readonly bodyClasses?: readonly string[];
  readonly content: Markup;
  /** Above the main content, inside `main`, and outside the page's container (a hero). */
  readonly intro?: Markup;
  readonly hasSidebar?: boolean;
}

const FLATSOME_BODY = [
  'theme-flatsome',
  'lightbox',
  'nav-dropdown-has-arrow',
  'nav-dropdown-has-shadow',
  'nav-dropdown-has-border',
  'mobile-submenu-slide',
  'mobile-submenu-slide-levels-1',
  'has-lightbox',
];
const PLAIN_BODY = [
  'wp-theme-storefront',
  'theme-storefront',
  'right-sidebar',
  'woocommerce-active',
];

const KIND_CLASSES: Readonly<Record<View['page'], readonly string[]>> = {
  home: ['home', 'page'],
  shop: ['archive', 'woocommerce-shop', 'woocommerce', 'woocommerce-page'],
  product: ['single', 'single-product', 'woocommerce', 'woocommerce-page'],
  basket: ['page', 'woocommerce-cart', 'woocommerce-page'],
  checkout: ['page', 'woocommerce-checkout', 'woocommerce-page'],
  'order-received': [
    'page',
    'woocommerce-checkout',
    'woocommerce-order-received',
    'woocommerce-page',
  ],
  account: ['page', 'woocommerce-account', 'woocommerce-page'],
  article: ['single', 'single-post'],
  'not-found': ['error404'],
  fixtures: ['page', 'fixtures-index'],
  fragment: [],
};

function flatsomeBody(view: View, parts: PageParts): Markup {
  const widget = parts.hasSidebar && view.visitor.situation.widgetCart;
  const content = widget
    ? html`<div class="with-sidebar"><div>${parts.content}</div><aside aria-label="Basket">${cartWidget()}</aside></div>`
    : parts.content;
  return html`<a class="skip-link screen-reader-text" href="#main">Skip to content</a>
<div id="wrapper">${flatsomeHeader(view)}<main id="main" tabindex="-1">${noticesWrapper(view, takeNotices(view.visitor))}${parts.intro ?? nothing}<div class="container page-content">${content}</div></main>
${footer(view)}</div>
${flatsomePanels(view)}`;
}

function plainBody(view: View, parts: PageParts): Markup {
  return html`<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<div id="page" class="hfeed site">${plainHeader(view)}<div id="content" class="site-content" tabindex="-1"><div class="col-full">
<div id="primary" class="content-area"><main id="main" class="site-main">${noticesWrapper(view, takeNotices(view.visitor))}${parts.intro ?? nothing}${parts.content}</main></div>
${plainSidebar(view)}</div></div>
${footer(view)}</div>`;
}

/** The whole document, in the markup of the theme that the situation asks for. */
export function layout(view: View, parts: PageParts): Markup {
  const isFlatsome = view.visitor.situation.theme === 'flatsome';
  const bodyClasses = [
    ...KIND_CLASSES[view.page],
    'woocommerce-no-js',
    ...(isFlatsome ? FLATSOME_BODY : PLAIN_BODY),
    ...(parts.bodyClasses ?? []),
  ];
  return html`<!DOCTYPE html>
<html lang="en-GB" class="${isFlatsome ? 'loading-site ' : ''}no-js">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title} – Harrow &amp; Vale</title>
${headAssets(view)}</head>
<body class="${bodyClasses.join(' ')}">
${isFlatsome ? flatsomeBody(view, parts) : plainBody(view, parts)}
${footerScripts(view)}</body>
</html>
`;
}
