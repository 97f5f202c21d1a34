import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { cartHash } from './cart-totals';
import { md5 } from './digest';
import type { ShopRequest } from './http';

const SESSION_SECONDS = 172_800;

function sessionCookieName(origin: string): string {
  return `wp_woocommerce_session_${md5(origin)}`;
}

function startShopSession(c: ShopRequest, origin: string): void {
  const name = sessionCookieName(origin);
  if (getCookie(c, name) !== undefined) return;
  const expires = Math.floor(Date.now() / 1000) + SESSION_SECONDS;
  const id = `t_${randomBytes(15).toString('hex')}`;
  const value = `${id}|${expires}|${expires - 86_400}|${md5(id)}`;
  setCookie(c, name, value, { path: '/', httpOnly: true, maxAge: SESSION_SECONDS });
}

/** Tells the browser about the cart, only when what it knows is out of date. Scripts read both cookies. */
export function syncCartCookies(c: ShopRequest): void {
  const hash = cartHash(c.get('visitor'));
  const { origin } = new URL(c.req.url);
  if (hash !== '') {
    if (getCookie(c, 'woocommerce_items_in_cart') !== '1')
      setCookie(c, 'woocommerce_items_in_cart', '1', { path: '/' });
    if (getCookie(c, 'woocommerce_cart_hash') !== hash)
      setCookie(c, 'woocommerce_cart_hash', hash, { path: '/' });
    startShopSession(c, origin);
    return;
  }
  for (const name of ['woocommerce_items_in_cart', 'woocommerce_cart_hash']) {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/' });
  }
}
