import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { choiceAfterPress, stockHints, summariseChoice, swatchState } from './choice';
import type { ChoiceRules } from './choice';
import type { Variation } from './variation';
import { VariationIndex, type Choice } from './variation-index';
import { NAMES, oracle, products, VALUES } from './variation-oracle';

const NO_RULES: ChoiceRules = {
  clearOnReselect: false,
  deselectUnavailable: false,
  disableOutOfStock: false,
  clickableOutOfStock: false,
};
const rules = fc.record<ChoiceRules>({
  clearOnReselect: fc.boolean(),
  deselectUnavailable: fc.boolean(),
  disableOutOfStock: fc.boolean(),
  clickableOutOfStock: fc.boolean(),
});
const presses = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES)), {
  minLength: 1,
  maxLength: 12,
});
const OPEN: Choice = Object.fromEntries(NAMES.map((name) => [name, '']));

/** The rules once more, by going through all variations at each press. */
function pressByOracle(
  variations: readonly Variation[],
  choice: Choice,
  name: string,
  value: string,
  { clearOnReselect, deselectUnavailable, disableOutOfStock, clickableOutOfStock }: ChoiceRules,
): Choice {
  if (choice[name] === value) return clearOnReselect ? { ...choice, [name]: '' } : choice;
  const next: Record<string, string> = { ...choice, [name]: value };
  const candidates = oracle
    .matching(variations, next)
    .filter(({ is_in_stock: isInStock }) => isInStock || !disableOutOfStock);
  if (deselectUnavailable) {
    if (candidates.length > 0) return next;
    for (const other of NAMES) {
      const isRestricting = variations.some(({ attributes }) => attributes[other]);
      if (other !== name && isRestricting) next[other] = '';
    }
    return next;
  }
  switch (oracle.state(variations, choice, name, value)) {
    case 'available':
      return next;
    case 'out-of-stock':
      return clickableOutOfStock ? next : choice;
    default:
      return choice;
  }
}

describe('choiceAfterPress', () => {
  it('does what the rules say, in any product and any order of presses', () => {
    fc.assert(
      fc.property(products, presses, rules, (variations, order, rule) => {
        const index = new VariationIndex(variations);
        let choice = OPEN;
        for (const [name, value] of order) {
          const expected = pressByOracle(variations, choice, name, value, rule);
          choice = choiceAfterPress(index, choice, name, value, rule);
          expect(choice).toEqual(expected);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the new value, whatever had to be cleared for it', () => {
    fc.assert(
      fc.property(products, presses, (variations, order) => {
        const index = new VariationIndex(variations);
        let choice = OPEN;
        for (const [name, value] of order) {
          choice = choiceAfterPress(index, choice, name, value, {
            ...NO_RULES,
            deselectUnavailable: true,
          });
          expect(choice[name]).toBe(value);
        }
      }),
    );
  });

  it('never leaves a choice that cannot be bought to a shopper who only presses what is offered', () => {
    fc.assert(
      fc.property(products, presses, (variations, order) => {
        const index = new VariationIndex(variations);
        let choice = OPEN;
        for (const [name, value] of order) {
          const next = choiceAfterPress(index, choice, name, value, NO_RULES);
          if (next !== choice) expect(oracle.matching(variations, next)).not.toEqual([]);
          choice = next;
        }
      }),
    );
  });

  it('takes every value on demand', () => {
    const choice = { attribute_size: 'm', attribute_pa_color: 'red' };
    expect(
      choiceAfterPress(undefined, choice, 'attribute_size', 'l', {
        ...NO_RULES,
        deselectUnavailable: true,
      }),
    ).toEqual({ attribute_size: 'l', attribute_pa_color: 'red' });
  });
});

describe('swatchState', () => {
  it.each([
    ['available', false, false, 'available'],
    ['available', true, false, 'available'],
    ['out-of-stock', false, false, 'disabled'],
    ['out-of-stock', false, true, 'no-stock'],
    ['out-of-stock', true, false, 'available'],
    ['out-of-stock', true, true, 'no-stock'],
    ['inactive', false, true, 'disabled'],
    ['inactive', true, true, 'disabled'],
    ['unoffered', false, true, 'disabled'],
    ['unoffered', true, false, 'disabled'],
  ] as const)('%s, chosen: %s, clickable: %s → %s', (state, isChosen, clickable, expected) => {
    expect(swatchState(state, isChosen, { clickableOutOfStock: clickable })).toBe(expected);
  });
});

describe('stockHints', () => {
  const values = (): readonly string[] => ['', ...VALUES];

  it('hints at what going through all variations hints at', () => {
    const choices = fc.record(
      Object.fromEntries(NAMES.map((name) => [name, fc.constantFrom('', ...VALUES)])),
    );
    fc.assert(
      fc.property(products, choices, (variations, choice) => {
        const hints = stockHints(new VariationIndex(variations), choice, values, 5);
        const open = NAMES.filter((name) => !choice[name]);
        if (open.length !== 1) {
          expect(hints).toBeUndefined();
          return;
        }
        const expected = new Map<string, string>();
        for (const value of VALUES) {
          const [first] = oracle.matching(variations, { ...choice, [open[0]!]: value });
          if (!first?.is_in_stock || !first.variation_stock_left) continue;
          if (typeof first.max_qty === 'number' && first.max_qty <= 5) {
            expected.set(value, String(first.variation_stock_left));
          }
        }
        expect(hints).toEqual({ attribute: open[0], left: expected });
      }),
      { numRuns: 500 },
    );
  });

  it('hints at the values of the second of two attributes', () => {
    const attributes = { attribute_pa_color: 'red', attribute_size: 'm' };
    const stock = { is_in_stock: true, max_qty: 3, variation_stock_left: '3 left' };
    const index = new VariationIndex([{ ...stock, attributes } as unknown as Variation]);
    const choice = { attribute_pa_color: 'red', attribute_size: '' };
    expect(stockHints(index, choice, () => ['', 's', 'm'], 5)).toEqual({
      attribute: 'attribute_size',
      left: new Map([['m', '3 left']]),
    });
  });

  it('has none for a product with one attribute', () => {
    const index = new VariationIndex([]);
    expect(stockHints(index, { attribute_size: '' }, values, 5)).toBeUndefined();
  });
});

describe('summariseChoice', () => {
  it('counts the attributes and those that are chosen', () => {
    expect(
      summariseChoice([
        ['attribute_pa_color', 'red'],
        ['attribute_size', ''],
      ]),
    ).toEqual({
      count: 2,
      chosenCount: 1,
      data: { attribute_pa_color: 'red', attribute_size: '' },
    });
  });

  it('keeps an attribute of any name as data', () => {
    const { data } = summariseChoice([['__proto__', 'a']]);
    expect(Object.entries(data)).toEqual([['__proto__', 'a']]);
  });
});
