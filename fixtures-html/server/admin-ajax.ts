import { findProduct } from '../catalogue/catalogue';
import { quickView } from '../templates/quick-view';
import { findLine, setLineQuantity } from './cart';
import { stockId, type CartLine } from './cart-line';
import { lineTotalPence } from './cart-totals';
import { jsonAnswer, textAnswer, type ShopRequest } from './http';
import { createNonce } from './nonces';
import { takeSignUp } from './sign-ups';
import { viewOf } from './request-view';
import { answerSearchSuggestions } from './search-suggestions';
import { stockOf } from './stock';
import type { Visitor } from './visitor';
import { answerShopCall } from './wc-ajax';
import { answerPhotoFeed } from './photo-feed';
import { answerWishlistCall } from './wishlist-calls';

function cartItemJson(visitor: Visitor, line: CartLine): Record<string, unknown> {
  return {
    key: line.key,
    product_id: line.product.id,
    variation_id: line.variation?.id ?? 0,
    variation: line.variation?.attributes ?? [],
    quantity: line.quantity,
    stock_id: stockId(line.product, line.variation),
    stock: stockOf(visitor, line.product, line.variation),
    line_subtotal: lineTotalPence(line) / 100,
    line_total: lineTotalPence(line) / 100,
  };
}

/**
 * The theme's mini-cart quantity. No nonce. An empty quantity counts as none and removes the line;
 * a refused one leaves it as it was; either way the answer is the line as it now is.
 */
function alterQuantity(c: ShopRequest): Response {
  const visitor = c.get('visitor');
  const form = c.get('form');
  const key = form.get('cart_item_key');
  if (!key) return jsonAnswer({ success: false });
  setLineQuantity(visitor, key, Number.parseFloat(form.get('quantity') ?? '') || 0);
  const line = findLine(visitor, key);
  return jsonAnswer(line ? cartItemJson(visitor, line) : []);
}

/** How the platform ends a call that it cannot answer: as a page of its own. */
function refusal(message: string, status: 400 | 404): Response {
  const page = `<!DOCTYPE html><html lang="en-GB"><head><title>Error</title></head><body id="error-page"><div class="wp-die-message">${message}</div></body></html>`;
  return textAnswer(page, status);
}

/** The theme's quick view. No nonce. */
function showProduct(c: ShopRequest): Response {
  const id = c.get('form').get('product');
  if (!id) return refusal('No product id specified.', 400);
  const product = findProduct(Number(id));
  if (!product) return refusal('Product not found or unavailable.', 404);
  return textAnswer(String(quickView(viewOf(c, 'fragment'), product)));
}

export function answerAdminAjax(c: ShopRequest): Response {
  const visitor = c.get('visitor');
  const action = c.get('form').get('action') ?? new URL(c.req.url).searchParams.get('action') ?? '';
  if (action === 'flatsome_ajax_cart_item_alter_quantity') return alterQuantity(c);
  if (action === 'ce4wp_form_submission') return takeSignUp(c);
  if (action === 'flatsome_quickview') return showProduct(c);
  if (action === 'flatsome_ajax_search_products') return answerSearchSuggestions(c);
  if (action === 'rest-nonce' && visitor.situation.loggedIn)
    return textAnswer(createNonce(visitor, 'wp_rest'));
  if (action === 'flatsome_load_instagram') return answerPhotoFeed(c);
  const wishlistCall = answerWishlistCall(c, action);
  if (wishlistCall) return wishlistCall;
  const shopCall = action.startsWith('woocommerce_')
    ? answerShopCall(c, action.slice('woocommerce_'.length))
    : undefined;
  return shopCall ?? textAnswer('0', 400);
}
