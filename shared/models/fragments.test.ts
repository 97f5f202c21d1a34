import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  CONTENT_FRAGMENT,
  FRAGMENT_LIFETIME_MS,
  parseFragments,
  parseTimestamp,
  readCartAnswer,
  type StoredCart,
  usableCopy,
} from './fragments';

const NOW = 1_800_000_000_000;
const content = { [CONTENT_FRAGMENT]: '<div></div>' };

/** The rules of specification section 4, said once more in the plainest way. */
function oracle(stored: StoredCart, cookieHash: string, now: number): 'stored' | 'server' {
  const hasHash = stored.hash !== '';
  const hasCreated = stored.createdAt !== undefined;
  if (hasHash && !hasCreated) return 'server';
  if (hasCreated && now - (stored.createdAt as number) > 24 * 60 * 60 * 1000) return 'server';
  const hasContent = stored.fragments !== undefined && CONTENT_FRAGMENT in stored.fragments;
  return hasContent && stored.hash === cookieHash ? 'stored' : 'server';
}

describe('usableCopy', () => {
  it('agrees with the plain rules for every stored cart', () => {
    const hash = fc.constantFrom('', 'H1', 'H2');
    const fragments = fc.constantFrom(undefined, content, { 'span.count': '<span></span>' });
    const age = fc.option(fc.integer({ min: -1000, max: 2 * FRAGMENT_LIFETIME_MS }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(fragments, hash, hash, age, (stored, sessionHash, cookieHash, ageMs) => {
        const cart: StoredCart = {
          fragments: stored,
          hash: sessionHash,
          createdAt: ageMs === undefined ? undefined : NOW - ageMs,
        };
        const copy = usableCopy(cart, cookieHash, NOW);
        expect(copy ? 'stored' : 'server').toBe(oracle(cart, cookieHash, NOW));
        if (copy) expect(copy.fragments).toBe(stored);
      }),
      { numRuns: 1000 },
    );
  });

  it('still uses fragments that are exactly 24 hours old', () => {
    const cart = { fragments: content, hash: 'H', createdAt: NOW - FRAGMENT_LIFETIME_MS };
    expect(usableCopy(cart, 'H', NOW)).toEqual({ fragments: content, expiresInMs: 0 });
    expect(usableCopy(cart, 'H', NOW + 1)).toBeUndefined();
  });

  it('never lets the fragments of an empty cart expire', () => {
    const cart = { fragments: content, hash: '', createdAt: undefined };
    expect(usableCopy(cart, '', NOW)).toEqual({ fragments: content, expiresInMs: undefined });
  });
});

describe('reading what others stored or sent', () => {
  it.each(['', 'null', '[]', '{}', '{"a":1}', '{"a":', '"text"', 'undefined'])(
    'takes %j for missing fragments',
    (json) => expect(parseFragments(json)).toBeUndefined(),
  );

  it.each(['', '0', '-5', 'soon', 'NaN'])('takes %j for a missing time', (raw) => {
    expect(parseTimestamp(raw)).toBeUndefined();
  });

  it('reads an answer, and refuses one of wrong types', () => {
    expect(readCartAnswer({ fragments: content, cart_hash: 'H' })).toEqual({
      fragments: content,
      hash: 'H',
    });
    expect(readCartAnswer({ fragments: content, cart_hash: { a: 1 } })).toEqual({
      fragments: content,
      hash: '',
    });
    const odd = { ...content, count: 1, lines: { a: [] }, none: null };
    expect(readCartAnswer({ fragments: odd, cart_hash: 'H' })?.fragments).toEqual(content);
    for (const wrong of [
      undefined,
      null,
      'x',
      3,
      [],
      {},
      { fragments: 5 },
      { fragments: [1] },
      { success: false },
    ]) {
      expect(readCartAnswer(wrong)).toBeUndefined();
    }
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        readCartAnswer(value);
        parseFragments(JSON.stringify(value));
      }),
    );
  });
});
