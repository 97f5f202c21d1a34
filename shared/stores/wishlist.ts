import { atom } from 'nanostores';

/** What the page knows of the shopper's wishlist. */
export interface Wishlist {
  /** As the server last told it; `undefined` until it has been asked. */
  readonly count: number | undefined;
  /** How often something was added or removed here: also before anybody listened. */
  readonly changes: number;
}

export const $wishlist = atom<Wishlist>({ count: undefined, changes: 0 });

export function noteWishlistChange(): void {
  const { count, changes } = $wishlist.get();
  $wishlist.set({ count, changes: changes + 1 });
}
