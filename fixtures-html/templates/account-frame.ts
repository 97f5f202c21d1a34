import type { Order, OrderStatus } from '../server/orders';
import { layout } from './layout';
import { html, nothing, type Markup } from './markup';
import { longDate } from './long-date';
import { amount } from './price';
import type { View } from './view';

const PAGES = {
  dashboard: 'Dashboard',
  orders: 'Orders',
  'edit-address': 'Addresses',
  'edit-account': 'Account details',
  'customer-logout': 'Log out',
} as const;

type AccountSection = keyof typeof PAGES;

export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  processing: 'Processing',
  'on-hold': 'On hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

function navigation(current: AccountSection): Markup {
  return html`<nav class="woocommerce-MyAccount-navigation" aria-label="Account pages"><ul>${Object.entries(
    PAGES,
  ).map(([slug, name]) => {
    const isCurrent = slug === current;
    const address = slug === 'dashboard' ? '/my-account/' : `/my-account/${slug}/`;
    return html`<li class="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--${slug}${isCurrent ? ' is-active' : ''}"><a href="${address}"${isCurrent ? html` aria-current="page"` : nothing}>${name}</a></li>`;
  })}</ul></nav>`;
}

/** A page of the account: its navigation beside what it is about. */
export function accountFrame(
  view: View,
  { title, current, content }: { title: string; current: AccountSection; content: Markup },
): Markup {
  return layout(view, {
    title,
    content: html`<div class="woocommerce"><h1 class="entry-title">${title}</h1><div class="account-columns">${navigation(current)}<div class="woocommerce-MyAccount-content">${content}</div></div></div>`,
  });
}

const COLUMNS = ['number', 'date', 'status', 'total', 'actions'] as const;
const HEADS = ['Order', 'Date', 'Status', 'Total', 'Actions'];

function orderRow(order: Order): Markup {
  const { number, status, placedAt, totals, lines } = order;
  const address = `/my-account/view-order/${number}/`;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const cell = (index: number, content: Markup): Markup =>
    html`<td class="woocommerce-orders-table__cell woocommerce-orders-table__cell-order-${COLUMNS[index] ?? ''}" data-title="${HEADS[index] ?? ''}">${content}</td>`;
  return html`<tr class="woocommerce-orders-table__row woocommerce-orders-table__row--status-${status} order"><th class="woocommerce-orders-table__cell woocommerce-orders-table__cell-order-number" data-title="Order" scope="row"><a href="${address}" aria-label="View order number ${number}">#${number}</a></th>${cell(1, html`<time datetime="${placedAt.toISOString()}">${longDate(placedAt)}</time>`)}${cell(2, html`<span class="order-status-name is-${status}">${STATUS_NAMES[status]}</span>`)}${cell(3, html`${amount(totals.totalPence)} for ${count} ${count === 1 ? 'item' : 'items'}`)}${cell(4, html`<a href="${address}" class="woocommerce-button button is-small is-outline view" aria-label="View order ${number}">View</a>`)}</tr>`;
}

export function ordersTable(orders: readonly Order[]): Markup {
  return html`<table class="woocommerce-orders-table woocommerce-MyAccount-orders shop_table shop_table_responsive my_account_orders account-orders-table"><thead><tr>${COLUMNS.map((column, index) => html`<th scope="col" class="woocommerce-orders-table__header woocommerce-orders-table__header-order-${column}"><span class="nobr">${HEADS[index] ?? ''}</span></th>`)}</tr></thead><tbody>${orders.map(orderRow)}</tbody></table>`;
}
