import { randomBytes } from 'node:crypto';
import { emptyCart } from './cart';
import { lineName } from './cart-line';
import { cartTotals, lineTotalPence, type CartTotals } from './cart-totals';
import { reduceStock } from './stock';
import type { Visitor } from './visitor';

export interface OrderLine {
  readonly name: string;
  readonly slug: string;
  readonly quantity: number;
  readonly pence: number;
}

export type OrderStatus = 'processing' | 'on-hold' | 'completed' | 'cancelled' | 'refunded';

export interface Order {
  readonly number: number;
  readonly status: OrderStatus;
  readonly key: string;
  readonly placedAt: Date;
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
  readonly paymentMethod: string;
  readonly fields: Readonly<Record<string, string>>;
}

let lastOrderNumber = 1040;

/** Turns the cart into an order: stock goes down, the cart is emptied. */
export function placeOrder(
  visitor: Visitor,
  fields: Readonly<Record<string, string>>,
  paymentMethod: string,
): Order {
  lastOrderNumber += 1;
  const order: Order = {
    number: lastOrderNumber,
    status: paymentMethod === 'bacs' ? 'on-hold' : 'processing',
    key: `wc_order_${randomBytes(7).toString('hex')}`,
    placedAt: new Date(),
    lines: visitor.lines.map((line) => ({
      name: lineName(line),
      slug: line.product.slug,
      quantity: line.quantity,
      pence: lineTotalPence(line),
    })),
    totals: cartTotals(visitor),
    paymentMethod,
    fields,
  };
  for (const line of visitor.lines)
    reduceStock(visitor, line.product, line.variation, line.quantity);
  visitor.orders.push(order);
  emptyCart(visitor);
  return order;
}
