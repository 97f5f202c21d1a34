import {
  parseFragments,
  parseTimestamp,
  type CartAnswer,
  type StoredCart,
} from '../../shared/models/fragments';
import { isStorageUsable, localStore, sessionStore } from '../../shared/dom/storage';
import { fragmentName } from '../../shared/platform/cart-settings';
import { readSetting } from '../../shared/platform/settings';
import { $cartHash } from '../../shared/stores/cart';
import { CREATED_KEY, settings } from './cart-fragments.contract';

/** The cart as stored in the browser, in the platform's own keys and format. */
export interface CartStorage {
  read: () => StoredCart;
  /** Stores an answer. `restart` begins a new 24-hour life, otherwise only a first one. */
  write: (answer: CartAnswer, restart: boolean) => void;
  /** Whether a storage event says that another tab changed the cart. */
  isForeignChange: (event: StorageEvent) => boolean;
}

/** `undefined` when the page names no keys, or the browser refuses to store. */
export function openCartStorage(): CartStorage | undefined {
  const hashKey = readSetting(settings.cartHashKey);
  const fragmentsKey = readSetting(fragmentName);
  if (!hashKey || !fragmentsKey || !isStorageUsable()) return undefined;

  return {
    read: () => ({
      fragments: parseFragments(sessionStore.get(fragmentsKey)),
      hash: sessionStore.get(hashKey) ?? '',
      createdAt: parseTimestamp(sessionStore.get(CREATED_KEY)),
    }),
    write({ fragments, hash }, restart) {
      const isFirst = !sessionStore.get(hashKey);
      // What is too large to store must not leave older fragments beside the new hash.
      if (!sessionStore.set(fragmentsKey, JSON.stringify(fragments)))
        sessionStore.remove(fragmentsKey);
      // Other tabs are told by the local copy, and compare it with their own session.
      localStore.set(hashKey, hash);
      sessionStore.set(hashKey, hash);
      if (restart ? hash : isFirst) sessionStore.set(CREATED_KEY, String(Date.now()));
    },
    isForeignChange: ({ key }) =>
      key === hashKey && localStore.get(hashKey) !== ($cartHash.get() ?? ''),
  };
}
