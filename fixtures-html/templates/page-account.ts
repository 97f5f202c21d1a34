import { BILLING_FIELDS } from '../server/checkout-fields';
import { createNonce } from '../server/nonces';
import { ACCOUNT, ordersOf } from '../server/past-orders';
import type { Order } from '../server/orders';
import { savedAttribution } from '../server/attribution';
import { accountFrame, ordersTable, STATUS_NAMES } from './account-frame';
import { layout } from './layout';
import { longDate } from './long-date';
import { html, nothing, type Markup } from './markup';
import { attributionInputs, fieldRow } from './page-checkout';
import { orderAddress, orderDetails } from './page-order-received';
import type { View } from './view';

const required = html`<span class="required" aria-hidden="true">*</span>`;

interface AccountField {
  readonly id: string;
  readonly label: string;
  readonly name?: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  readonly isOptional?: boolean;
  readonly row?: 'first' | 'last' | 'wide';
}

/** A field of the account's own forms, which have no wrapper around their controls. */
function accountField(field: AccountField): Markup {
  const { id, label, name = id, type = 'text', row = 'wide', value = '', isOptional } = field;
  return html`<p class="woocommerce-form-row woocommerce-form-row--${row} form-row form-row-${row}"><label for="${id}">${label} ${isOptional ? nothing : required}</label><input type="${type}" class="woocommerce-Input woocommerce-Input--${type} input-text" name="${name}" id="${id}" autocomplete="${field.autocomplete}" value="${value}"${isOptional ? nothing : html` required aria-required="true"`}></p>
`;
}

export const loginForm = html`<form class="woocommerce-form woocommerce-form-login login" method="post">${accountField({ id: 'username', label: 'Username or email address', autocomplete: 'username' })}${accountField({ id: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}<p class="form-row"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox woocommerce-form-login__rememberme checkbox"><input class="woocommerce-form__input woocommerce-form__input-checkbox" name="rememberme" type="checkbox" value="forever"> <span>Remember me</span></label></p><p class="form-row"><button type="submit" class="woocommerce-button button woocommerce-form-login__submit" name="login" value="Log in">Log in</button></p></form>`;

const lostPassword = html`<p class="woocommerce-LostPassword lost_password"><a href="/my-account/lost-password/">Lost your password?</a></p>`;

const register = (): Markup =>
  html`<form method="post" class="woocommerce-form woocommerce-form-register register">${accountField({ id: 'reg_email', name: 'email', label: 'Email address', type: 'email', autocomplete: 'email' })}${accountField({ id: 'reg_password', name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password' })}${attributionInputs}<p class="woocommerce-privacy-policy-text">We use what you tell us to send what you order, and for nothing else.</p><p class="woocommerce-form-row form-row"><button type="submit" class="woocommerce-Button woocommerce-button button is-outline woocommerce-form-register__submit" name="register" value="Register">Register</button></p></form>`;

/** What a guest finds at every address of the account. */
export function loginPage(view: View): Markup {
  return layout(view, {
    title: 'My account',
    content: html`<div class="woocommerce"><h1 class="entry-title">My account</h1><div class="u-columns col2-set" id="customer_login"><div class="u-column1 col-1"><h2>Login</h2>${loginForm}${lostPassword}</div><div class="u-column2 col-2"><h2>Register</h2>${register()}</div></div></div>`,
  });
}

export function isKnown({ visitor }: View): boolean {
  return visitor.situation.loggedIn || visitor.account !== undefined;
}

export function accountPage(view: View): Markup {
  if (!isKnown(view)) return loginPage(view);
  const { account } = view.visitor;
  const name = account?.email ?? ACCOUNT.name;
  const [last] = ordersOf(view.visitor);
  const latest = last
    ? html`<section class="account-latest"><h2>Your latest order</h2><p><a href="/my-account/view-order/${last.number}/">Order ${last.number}</a> of ${longDate(last.placedAt)} is ${STATUS_NAMES[last.status].toLowerCase()}.</p></section>`
    : nothing;
  return accountFrame(view, {
    title: 'My account',
    current: 'dashboard',
    content: html`<p>Hello <strong>${name}</strong> (not <strong>${name}</strong>? <a href="/my-account/customer-logout/">Log out</a>)</p><p>Here you can look at your <a href="/my-account/orders/">recent orders</a>, change your <a href="/my-account/edit-address/">addresses</a>, and <a href="/my-account/edit-account/">your password and account details</a>.</p>${latest}${account ? attributionTable('the account', account.fields) : nothing}`,
  });
}

