import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { raiseToMin, stepQuantity } from './quantity';
import vectors from './vectors/quantity.json';

type Row = [
  button: 'plus' | 'minus',
  step: string | null,
  min: string,
  max: string,
  before: string,
  source: string | null,
  recommended: string,
];

describe('stepQuantity', () => {
  it.each(vectors.quantity as Row[])(
    '%s, step %s, min %s, max %s, from %s',
    (button, step, min, max, before, _source, recommended) => {
      expect(stepQuantity(button, before, { step, min, max })).toBe(recommended);
    },
  );

  it.each(['0', '-2', 'any', '', null])('moves by one where the step is %j', (step) => {
    const limits = { min: '1', max: null, step };
    expect(stepQuantity('plus', '3', limits)).toBe('4');
    expect(stepQuantity('minus', '3', limits)).toBe('2');
  });

  it('never leaves the limits, and moves by one step where there is room', () => {
    const cents = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: 1, max: 500 }), (a, b, at, step) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const current = Math.min(max, Math.max(min, at));
        const text = (value: number): string => (value / 100).toFixed(2);
        const limits = { min: text(min), max: text(max), step: text(step) };
        // The oracle counts in whole hundredths, where nothing is rounded.
        const plus = Math.min(max, current + step);
        const minus = Math.max(min, current - step);
        expect(Number(stepQuantity('plus', text(current), limits))).toBe(plus / 100);
        expect(Number(stepQuantity('minus', text(current), limits))).toBe(minus / 100);
      }),
    );
  });

  it.each([
    ['plus', '2', { min: '1', max: '2.5', step: '1' }, '2.5'],
    ['plus', '1.4', { min: '0', max: '2.45', step: '1' }, '2'],
    ['minus', '1', { min: '0.4', max: '5', step: '1' }, '0.4'],
    ['minus', '0', { min: '-3', max: '5', step: '1' }, '0'],
    ['minus', '2', { min: '-3', max: '5', step: '1' }, '1'],
    ['minus', '1.5', { min: '0.75', max: '5', step: '0.5' }, '1.0'],
  ] as const)('%s, from %s within %j → %s', (button, before, limits, after) => {
    expect(stepQuantity(button, before, limits)).toBe(after);
  });

  it('never leaves limits with more decimals than the step, and moves until it is at them', () => {
    const steps = fc.integer({ min: 1, max: 500 });
    const hundredths = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(
        hundredths,
        hundredths,
        hundredths,
        steps,
        fc.nat(2),
        (a, b, at, size, digits) => {
          const [min, max] = [Math.min(a, b) / 100, Math.max(a, b) / 100];
          const current = Math.min(max, Math.max(min, at / 100));
          const step = (size / 10 ** digits).toFixed(digits);
          const limits = { min: String(min), max: String(max), step };
          const plus = Number(stepQuantity('plus', String(current), limits));
          const minus = Number(stepQuantity('minus', String(current), limits));
          expect(plus).toBeLessThanOrEqual(max);
          expect(minus).toBeGreaterThanOrEqual(min);
          if (current < max) expect(plus).toBeGreaterThan(current);
          if (current > min) expect(minus).toBeLessThan(current);
        },
      ),
    );
  });

  it('always answers with a text, whatever stands in the attributes', () => {
    const anything = fc.option(fc.string(), { nil: null });
    fc.assert(
      fc.property(
        fc.constantFrom('plus' as const, 'minus' as const),
        fc.string(),
        anything,
        anything,
        anything,
        (direction, value, min, max, step) => {
          expect(stepQuantity(direction, value, { min, max, step })).not.toContain('NaN');
        },
      ),
    );
  });
});

describe('raiseToMin', () => {
  it.each([
    ['0', '1', '1'],
    ['0.25', '0.5', '0.5'],
    ['1', '1', undefined],
    ['5', '1', undefined],
    ['', '1', undefined],
    ['-2', '-1', undefined],
    ['0', '', undefined],
    ['0', null, undefined],
    [' ', '1', undefined],
    ['-1', ' ', undefined],
  ])('value %s, min %s → %s', (value, min, raised) => {
    expect(raiseToMin(value, min)).toBe(raised);
  });
});
