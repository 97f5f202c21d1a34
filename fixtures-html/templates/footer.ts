import { topCategories } from '../catalogue/categories';
import { html, nothing, type Markup } from './markup';
import { footerCartContents } from './header-cart';
import type { View } from './view';

export function footer(view: View): Markup {
  const isPlain = view.visitor.situation.theme === 'plain';
  return html`<footer id="footer" class="footer-wrapper"><div class="footer footer-1"><div class="container footer-columns">
<section><h2>Harrow &amp; Vale</h2><p>Clothes worth mending, designed in York and made by people we know by name.</p></section>
<section><h2>Shop</h2><ul>${topCategories().map((category) => html`<li><a href="/product-category/${category.path}/">${category.name}</a></li>`)}<li><a href="/shop/">Everything</a></li></ul></section>
<section><h2>Help</h2><ul><li><a href="/basket/">Basket</a></li><li><a href="/my-account/">My account</a></li><li><a href="/journal/how-to-wash-wool/">Journal</a></li></ul></section>
<section><h2>This is a fixture</h2><p>A pretend shop for building and testing. Nothing is sold. <a href="/fixtures/">All situations</a></p></section>
</div></div><div class="absolute-footer"><p class="container">© 2026 Harrow &amp; Vale${isPlain ? html` · ${footerCartContents(view)}` : nothing}</p></div></footer>
`;
}