/** What the shop has saved with an order, which the platform shows to the shop's staff only. */
function attributionTable(what: string, fields: Readonly<Record<string, unknown>>): Markup {
  const saved = Object.entries(savedAttribution(fields));
  if (saved.length === 0) return html`<p>Nothing is saved of where ${what} comes from.</p>`;
  return html`<table class="shop_table attribution-table"><caption>Where ${what} comes from</caption><tbody>${saved.map(([field, value]) => html`<tr><th scope="row">${field}</th><td>${value}</td></tr>`)}</tbody></table>`;
}

export function ordersPage(view: View): Markup {
  const orders = ordersOf(view.visitor);
  if (!isKnown(view) && orders.length === 0) return loginPage(view);
  const none = html`<div class="woocommerce-info">No order has been made yet. <a class="button wc-forward" href="/shop/">Browse products</a></div>`;
  const sources = view.visitor.orders.map((order) =>
    attributionTable(`order ${order.number}`, order.fields),
  );
  return accountFrame(view, {
    title: 'Orders',
    current: 'orders',
    content: orders.length > 0 ? html`${ordersTable(orders)}${sources}` : none,
  });
}

export function orderPage(view: View, order: Order): Markup {
  return accountFrame(view, {
    title: `Order ${order.number}`,
    current: 'orders',
    content: html`<p>Order <mark class="order-number">${order.number}</mark> was placed on <mark class="order-date">${longDate(order.placedAt)}</mark> and is currently <mark class="order-status">${STATUS_NAMES[order.status]}</mark>.</p>${orderDetails(order)}`,
  });
}

const ADDRESSES = { billing: 'Billing address', shipping: 'Delivery address' };

export type AddressKind = keyof typeof ADDRESSES;

export function addressesPage(view: View): Markup {
  const one = (title: string, slug: string): Markup =>
    html`<div class="woocommerce-Address"><header class="woocommerce-Address-title title"><h2>${title}</h2><a href="/my-account/edit-address/${slug}/" class="edit">Edit ${title.toLowerCase()}</a></header>${orderAddress(ACCOUNT.fields)}</div>`;
  return accountFrame(view, {
    title: 'Addresses',
    current: 'edit-address',
    content: html`<p>The checkout starts with these addresses.</p><div class="u-columns woocommerce-Addresses col2-set addresses">${Object.entries(ADDRESSES).map(([kind, title]) => one(title, kind))}</div>`,
  });
}

export function editAddressPage(view: View, kind: AddressKind): Markup {
  const fields = BILLING_FIELDS.map((field) =>
    fieldRow(field, (ACCOUNT.fields as Record<string, string>)[field.id] ?? '', false),
  );
  return accountFrame(view, {
    title: ADDRESSES[kind],
    current: 'edit-address',
    content: html`<form method="post" novalidate><div class="woocommerce-address-fields"><div class="woocommerce-address-fields__field-wrapper">${fields}</div><p><button type="submit" class="button" name="save_address" value="Save address">Save address</button></p></div></form>`,
  });
}

export function editAccountPage(view: View): Markup {
  const fields = ACCOUNT.fields;
  const hint = 'leave blank to leave unchanged';
  return accountFrame(view, {
    title: 'Account details',
    current: 'edit-account',
    content: html`<form class="woocommerce-EditAccountForm edit-account" action="" method="post" novalidate><div class="account-fields">${accountField({ id: 'account_first_name', label: 'First name', row: 'first', autocomplete: 'given-name', value: fields.billing_first_name })}${accountField({ id: 'account_last_name', label: 'Last name', row: 'last', autocomplete: 'family-name', value: fields.billing_last_name })}${accountField({ id: 'account_email', label: 'Email address', type: 'email', autocomplete: 'email', value: fields.billing_email })}</div><fieldset><legend>Password change</legend>${accountField({ id: 'password_current', label: `Current password (${hint})`, type: 'password', autocomplete: 'off', isOptional: true })}${accountField({ id: 'password_1', label: `New password (${hint})`, type: 'password', autocomplete: 'off', isOptional: true })}${accountField({ id: 'password_2', label: 'Confirm new password', type: 'password', autocomplete: 'off', isOptional: true })}</fieldset><p><button type="submit" class="woocommerce-Button button" name="save_account_details" value="Save changes">Save changes</button></p></form>`,
  });
}

export function lostPasswordPage(view: View): Markup {
  return layout(view, {
    title: 'Lost password',
    content: html`<div class="woocommerce prose"><h1 class="entry-title">Lost password</h1><form method="post" class="woocommerce-ResetPassword lost_reset_password"><p>Tell us your username or email address, and we send you a link to a new password.</p>${accountField({ id: 'user_login', label: 'Username or email', autocomplete: 'username' })}<p><button type="submit" class="woocommerce-Button button" value="Reset password">Reset password</button></p><input type="hidden" name="woocommerce-lost-password-nonce" value="${createNonce(view.visitor, 'woocommerce-cart')}"></form></div>`,
  });
}
