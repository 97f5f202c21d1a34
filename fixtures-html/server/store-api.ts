import { ATTRIBUTION_NAMESPACE, readExtension } from './attribution';
import { jsonAnswer, type ShopRequest } from './http';
import { placeOrder } from './orders';

function refuse(code: string, message: string): Response {
  return new Response(JSON.stringify({ code, message, data: { status: 400 } }), {
    status: 400,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
  });
}

/** Takes an order from the block checkout: `{billing_address, payment_method, extensions}`. */
export function takeBlockCheckout(c: ShopRequest): Response {
  const visitor = c.get('visitor');
  const posted = JSON.parse(c.get('bodyText') || '{}') as {
    billing_address?: Record<string, unknown>;
    payment_method?: unknown;
    extensions?: Record<string, unknown>;
  };
  if (visitor.lines.length === 0)
    return refuse('woocommerce_rest_cart_empty', 'Cannot place an order, your basket is empty.');
  const attribution = readExtension(posted.extensions?.[ATTRIBUTION_NAMESPACE]);
  if ('error' in attribution) return refuse('rest_invalid_param', String(attribution.error));
  const address = Object.entries(posted.billing_address ?? {}).map(
    ([field, value]) => [`billing_${field}`, String(value)] as const,
  );
  const fields = { ...Object.fromEntries(address), ...attribution };
  const { number, key } = placeOrder(visitor, fields, String(posted.payment_method ?? 'cod'));
  return jsonAnswer({
    order_id: number,
    order_key: key,
    status: 'processing',
    payment_result: { redirect_url: `/checkout/order-received/${number}/?key=${key}` },
  });
}
