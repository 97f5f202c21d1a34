import { html, nothing, type Markup } from './markup';
import { cartContents } from './header-cart';
import { emptyMiniCartContent } from './mini-cart';
import { plainMenu } from './navigation';
import { plainSearchForm } from './search-form';
import { isCartOrCheckout, type View } from './view';

/** Header of the shop plugin's own plain theme. */
export function plainHeader(view: View): Markup {
  const widget = isCartOrCheckout(view)
    ? nothing
    : html`<li><div class="widget woocommerce widget_shopping_cart">${emptyMiniCartContent()}</div></li>`;
  return html`<header id="masthead" class="site-header"><div class="col-full">
<div class="site-branding"><p class="beta site-title"><a href="/" rel="home">Harrow &amp; Vale</a></p><p class="site-description">Clothes worth mending</p></div>
<div class="site-search"><div class="widget woocommerce widget_product_search">${plainSearchForm(view)}</div></div>
</div><div class="storefront-primary-navigation"><div class="col-full"><nav id="site-navigation" class="main-navigation" aria-label="Primary Navigation"><div class="primary-navigation">${plainMenu(view)}</div></nav>
<ul id="site-header-cart" class="site-header-cart menu"><li>${cartContents(view)}</li>${widget}</ul></div></div></header>
`;
}
