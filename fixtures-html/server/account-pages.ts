import { Hono } from 'hono';
import {
  accountPage,
  addressesPage,
  type AddressKind,
  editAccountPage,
  editAddressPage,
  isKnown,
  loginPage,
  lostPasswordPage,
  orderPage,
  ordersPage,
} from '../templates/page-account';
import { html, type Markup } from '../templates/markup';
import type { View } from '../templates/view';
import { attributionIn } from './attribution';
import { NO_CACHE_HEADERS, type ShopEnv, type ShopRequest } from './http';
import { queueNotice, REFUSED_LOGIN } from './notices';
import { ordersOf } from './past-orders';
import { viewOf } from './request-view';
import type { Visitor } from './visitor';

/** Who may log in to the fixture shop. */
const LOGIN = { username: 'ada@shop.test', password: 'mended' };

/** Whether the form has the login; its visitor is logged in from then on. */
export function logIn(visitor: Visitor, form: URLSearchParams): boolean {
  const isRight =
    form.get('username') === LOGIN.username && form.get('password') === LOGIN.password;
  if (isRight) visitor.situation.loggedIn = true;
  return isRight;
}

type Print = (view: View) => Markup;

/** Account pages are the visitor's own and are stored nowhere. */
function show(c: ShopRequest, print: Print): Response | Promise<Response> {
  for (const [name, value] of Object.entries(NO_CACHE_HEADERS)) c.header(name, value);
  return c.html(print(viewOf(c, 'account')));
}

/** Guests find the login form instead. */
const forKnown =
  (print: Print): Print =>
  (view) =>
    isKnown(view) ? print(view) : loginPage(view);

export const account = new Hono<ShopEnv>();

account.get('/', (c) => show(c, accountPage));
account.get('/orders/', (c) => show(c, ordersPage));
account.get('/view-order/:number/', (c) => {
  const wanted = c.req.param('number');
  const order = ordersOf(c.get('visitor')).find(({ number }) => String(number) === wanted);
  if (!order) return c.redirect('/my-account/orders/', 302);
  return show(c, (view) => orderPage(view, order));
});
account.get('/edit-address/', (c) => show(c, forKnown(addressesPage)));
account.get('/edit-address/:kind{billing|shipping}/', (c) => {
  const kind = c.req.param('kind') as AddressKind;
  return show(
    c,
    forKnown((view) => editAddressPage(view, kind)),
  );
});
account.get('/edit-account/', (c) => show(c, forKnown(editAccountPage)));
account.get('/lost-password/', (c) => show(c, lostPasswordPage));
account.get('/customer-logout/', (c) => {
  const visitor = c.get('visitor');
  visitor.situation.loggedIn = false;
  visitor.account = undefined;
  return c.redirect('/my-account/', 302);
});

account.post('/edit-address/:kind/', (c) => {
  queueNotice(c.get('visitor'), 'success', html`Address changed successfully.`);
  return c.redirect('/my-account/edit-address/', 302);
});
account.post('/edit-account/', (c) => {
  const { visitor, form } = c.var;
  if (form.get('password_1') === form.get('password_2')) {
    queueNotice(visitor, 'success', html`Account details changed successfully.`);
    return c.redirect('/my-account/', 302);
  }
  queueNotice(visitor, 'error', html`New passwords do not match.`, 'password_2');
  return show(c, forKnown(editAccountPage));
});
account.post('/lost-password/', (c) => {
  queueNotice(c.get('visitor'), 'success', html`Password reset email has been sent.`);
  return show(c, lostPasswordPage);
});
account.post('*', (c) => {
  const { visitor, form } = c.var;
  if (form.has('register')) {
    visitor.account = { email: form.get('email') ?? '', fields: attributionIn(form) };
    return c.redirect('/my-account/', 302);
  }
  if (logIn(visitor, form)) return c.redirect('/my-account/', 302);
  queueNotice(visitor, 'error', REFUSED_LOGIN);
  return show(c, loginPage);
});
