import type { CartProblem } from '../../shared/models/cart-problem';
import { $cartFreshness, $cartHash, $fragments } from '../../shared/stores/cart';
import { $cartProblem } from '../../shared/stores/cart-problems';
import { consentFor } from '../../shared/stores/consent';
import { chosenVariation } from '../../shared/stores/chosen-variation';
import type { Fragments } from '../../shared/models/fragments';
import type { Variation } from '../../shared/models/variations/variation';

/** A value that changes, and tells so. Only the islands write it. */
export interface ReadableStore<Value> {
  /** The value now. */
  get: () => Value;
  /** Calls the listener at once and at every change, until the function that it returns is called. */
  subscribe: (listener: (value: Value, before: Value | undefined) => void) => () => void;
  /** Like `subscribe`, but not at once. */
  listen: (listener: (value: Value, before: Value | undefined) => void) => () => void;
}

/** The stores of the page: the very ones that its islands use. */
export interface Stores {
  /** Hash of the basket that the page shows; empty for an empty one, `undefined` until one is known. */
  readonly cartHash: ReadableStore<string | undefined>;
  /** The basket's regions as the server last sent them: selector → markup. */
  readonly cartFragments: ReadableStore<Fragments>;
  /** `fresh`, `refreshing` (a newer basket has been asked for) or `stale` (the last refresh failed). */
  readonly cartFreshness: ReadableStore<'fresh' | 'refreshing' | 'stale'>;
  /** What the shopper was last told to be wrong with the basket; `undefined` once that is solved. */
  readonly cartProblem: ReadableStore<CartProblem | undefined>;
  /** Whether a category of the consent plugin, e.g. `marketing`, is allowed now. */
  readonly consent: (category: string) => ReadableStore<boolean>;
  /**
   * What is chosen in a product form (`form.variations_form`); `undefined` while nothing whole is.
   *
   * @throws TypeError when it is given something else than a form
   */
  readonly chosenVariation: (form: HTMLFormElement) => ReadableStore<Variation | undefined>;
}

export const stores: Stores = {
  cartHash: $cartHash,
  cartFragments: $fragments,
  cartFreshness: $cartFreshness,
  cartProblem: $cartProblem,
  consent: consentFor,
  chosenVariation(form) {
    if (form instanceof HTMLFormElement) return chosenVariation(form);
    throw new TypeError(`chosenVariation: expected a form of the page, found ${String(form)}.`);
  },
};
