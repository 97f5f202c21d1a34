import { takeNotices } from '../server/notices';
import { autoLightbox } from './auto-lightbox';
import { adminBar } from './admin-bar';
import { siteBanners } from './banners';
import { footer } from './footer';
import { flatsomeHeader, flatsomePanels } from './header-flatsome';
import { plainHeader } from './header-plain';
import { html, nothing, raw, type Markup } from './markup';
import { MENU_LEVELS } from './navigation';
import { noticesWrapper } from './notices';
import { footerScripts, headAssets } from './scripts';
import { cartWidget, plainSidebar, searchWidget } from './sidebar';
import type { View } from './view';
import { wishlistMessages } from './wishlist';

export interface PageParts {
  readonly title: string;
  readonly bodyClasses?: readonly string[];
  readonly content: Markup;
  /** Above the main content, inside `main`, and outside the page's container (a hero). */
  readonly intro?: Markup;
  readonly hasSidebar?: boolean;
  /** What stands behind the footer. */
  readonly afterFooter?: Markup;
}

const FLATSOME_BODY = [
  'theme-flatsome',
  'lightbox',
  'nav-dropdown-has-arrow',
  'nav-dropdown-has-shadow',
  'nav-dropdown-has-border',
];
const PLAIN_BODY = [
  'wp-theme-storefront',
  'theme-storefront',
  'right-sidebar',
  'woocommerce-active',
];

function menuClasses(view: View): string[] {
  const { mobileMenu, menuLinksOpen } = view.visitor.situation;
  return [
    ...(mobileMenu === 'slide'
      ? ['mobile-submenu-slide', `mobile-submenu-slide-levels-${MENU_LEVELS}`]
      : []),
    ...(menuLinksOpen ? ['mobile-submenu-toggle'] : []),
  ];
}

const SWATCHES_BODY = [
  'woo-variation-swatches',
  'wvs-behavior-blur',
  'wvs-theme-fixture',
  'wvs-show-label',
  'wvs-tooltip',
];

const KIND_CLASSES: Readonly<Record<View['page'], readonly string[]>> = {
  home: ['home', 'page'],
  shop: ['archive', 'woocommerce-shop', 'woocommerce', 'woocommerce-page'],
  product: ['single', 'single-product', 'woocommerce', 'woocommerce-page'],
  basket: ['page', 'woocommerce-cart', 'woocommerce-page'],
  checkout: ['page', 'woocommerce-checkout', 'woocommerce-page'],
  'block-checkout': ['page', 'woocommerce-checkout', 'woocommerce-page'],
  'order-received': [
    'page',
    'woocommerce-checkout',
    'woocommerce-order-received',
    'woocommerce-page',
  ],
  account: ['page', 'woocommerce-account', 'woocommerce-page'],
  wishlist: ['page', 'woocommerce-page'],
  article: ['single', 'single-post'],
  contact: ['page', 'page-contact'],
  landing: ['page', 'page-landing'],
  'not-found': ['error404'],
  fixtures: ['page', 'fixtures-index'],
  fragment: [],
};

const backToTop = html`<a href="#top" class="back-to-top button icon invert plain fixed bottom z-1 is-outline circle" id="top-link" aria-label="Go to top"><i class="icon-angle-up"></i></a>
`;

function flatsomeBody(view: View, parts: PageParts): Markup {
  const { widgetCart, sidebarSearch } = view.visitor.situation;
  const content =
    parts.hasSidebar && (widgetCart || sidebarSearch)
      ? html`<div class="with-sidebar"><div>${parts.content}</div><aside aria-label="Shop sidebar">${sidebarSearch ? searchWidget(view) : nothing}${widgetCart ? cartWidget() : nothing}</aside></div>`
      : parts.content;
  return html`<a class="skip-link screen-reader-text" href="#main">Skip to content</a>
<div id="wrapper">${flatsomeHeader(view)}<main id="main" tabindex="-1">${noticesWrapper(view, takeNotices(view.visitor))}${parts.intro ?? nothing}<div class="container page-content">${content}</div></main>
${footer(view)}</div>
${backToTop}${parts.afterFooter ?? nothing}${autoLightbox(view)}${flatsomePanels(view)}${wishlistMessages(view)}`;
}

function plainBody(view: View, parts: PageParts): Markup {
  return html`<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<div id="page" class="hfeed site">${plainHeader(view)}<div id="content" class="site-content" tabindex="-1"><div class="col-full">
<div id="primary" class="content-area"><main id="main" class="site-main">${noticesWrapper(view, takeNotices(view.visitor))}${parts.intro ?? nothing}${parts.content}</main></div>
${plainSidebar(view)}</div></div>
${footer(view)}</div>`;
}

/** A banner as a consent plugin prints it; its script makes it work. */
const consentSwitch = html`<section class="consent-switch" aria-label="Cookies"><p>May we note where visits come from, to spend less on advertising?</p><button type="button" class="button" data-consent="allow">Allow</button> <button type="button" class="button is-outline" data-consent="deny">Deny</button></section>
`;

/** The whole document, in the markup of the theme that the situation asks for. */
export function layout(view: View, parts: PageParts): Markup {
  const isFlatsome = view.visitor.situation.theme === 'flatsome';
  const bodyClasses = [
    ...KIND_CLASSES[view.page],
    'woocommerce-no-js',
    ...(isFlatsome ? [...FLATSOME_BODY, ...menuClasses(view)] : PLAIN_BODY),
    ...(isFlatsome && view.visitor.situation.galleryLightbox === 'flatsome'
      ? ['has-lightbox']
      : []),
    ...(view.visitor.situation.swatches === 'plugin' ? SWATCHES_BODY : []),
    ...(view.visitor.situation.storeNotice === 'none' ? [] : ['woocommerce-demo-store']),
    ...(view.visitor.situation.rtl ? ['rtl'] : []),
    ...(view.visitor.situation.editor ? ['logged-in', 'admin-bar'] : []),
    ...(parts.bodyClasses ?? []),
  ];
  return html`<!DOCTYPE html>
<html lang="en-GB"${view.visitor.situation.rtl ? raw(' dir="rtl"') : nothing} class="${isFlatsome ? 'loading-site ' : ''}no-js">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title} – Harrow &amp; Vale</title>
${headAssets(view)}</head>
<body class="${bodyClasses.join(' ')}">${view.visitor.situation.editor ? adminBar(view) : nothing}
${isFlatsome ? flatsomeBody(view, parts) : plainBody(view, parts)}
${siteBanners(view)}${view.visitor.situation.consentSwitch ? consentSwitch : nothing}${footerScripts(view)}</body>
</html>
`;
}
