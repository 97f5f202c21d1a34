import { PRODUCTS } from '../catalogue/catalogue';
import { standardDelivery } from './cart-totals';
import type { Order, OrderLine, OrderStatus } from './orders';
import type { Visitor } from './visitor';

const ADDRESS = {
  billing_first_name: 'Ada',
  billing_last_name: 'Guest',
  billing_company: '',
  billing_country: 'GB',
  billing_address_1: '3 High Petergate',
  billing_address_2: 'Flat 2',
  billing_city: 'York',
  billing_postcode: 'YO1 7EN',
  billing_phone: '01904 000000',
  billing_email: 'ada@shop.test',
};

/** Whom the account of the fixtures belongs to. */
export const ACCOUNT = { name: 'Ada Guest', fields: ADDRESS };

function line(sku: string, quantity: number): OrderLine {
  const product = PRODUCTS.find((candidate) => candidate.sku === sku);
  if (!product) throw new Error(`past orders: no product ${sku}`);
  const { name, slug, regularPence } = product;
  return { name, slug, quantity, pence: regularPence * quantity };
}

function order(
  number: number,
  day: string,
  status: OrderStatus,
  bought: readonly (readonly [sku: string, quantity: number])[],
): Order {
  const lines = bought.map(([sku, quantity]) => line(sku, quantity));
  const subtotalPence = lines.reduce((sum, { pence }) => sum + pence, 0);
  const shipping = standardDelivery(subtotalPence);
  return {
    number,
    status,
    key: `wc_order_past${number}`,
    placedAt: new Date(`${day}T10:15:00Z`),
    lines,
    totals: {
      subtotalPence,
      discounts: [],
      shipping,
      totalPence: subtotalPence + shipping.pence,
    },
    paymentMethod: 'bacs',
    fields: ADDRESS,
  };
}

const PAST: readonly Order[] = [
  order(1039, '2026-11-12', 'processing', [['HV-W107', 1]]),
  order(1021, '2026-10-03', 'completed', [
    ['HV-W101', 3],
    ['HV-W103', 1],
  ]),
  order(988, '2026-07-19', 'completed', [['HV-W104', 1]]),
  order(954, '2026-05-30', 'cancelled', [['HV-W102', 2]]),
  order(917, '2026-03-08', 'refunded', [['HV-W103', 1]]),
  order(860, '2025-12-14', 'completed', [
    ['HV-W107', 2],
    ['HV-W101', 2],
    ['HV-W102', 1],
  ]),
];

/** The visitor's orders, newest first: those of this visit, and those of the account before it. */
export function ordersOf(visitor: Visitor): readonly Order[] {
  const past = visitor.situation.loggedIn ? PAST : [];
  return [...visitor.orders.toReversed(), ...past];
}
