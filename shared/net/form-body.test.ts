// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { encodeForm } from './form-body';

describe('encodeForm', () => {
  it.each([
    [{ fooBar: "x y'z", product_id: '007' }, 'fooBar=x+y%27z&product_id=007'],
    [{ a: undefined, b: null, c: true, d: 0 }, 'b=&c=true&d=0'],
    [{ list: ['x', 'y'] }, 'list%5B%5D=x&list%5B%5D=y'],
    [{ list: [{ id: 1 }] }, 'list%5B0%5D%5Bid%5D=1'],
    [{ list: [null, 'x'] }, 'list%5B%5D=&list%5B%5D=x'],
    [{ meta: { a: { b: 'c' } } }, 'meta%5Ba%5D%5Bb%5D=c'],
    [{ price: '£10 & more', plus: '1+1' }, 'price=%C2%A310+%26+more&plus=1%2B1'],
    [{ run: () => 1 }, ''],
  ])('%j → %s', (fields, body) => {
    expect(encodeForm(fields)).toBe(body);
  });

  it('is read back unchanged by a form parser, and never throws', () => {
    const fields = fc.dictionary(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fields, (given) => {
        const read = Object.fromEntries(new URLSearchParams(encodeForm(given)));
        const wellFormed = Object.entries(given).map((pair) => pair.map(throughUtf8));
        expect(read).toEqual(Object.fromEntries(wellFormed));
      }),
    );
  });
});

/** What is left of a text in UTF-8: lone surrogates become U+FFFD. */
function throughUtf8(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}
