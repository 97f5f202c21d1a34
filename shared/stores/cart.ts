import { atom } from 'nanostores';

import type { Fragments } from '../models/fragments';

/** Hash of the cart that the page shows; empty for an empty cart, undefined before anything came. */
export const $cartHash = atom<string | undefined>(undefined);

/** The fragments that the page shows now: markup that arrives later is filled from them. */
export const $fragments = atom<Fragments>({});

/**
 * How far the shown cart can be trusted.
 *
 * - `fresh`: as the server last sent it
 * - `refreshing`: a newer one has been asked for
 * - `stale`: the last refresh failed
 */
export const $cartFreshness = atom<'fresh' | 'refreshing' | 'stale'>('fresh');
