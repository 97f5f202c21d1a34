import { randomBytes } from 'node:crypto';
import { shortSignature } from './digest';
import type { Visitor } from './visitor';

export type NonceAction =
  | 'woocommerce-cart'
  | 'woocommerce-process_checkout'
  | 'apply-coupon'
  | 'remove-coupon'
  | 'update-shipping-method'
  | 'wp_rest';

export function createNonce(visitor: Visitor, action: NonceAction): string {
  return shortSignature(visitor.nonceSecret, action);
}

export function isNonceValid(
  visitor: Visitor,
  action: NonceAction,
  nonce: string | null | undefined,
): boolean {
  return nonce === createNonce(visitor, action);
}

/** As when a page was cached for longer than a nonce lives. */
export function expireNonces(visitor: Visitor): void {
  visitor.nonceSecret = randomBytes(8).toString('hex');
}
