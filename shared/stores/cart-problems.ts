import { atom } from 'nanostores';

import type { CartProblem } from '../models/cart-problem';

/** The last problem with the basket; `undefined` when there is none (any more). */
export const $cartProblem = atom<CartProblem | undefined>(undefined);

/** Takes the last problem back if it is about `about`; a problem of something else stays. */
export function solveProblem(about: unknown): void {
  if ($cartProblem.get()?.about === about) $cartProblem.set(undefined);
}

/** The islands on the page that can have problems to tell. */
const tellers = new Set<AbortSignal>();

let stop: (() => void) | undefined;

/**
 * Hands the basket's problems to `show` while at least one island is mounted that can have some.
 * Those bring `show` along: what it has to say may be that there is no network to load it by.
 */
export function tellCartProblems(
  show: (problem: CartProblem | undefined) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  if (tellers.size === 0) stop = $cartProblem.listen((problem) => show(problem));
  tellers.add(signal);
  signal.addEventListener(
    'abort',
    () => {
      tellers.delete(signal);
      if (tellers.size === 0) stop?.();
    },
    { once: true },
  );
}
