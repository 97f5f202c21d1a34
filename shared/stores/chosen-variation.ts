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

/** The product form that was set up last. */
export const $latestForm = atom<HTMLFormElement | undefined>();

/**
 * Follows the product form in one place of the page: other code may put another in its place.
 *
 * @param find the form that is there now
 * @param follow begins with each form; `signal` ends when it is not the one any more
 */
export function followForm(
  find: () => HTMLFormElement | null | undefined,
  follow: (form: HTMLFormElement, signal: AbortSignal) => void,
  signal: AbortSignal,
): void {
  let current: HTMLFormElement | null | undefined;
  let turn = new AbortController();
  const look = (): void => {
    const form = find();
    if (form === current) return;
    turn.abort();
    turn = new AbortController();
    current = form;
    if (form) follow(form, AbortSignal.any([signal, turn.signal]));
  };
  look();
  signal.addEventListener('abort', $latestForm.listen(look));
}
