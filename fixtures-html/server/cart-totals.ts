import { md5 } from './digest';
import { linePence } from './money';
import { unitPence } from './stock';
import type { CartLine } from './cart-line';
import type { Visitor } from './visitor';

export interface ShippingMethod {
  readonly id: string;
  readonly label: string;
  readonly pence: number;
}

export interface Coupon {
  readonly code: string;
  readonly discountPence: (ofPence: number) => number;
}

export interface CartTotals {
  readonly subtotalPence: number;
  readonly discounts: readonly { readonly code: string; readonly pence: number }[];
  readonly shipping: ShippingMethod;
  readonly totalPence: number;
}

const FREE_DELIVERY_FROM_PENCE = 7500;

const COUPONS: readonly Coupon[] = [
  { code: 'welcome10', discountPence: (ofPence) => Math.round(ofPence / 10) },
  { code: 'fiveroff', discountPence: (ofPence) => Math.min(500, ofPence) },
];

export function findCoupon(code: string): Coupon | undefined {
  return COUPONS.find((coupon) => coupon.code === code.trim().toLowerCase());
}

export function lineTotalPence(line: CartLine): number {
  return linePence(unitPence(line.product, line.variation), line.quantity);
}

export function subtotalPence(visitor: Visitor): number {
  return visitor.lines.reduce((sum, line) => sum + lineTotalPence(line), 0);
}

export function standardDelivery(ofPence: number): ShippingMethod {
  return ofPence >= FREE_DELIVERY_FROM_PENCE
    ? { id: 'standard', label: 'Free standard delivery', pence: 0 }
    : { id: 'standard', label: 'Standard delivery', pence: 395 };
}

export function shippingMethods(visitor: Visitor): ShippingMethod[] {
  return [
    standardDelivery(subtotalPence(visitor)),
    { id: 'express', label: 'Next-day delivery', pence: 795 },
    { id: 'collect', label: 'Collect from York', pence: 0 },
  ];
}

export function cartTotals(visitor: Visitor): CartTotals {
  const subtotal = subtotalPence(visitor);
  const discounts = visitor.coupons.map((code) => ({
    code,
    pence: findCoupon(code)?.discountPence(subtotal) ?? 0,
  }));
  const methods = shippingMethods(visitor);
  const shipping = methods.find((method) => method.id === visitor.shippingMethod) ??
    methods[0] ?? { id: 'none', label: 'No delivery', pence: 0 };
  const discount = Math.min(
    subtotal,
    discounts.reduce((sum, entry) => sum + entry.pence, 0),
  );
  return {
    subtotalPence: subtotal,
    discounts,
    shipping,
    totalPence: subtotal - discount + shipping.pence,
  };
}

/** Changes whenever a line or the total does; empty for an empty cart. */
export function cartHash(visitor: Visitor): string {
  if (visitor.lines.length === 0) return '';
  const lines = visitor.lines.map((line) => [line.key, line.quantity, lineTotalPence(line)]);
  return md5(JSON.stringify([lines, cartTotals(visitor).totalPence]));
}
