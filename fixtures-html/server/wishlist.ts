import { findPurchasable } from '../catalogue/catalogue';
import { shortSignature } from './digest';
import type { Visitor } from './visitor';

/** Something on a wishlist: a product, or one of its variations. */
export interface WishlistItem {
  /** Of the row, not of the product. */
  readonly itemId: number;
  /** Of the product or variation. */
  readonly productId: number;
}

/** Lists of one visitor: whoever logs in has another one than the guest of the same browser. */
export interface Wishlists {
  guest: WishlistItem[];
  user: WishlistItem[];
  lastItemId: number;
}

export function emptyWishlists(): Wishlists {
  return { guest: [], user: [], lastItemId: 0 };
}

const whose = (visitor: Visitor): 'guest' | 'user' =>
  visitor.situation.loggedIn ? 'user' : 'guest';

export function wishlistOf(visitor: Visitor): readonly WishlistItem[] {
  return visitor.wishlists[whose(visitor)];
}

export function findItem(visitor: Visitor, productId: number): WishlistItem | undefined {
  return wishlistOf(visitor).find((item) => item.productId === productId);
}

/** @returns the platform's own word for what happened */
export function addItem(visitor: Visitor, productId: number): 'true' | 'exists' | 'error' {
  if (!findPurchasable(productId)) return 'error';
  if (findItem(visitor, productId)) return 'exists';
  visitor.wishlists.lastItemId += 1;
  visitor.wishlists[whose(visitor)].push({ itemId: visitor.wishlists.lastItemId, productId });
  return 'true';
}

export function removeItem(visitor: Visitor, isMeant: (item: WishlistItem) => boolean): boolean {
  const before = wishlistOf(visitor);
  const after = before.filter((item) => !isMeant(item));
  visitor.wishlists[whose(visitor)] = after;
  return after.length < before.length;
}

/** Twelve letters and digits in the list's address. */
export function wishlistToken(visitor: Visitor): string {
  return `${shortSignature(visitor.id, whose(visitor)).toUpperCase()}WL`;
}
