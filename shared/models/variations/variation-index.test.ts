import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Variation } from './variation';
import { isMatch, VariationIndex } from './variation-index';
import { choices, NAMES, oracle, products, VALUES } from './variation-oracle';

const variation = (
  id: number,
  attributes: Record<string, string>,
  more: Partial<Variation> = {},
): Variation => ({ variation_id: id, attributes, ...more });

describe('VariationIndex', () => {
  it('finds what going through all variations finds', () => {
    fc.assert(
      fc.property(products, choices, (variations, choice) => {
        const index = new VariationIndex(variations);
        const matching = oracle.matching(variations, choice);
        expect(index.find(choice)).toBe(matching[0]);
        expect(index.offers(choice)).toBe(matching.length > 0);
        expect(index.offers(choice, { inStock: true })).toBe(
          matching.some(({ is_in_stock: isInStock }) => isInStock),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('tells the states that going through all variations tells', () => {
    fc.assert(
      fc.property(products, choices, (variations, choice) => {
        const index = new VariationIndex(variations);
        for (const name of NAMES) {
          const stateOf = index.statesOf(name, choice);
          for (const value of [...VALUES, 'unknown']) {
            expect(stateOf(value)).toBe(oracle.state(variations, choice, name, value));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with the rule for a single variation', () => {
    fc.assert(
      fc.property(products, choices, (variations, choice) => {
        expect(variations.filter(({ attributes }) => isMatch(attributes, choice))).toEqual(
          oracle.matching(variations, choice),
        );
      }),
    );
  });

  it('takes what is not in the choice for open, whatever it is called', () => {
    expect(isMatch({ attribute_size: 'm' }, {})).toBe(true);
    expect(isMatch({ constructor: 'm' }, {})).toBe(true);
    const index = new VariationIndex([variation(1, { constructor: 'm' })]);
    expect(index.find({})?.variation_id).toBe(1);
  });

  it('takes the first of several matches, also when it is open to any value', () => {
    const index = new VariationIndex([
      variation(1, { attribute_size: '' }),
      variation(2, { attribute_size: 'm' }),
    ]);
    expect(index.find({ attribute_size: 'm' })?.variation_id).toBe(1);
  });

  it('compares values as they are', () => {
    const index = new VariationIndex([variation(1, { attribute_size: '08' })]);
    expect(index.find({ attribute_size: '8' })).toBeUndefined();
    expect(index.find({ attribute_size: '08' })?.variation_id).toBe(1);
  });

  it('counts a variation without the two flags as active and in stock', () => {
    const index = new VariationIndex([variation(1, { attribute_size: 'm' })]);
    expect(index.statesOf('attribute_size', {})('m')).toBe('available');
  });

  it('is not misled by names that every object has', () => {
    const attributes = JSON.parse('{"__proto__":"a","constructor":"b"}') as Record<string, string>;
    const index = new VariationIndex([variation(1, attributes)]);
    expect(index.find({})?.variation_id).toBe(1);
    expect(index.find({ constructor: 'c' } as Record<string, string>)).toBeUndefined();
    expect(index.statesOf('__proto__', {})('a')).toBe('available');
    expect(index.statesOf('toString', {})('a')).toBe('unoffered');
  });

  it('reads a product without variations', () => {
    const index = new VariationIndex([]);
    expect(index.find({})).toBeUndefined();
    expect(index.statesOf('attribute_size', {})('m')).toBe('unoffered');
  });
});
