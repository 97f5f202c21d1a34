import { Hono } from 'hono';
import { findPurchasable } from '../catalogue/catalogue';
import { savedAttribution } from './attribution';
import { emptyCart } from './cart';
import { cartLineKey, lineName, lineSku, stockId } from './cart-line';
import { cartHash, lineTotalPence, subtotalPence } from './cart-totals';
import { FaultError, parseFault } from './faults';
import { captchaAnswer } from './form-challenges';
import type { ShopEnv, ShopRequest } from './http';
import { expireNonces } from './nonces';
import { mergeSituation, SituationError } from './situation';
import type { Visitor } from './visitor';
import { addItem, removeItem, wishlistOf } from './wishlist';

class ControlError extends Error {}

function cartJson(visitor: Visitor): Record<string, unknown> {
  const lines = visitor.lines.map((line) => ({
    key: line.key,
    id: stockId(line.product, line.variation),
    sku: lineSku(line),
    name: lineName(line),
    quantity: line.quantity,
    linePence: lineTotalPence(line),
  }));
  return { lines, subtotalPence: subtotalPence(visitor), hash: cartHash(visitor) };
}

function body(c: ShopRequest): Record<string, unknown> {
  const parsed: unknown = JSON.parse(c.get('bodyText') || '{}');
  if (typeof parsed !== 'object' || parsed === null)
    throw new ControlError('Expected a JSON object.');
  return Object.fromEntries(Object.entries(parsed));
}

function requirePurchasable(idOrSku: unknown) {
  const found =
    typeof idOrSku === 'number' || typeof idOrSku === 'string'
      ? findPurchasable(idOrSku)
      : undefined;
  if (!found) throw new ControlError(`No product with id or sku ${JSON.stringify(idOrSku)}.`);
  return found;
}

/** Puts the lines in the cart as they are asked for, without the checks a shopper meets. */
export function replaceCart(visitor: Visitor, lines: unknown): void {
  if (!Array.isArray(lines))
    throw new ControlError('lines: expected an array of {sku or id, quantity}.');
  const wanted = lines.map((line: { id?: unknown; sku?: unknown; quantity?: unknown }) => {
    const { product, variation } = requirePurchasable(line.sku ?? line.id);
    return {
      key: cartLineKey(product, variation),
      product,
      variation,
      quantity: typeof line.quantity === 'number' ? line.quantity : 1,
    };
  });
  emptyCart(visitor);
  visitor.lines = wanted;
}

/** Lets a test, or the fixtures page, set up one visitor's shop. Only that visitor sees it. */
export const controlApi = new Hono<ShopEnv>();

controlApi.onError((error, c) => {
  const isMistake =
    error instanceof ControlError ||
    error instanceof SituationError ||
    error instanceof FaultError ||
    error instanceof SyntaxError;
  return c.json({ error: error.message }, isMistake ? 400 : 500);
});

/** The digits in a captcha, which a test cannot see. */
controlApi.get('/captcha/:challenge', (c) =>
  c.json({ answer: captchaAnswer(c.get('visitor'), c.req.param('challenge')) }),
);

controlApi.get('/submissions', (c) => c.json(c.get('visitor').submissions));

controlApi.get('/situation', (c) => c.json(c.get('visitor').situation));
controlApi.post('/situation', (c) => {
  mergeSituation(c.get('visitor').situation, body(c));
  return c.json(c.get('visitor').situation);
});

controlApi.get('/cart', (c) => c.json(cartJson(c.get('visitor'))));
controlApi.post('/cart', (c) => {
  replaceCart(c.get('visitor'), body(c)['lines']);
  return c.json(cartJson(c.get('visitor')));
});

controlApi.get('/wishlist', (c) => c.json(wishlistOf(c.get('visitor'))));
controlApi.post('/wishlist', (c) => {
  const { skus } = body(c);
  if (!Array.isArray(skus)) throw new ControlError('skus: expected an array.');
  removeItem(c.get('visitor'), () => true);
  for (const sku of skus) {
    const { product, variation } = requirePurchasable(sku);
    addItem(c.get('visitor'), stockId(product, variation));
  }
  return c.json(wishlistOf(c.get('visitor')));
});

controlApi.post('/stock', (c) => {
  const { id, sku, stock } = body(c);
  const { product, variation } = requirePurchasable(sku ?? id);
  if (stock !== null && typeof stock !== 'number')
    throw new ControlError('stock: expected a number, or null for stock that is not counted.');
  c.get('visitor').stock.set(stockId(product, variation), stock);
  return c.json({ id: stockId(product, variation), stock });
});

controlApi.post('/nonces/expire', (c) => {
  expireNonces(c.get('visitor'));
  return c.json({ expired: true });
});

const faultsJson = (visitor: Visitor): unknown[] =>
  visitor.faults.map(({ match, kind, remaining, after, delayMs }) => ({
    match,
    kind,
    remaining,
    after,
    delayMs,
  }));

function callOffFaults(visitor: Visitor): void {
  visitor.faults = [];
  for (const letGo of visitor.held.splice(0)) letGo();
}

controlApi.get('/faults', (c) => c.json(faultsJson(c.get('visitor'))));
controlApi.get('/faults/met', (c) => c.json(c.get('visitor').faultsMet));
controlApi.post('/faults', (c) => {
  c.get('visitor').faults.push(parseFault(body(c)));
  return c.json(faultsJson(c.get('visitor')));
});
controlApi.delete('/faults', (c) => {
  callOffFaults(c.get('visitor'));
  return c.json([]);
});

/** As browsers report it, by the older of their two ways, which all of them know. */
controlApi.post('/refusals', (c) => {
  const report = body(c)['csp-report'] as Record<string, unknown> | undefined;
  const told = ['effective-directive', 'violated-directive', 'blocked-uri', 'source-file'];
  c.get('visitor').refusals.push(told.map((name) => String(report?.[name] ?? '')).join(' '));
  return c.json([]);
});
controlApi.get('/refusals', (c) => c.json(c.get('visitor').refusals));

controlApi.get('/media', (c) => c.json(c.get('visitor').media));
/** What is saved with the user's account. */
controlApi.get('/user-meta', (c) => c.json(Object.fromEntries(c.get('visitor').userMeta)));
controlApi.delete('/user-meta', (c) => {
  c.get('visitor').userMeta.clear();
  return c.json({});
});
controlApi.get('/sign-ups', (c) => c.json(c.get('visitor').signUps));

/** What is saved of where orders come from, oldest first, and with the account, if there is one. */
controlApi.get('/attribution', (c) => {
  const { orders, account } = c.get('visitor');
  return c.json({
    orders: orders.map(({ fields }) => savedAttribution(fields)),
    account: account && savedAttribution(account.fields),
  });
});

controlApi.get('/requests', (c) => c.json(c.get('visitor').requests));
controlApi.delete('/requests', (c) => {
  c.get('visitor').requests = [];
  return c.json([]);
});

/** Everything back to how a new visitor finds it. */
export function resetVisitor(c: ShopRequest): void {
  const { visitor, visitors } = c.var;
  callOffFaults(visitor);
  c.set('visitor', visitors.renew(visitor.id));
}

controlApi.post('/reset', (c) => {
  resetVisitor(c);
  return c.json(c.get('visitor').situation);
});
