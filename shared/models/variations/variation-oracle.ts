import fc from 'fast-check';

import type { Choice, ValueState } from './variation-index';
import type { Variation } from './variation';

/**
 * The rules of the platform documents, written down a second time as plainly as can be: every
 * question is answered by going through all variations. For tests only.
 */
export const oracle = {
  matches(variation: Variation, choice: Choice): boolean {
    for (const name of Object.keys(variation.attributes)) {
      const wanted = variation.attributes[name];
      const chosen = choice[name];
      if (wanted === undefined || chosen === undefined) continue;
      if (wanted !== '' && chosen !== '' && wanted !== chosen) return false;
    }
    return true;
  },

  matching(variations: readonly Variation[], choice: Choice): Variation[] {
    return variations.filter((variation) => oracle.matches(variation, choice));
  },

  state(variations: readonly Variation[], choice: Choice, name: string, value: string): ValueState {
    let [isAttached, isEnabled] = [false, false];
    for (const variation of oracle.matching(variations, { ...choice, [name]: '' })) {
      const own = variation.attributes[name];
      if (own !== '' && own !== value) continue;
      isAttached = true;
      if (variation.variation_is_active) isEnabled = true;
    }
    if (!isAttached) return 'unoffered';
    if (!isEnabled) return 'inactive';
    const left = oracle.matching(variations, { ...choice, [name]: value });
    return left.every(({ is_in_stock: isInStock }) => !isInStock) ? 'out-of-stock' : 'available';
  },
};

export const NAMES = ['attribute_pa_color', 'attribute_size', 'attribute_lining'];
export const VALUES = ['a', 'b', 'c', 'd'];

const value = fc.constantFrom('', ...VALUES);

const variation = fc.record({
  attributes: fc.record(
    Object.fromEntries(NAMES.map((name) => [name, value])),
    // Variations may lack an attribute altogether.
    { requiredKeys: NAMES.slice(0, 2) },
  ),
  is_in_stock: fc.boolean(),
  variation_is_active: fc.boolean(),
  max_qty: fc.constantFrom('' as const, 1, 3, 5, 6, 40),
  variation_stock_left: fc.constantFrom('', 'some left'),
});

/** Products of any shape: combinations missing, doubled, overlapping, sold out, inactive. */
export const products: fc.Arbitrary<Variation[]> = fc
  .array(variation, { maxLength: 70 })
  .map((list) => list.map((item, index) => ({ ...item, variation_id: index + 1 }) as Variation));

/** A form's choice, with attributes that are open and values that nobody sells. */
export const choices: fc.Arbitrary<Choice> = fc.record(
  Object.fromEntries(NAMES.map((name) => [name, fc.constantFrom('', ...VALUES, 'unknown')])),
);
