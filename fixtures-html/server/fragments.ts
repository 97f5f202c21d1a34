import { randomUUID } from 'node:crypto';
import {
  cartBagIcon,
  cartContents,
  cartIcon,
  cartImageIcon,
  cartPrice,
  footerCartContents,
} from '../templates/header-cart';
import { html, raw, type Markup } from '../templates/markup';
import { miniCartContent } from '../templates/mini-cart';
import type { View } from '../templates/view';
import { cartHash } from './cart-totals';

export interface FragmentsAnswer {
  readonly fragments: Readonly<Record<string, string>>;
  readonly cart_hash: string;
}

/** A pixel plugin reports each change of the cart by a script that it sends as a fragment. */
function pixelEvent(view: View): Markup {
  // With the attributes that the shop gives all of the plugin's scripts.
  if (view.visitor.situation.pixels !== 'none')
    return html`<div class="wc-facebook-pixel-event-placeholder"><script type="text/plain" data-pixel-id="1234567890">${raw(`fbq('track', 'AddToCart', {}, {"eventID": "${randomUUID()}"});`)}</script></div>`;
  const code = `(window.fixturePixelEvents=window.fixturePixelEvents||[]).push(${JSON.stringify({ name: 'AddToCart', cartHash: cartHash(view.visitor) })});`;
  return html`<div class="wc-facebook-pixel-event-placeholder"><script>${raw(code)}</script></div>`;
}

/** With the white space of the template that printed it, as the plain theme sends its parts. */
const indented = (part: Markup): Markup => html`			${part}
		`;

function regions(view: View): Record<string, Markup> {
  const content = { 'div.widget_shopping_cart_content': miniCartContent(view) };
  const theme: Record<string, Markup> =
    view.visitor.situation.theme === 'flatsome'
      ? {
          '.cart-price': cartPrice(view),
          '.header .cart-icon': cartIcon(view),
          '.cart-item i.icon-shopping-bag': cartBagIcon(view),
          '.image-icon.header-cart-icon': cartImageIcon(view),
        }
      : {
          'a.cart-contents': indented(cartContents(view)),
          'a.footer-cart-contents': indented(footerCartContents(view)),
        };
  const pixel: Record<string, Markup> = view.visitor.situation.pixel
    ? { 'div.wc-facebook-pixel-event-placeholder': pixelEvent(view) }
    : {};
  return { ...content, ...theme, ...pixel };
}

/** The parts of the page that show the cart, made by the same templates as the page. */
export function fragmentsAnswer(view: View): FragmentsAnswer {
  const fragments = Object.fromEntries(
    Object.entries(regions(view)).map(([selector, markup]) => [selector, String(markup)]),
  );
  return { fragments, cart_hash: cartHash(view.visitor) };
}
