import { html, nothing, raw, type Markup } from './markup';
import { cartBagIcon, cartIcon, cartPrice } from './header-cart';
import { hasLoginPopup, loginPopup } from './login-popup';
import { miniCartContent } from './mini-cart';
import { MENU_LEVELS, sidebarMenu, themeMenu } from './navigation';
import { themeSearchForm } from './search-form';
import { absolute, isCartOrCheckout, type View } from './view';
import { headerWishlist } from './wishlist';

const LOGO = html`<a href="/" title="Harrow &amp; Vale" rel="home"><span class="logo-mark">Harrow <em>&amp;</em> Vale</span></a>`;

const OFF_CANVAS = raw(' data-open="#cart-popup" data-class="off-canvas-cart" data-pos="right"');

const LOGIN_POPUP = raw(' data-open="#login-form-popup"');

function hasPanel(view: View): boolean {
  return view.visitor.situation.cartStyle !== 'link' && !isCartOrCheckout(view);
}

function desktopCart(view: View): Markup {
  const style = isCartOrCheckout(view) ? 'link' : view.visitor.situation.cartStyle;
  const isOffCanvas = style === 'off-canvas';
  const link = html`<a href="${absolute(view, '/basket/')}" class="header-cart-link is-small${isOffCanvas ? ' off-canvas-toggle nav-top-link' : ''}" title="Basket"${isOffCanvas ? OFF_CANVAS : nothing}><span class="header-cart-title">Basket / ${cartPrice(view)}</span>${cartIcon(view)}</a>`;
  const dropdown = html`<ul class="nav-dropdown nav-dropdown-default"><li class="html widget_shopping_cart">${miniCartContent(view)}</li></ul>`;
  return html`<li class="cart-item has-icon${style === 'dropdown' ? ' has-dropdown' : ''}">${link}${style === 'dropdown' ? dropdown : nothing}</li>`;
}

function mobileCart(view: View): Markup {
  const isOffCanvas = hasPanel(view);
  return html`<li class="cart-item has-icon"><a href="${absolute(view, '/basket/')}" class="header-cart-link is-small${isOffCanvas ? ' off-canvas-toggle nav-top-link' : ''}" title="Basket"${isOffCanvas ? OFF_CANVAS : nothing}>${cartBagIcon(view)}<span class="screen-reader-text">Basket</span></a></li>`;
}

/** The theme's three ways to search from the header. */
function headerSearch(view: View): Markup {
  const { searchStyle, searchCategories } = view.visitor.situation;
  const form = themeSearchForm(view, { withCategories: searchCategories });
  switch (searchStyle) {
    case 'form':
      return html`<li class="header-search-form search-form html relative has-icon">${form}</li>`;
    case 'dropdown':
      return html`<li class="header-search header-search-dropdown has-icon has-dropdown"><div class="header-button"><a href="#" aria-label="Search" class="icon button circle is-outline is-small"><i class="icon-search"></i></a></div><ul class="nav-dropdown nav-dropdown-default"><li class="header-search-form search-form html relative has-icon"><div class="header-search-form-wrapper">${form}</div></li></ul></li>`;
    case 'lightbox':
      return html`<li class="header-search header-search-lightbox has-icon"><a href="#search-lightbox" aria-label="Search" data-open="#search-lightbox" data-focus="input.search-field" class="is-small"><i class="icon-search"></i></a></li>`;
  }
}

/** Printed once, and shown by the popup engine. */
function searchLightbox(view: View): Markup {
  return html`<div id="search-lightbox" class="mfp-hide dark text-center">${themeSearchForm(view, { withCategories: true, size: 'large' })}</div>`;
}

const HEADER_CLASSES: Record<View['visitor']['situation']['headerStyle'], string> = {
  static: '',
  jump: ' has-sticky sticky-jump',
  shrink: ' has-sticky sticky-shrink',
  hide: ' has-sticky sticky-jump sticky-hide-on-scroll',
};

/** Header of the theme: one masthead whose lists show or hide by screen width. */
export function flatsomeHeader(view: View): Markup {
  return html`<header id="header" class="header${HEADER_CLASSES[view.visitor.situation.headerStyle]}"><div class="header-wrapper">
<div id="top-bar" class="header-top hide-for-sticky"><p class="container">Free standard delivery on orders over £75 · Mended for life at our York workshop</p></div>
<div id="masthead" class="header-main"><div class="header-inner flex-row container logo-left medium-logo-center" role="navigation" aria-label="Main">
<ul class="mobile-nav nav nav-left show-for-medium"><li class="nav-icon has-icon"><a href="#main-menu" data-open="#main-menu" data-pos="left" data-bg="main-menu-overlay" class="is-small" aria-label="Menu" aria-controls="main-menu" aria-expanded="false"><i class="icon-menu"></i></a></li></ul>
<div id="logo" class="flex-col logo">${LOGO}</div>
<div class="flex-col hide-for-medium flex-left flex-grow">${themeMenu(view)}</div>
<div class="flex-col hide-for-medium flex-right"><ul class="header-nav header-nav-main nav nav-right">${headerSearch(view)}<li class="account-item has-icon"><a href="${absolute(view, '/my-account/')}" class="nav-top-link nav-top-not-logged-in" title="Login"${hasLoginPopup(view) ? LOGIN_POPUP : nothing}><i class="icon-user"></i><span class="screen-reader-text">Account</span></a></li>${headerWishlist(view)}${desktopCart(view)}</ul></div>
<ul class="mobile-nav nav nav-right show-for-medium">${headerWishlist(view)}${mobileCart(view)}</ul>
</div></div></div></header>
`;
}

/** Panels that the header's links open; the theme prints them at the end of the page. */
export function flatsomePanels(view: View): Markup {
  const cart = html`<div id="cart-popup" class="mfp-hide"><div class="cart-popup-inner inner-padding cart-popup-inner--sticky"><div class="cart-popup-title text-center"><span class="heading-font uppercase">Basket</span><div class="is-divider"></div></div><div class="widget_shopping_cart">${miniCartContent(view)}</div></div></div>`;
  const slides = view.visitor.situation.mobileMenu === 'slide';
  return html`<div id="main-menu" class="mobile-sidebar no-scrollbar mfp-hide${slides ? ` mobile-sidebar-slide mobile-sidebar-levels-${MENU_LEVELS}` : ''}"${slides ? raw(` data-levels="${MENU_LEVELS}"`) : nothing}><nav class="sidebar-menu no-scrollbar" aria-label="Mobile"><div class="header-search-form">${themeSearchForm(view, { withCategories: true })}</div>${sidebarMenu(view)}<p><a href="${absolute(view, '/my-account/')}"${hasLoginPopup(view) ? LOGIN_POPUP : nothing}>Login</a></p></nav></div>
${view.visitor.situation.searchStyle === 'lightbox' ? searchLightbox(view) : nothing}${hasPanel(view) ? cart : nothing}${loginPopup(view)}
`;
}
