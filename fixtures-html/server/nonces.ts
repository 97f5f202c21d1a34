import { randomBytes } from 'node:crypto';
import { shortSignature } from './digest';
import type { Visitor } from './visitor';

export type NonceAction =
  | 'woocommerce-cart'
  | 'woocommerce-process_checkout'
  | 'apply-coupon'
  | 'update-shipping-method'
  | 'wp_rest'
  | 'ce4wp_form_submission'
  | WishlistAction;

/** The wishlist plugin's actions, which have a nonce each. */
export const WISHLIST_ACTIONS = [
  'add_to_wishlist',
  'remove_from_wishlist',
  'reload_wishlist_and_adding_elem',
  'load_mobile',
  'delete_item',
  'save_title',
  'save_privacy',
  'load_fragments',
] as const;

type WishlistAction = (typeof WISHLIST_ACTIONS)[number];

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
