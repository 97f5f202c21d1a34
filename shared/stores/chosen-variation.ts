import { atom, type WritableAtom } from 'nanostores';

import type { Variation } from '../models/variations/variation';

const chosen = new WeakMap<HTMLFormElement, WritableAtom<Variation | undefined>>();

/**
 * The variation that is chosen in a product form; `undefined` while none is. Written by the variation
 * form, read by everything that shows the choice elsewhere: gallery, sticky bar.
 */
export function chosenVariation(form: HTMLFormElement): WritableAtom<Variation | undefined> {
  const known = chosen.get(form);
  if (known) return known;
  const store = atom<Variation | undefined>(undefined);
  chosen.set(form, store);
  return store;
}
