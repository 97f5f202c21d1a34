import { layout } from './layout';
import { html, type Markup } from './markup';
import type { View } from './view';
import { wishlistForm } from './wishlist';

export function wishlistPage(view: View): Markup {
  return layout(view, {
    title: 'Wishlist',
    bodyClasses: ['woocommerce-wishlist'],
    content: html`<h1 class="entry-title">Wishlist</h1><div class="entry-content">${wishlistForm(view)}<p><a class="button is-outline" href="/shop/">Back to the shop</a></p></div>`,
  });
}
