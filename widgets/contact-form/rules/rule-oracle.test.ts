// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Entry } from './entries';
import { readSchema } from './schema';
import { RULES } from './testing/all-rules';
import { entries, rules, text, value } from './testing/arbitraries';
import { judge, RULE_NAMES, type RawRule } from './testing/oracle';
import { dayOf, weekday } from './testing/oracle-texts';
import { record, type Recorded } from './testing/vector';
import { validate } from './validate';

const run = (schema: readonly RawRule[], form: readonly Entry[]): Recorded =>
  record(
    validate(
      readSchema({ rules: schema }, () => {}, RULES),
      form,
    ),
  );

it('knows the rules of the specification, and no more', () => {
  expect(Object.keys(RULES).toSorted()).toEqual([...RULE_NAMES].toSorted());
});

it('judges every form as the plain rules do', () => {
  fc.assert(
    fc.property(rules, entries, (schema, form) => {
      expect(run(schema, form)).toEqual(judge(schema, form));
    }),
    { numRuns: 3000 },
  );
});

describe('each rule alone judges as the plain rule does', () => {
  const bound = fc.oneof(text, fc.integer({ min: -2, max: 8 }), fc.constantFrom('2024-01-05'));
  const accept = fc.array(fc.oneof(text, fc.integer({ min: 1, max: 7 }), fc.constant('.jpg')));
  const interval = fc.constantFrom('1', 0.1, 3, '0', '', 'x');

  it.each(RULE_NAMES)('%s', (rule) => {
    const form = fc.array(
      value.map((sent): Entry => ['f[]', sent]),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(form, bound, accept, interval, bound, (sent, threshold, list, step, base) => {
        const properties = { threshold, accept: list, interval: step, base };
        const schema = [{ rule, field: 'f', error: 'E', ...properties }];
        expect(run(schema, sent)).toEqual(judge(schema, sent));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('dates', () => {
  const pad = (part: number): string => String(part).padStart(2, '0');
  const every = (length: number): number[] => Array.from({ length }, (_, index) => index);

  it.each(['0001', '1900', '2000', '2023', '2024', '9999', '10000', '1234567890123'])(
    'of the year %s are the days of the calendar, each with its weekday',
    (year) => {
      for (const month of every(14)) {
        for (const day of every(33)) {
          const date = `${year}-${pad(month)}-${pad(day)}`;
          const real = dayOf(date);
          const passes = (rule: string, accept: number[]): boolean => {
            const schema = [{ rule, field: 'f', error: 'E', accept }];
            return 'valid' in (run(schema, [['f', date]])['f'] ?? {});
          };
          expect(passes('date', []), date).toBe(real !== undefined);
          const others = [1, 2, 3, 4, 5, 6, 7].filter((one) => !real || one !== weekday(real));
          expect(passes('dayofweek', others), date).toBe(false);
          if (real) expect(passes('dayofweek', [weekday(real)]), date).toBe(true);
        }
      }
    },
  );
});

it('finds steps exactly, counted in whole hundredths', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 500 }), (base, above, step) => {
      const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);
      const [start, interval] = [decimal(base), decimal(step)];
      const schema = [{ rule: 'stepnumber', field: 'f', error: 'E', base: start, interval }];
      const sent = decimal(base + above);
      expect(run(schema, [['f', sent]])).toEqual(
        above % step === 0 ? { f: { valid: [sent] } } : { f: { error: 'E' } },
      );
    }),
  );
});
