import { atom, type ReadableAtom } from 'nanostores';

import { isCovered, watchConsent } from './consent-cover';

const categories = new Map<string, ReadableAtom<boolean>>();

/**
 * Whether a category of the consent plugin, e.g. `marketing`, is allowed: in step with the page, its
 * banner and other tabs for the life of the page. Islands, which end, watch for themselves.
 */
export function consentFor(category: string): ReadableAtom<boolean> {
  const known = categories.get(category);
  if (known) return known;
  const store = atom(isCovered(category));
  categories.set(category, store);
  watchConsent(() => store.set(isCovered(category)), new AbortController().signal);
  return store;
}
