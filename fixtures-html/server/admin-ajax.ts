import { findLine, setLineQuantity } from './cart';
import { stockId, type CartLine } from './cart-line';
import { lineTotalPence } from './cart-totals';
import { jsonAnswer, textAnswer, type ShopRequest } from './http';
import { createNonce } from './nonces';
import { stockOf } from './stock';
import type { Visitor } from './visitor';
import { answerShopCall } from './wc-ajax';

function cartItemJson(visitor: Visitor, line: CartLine): Record<string, unknown> {
  return {
    key: line.key,
    product_id: line.product.id,
    variation_id: line.variation?.id ?? 0,
    variation: line.variation?.attributes ?? [],
    quantity: line.quantity,
    stock_id: stockId(line.product, line.variation),
    stock: stockOf(visitor, line.product, line.variation),
    line_subtotal: lineTotalPence(visitor, line) / 100,
    line_total: lineTotalPence(visitor, line) / 100,
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

export function answerAdminAjax(c: ShopRequest): Response {
  const visitor = c.get('visitor');
  const action = c.get('form').get('action') ?? new URL(c.req.url).searchParams.get('action') ?? '';
  if (action === 'flatsome_ajax_cart_item_alter_quantity') return alterQuantity(c);
  if (action === 'rest-nonce' && visitor.situation.loggedIn)
    return textAnswer(createNonce(visitor, 'wp_rest'));
  const shopCall = action.startsWith('woocommerce_')
    ? answerShopCall(c, action.slice('woocommerce_'.length))
    : undefined;
  return shopCall ?? textAnswer('0', 400);
}
