// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readSchema, type Rule } from './schema';
import { RULES } from './testing/all-rules';
import { entries, rules } from './testing/arbitraries';
import { record } from './testing/vector';
import { validate } from './validate';

function read(schema: unknown): { rules: Rule[]; problems: string[] } {
  const problems: string[] = [];
  return { rules: readSchema(schema, (problem) => problems.push(problem), RULES), problems };
}

describe('with any schema and any form', () => {
  it('nothing throws, and each problem is told once', () => {
    const names = ['required', 'file', 'enum', 'stepnumber', 'date', 'minlength', 'all', 'any'];
    const junk = fc.anything({
      maxDepth: 2,
      maxKeys: 3,
      withBigInt: true,
      withDate: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    const garbled = fc.record(
      {
        rule: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, junk),
        field: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('f', 'g') }, junk),
        error: fc.oneof({ weight: 9, arbitrary: fc.constant('E') }, junk),
        accept: junk,
        threshold: junk,
        base: junk,
        interval: junk,
        rules: junk,
      },
      { requiredKeys: [] },
    );
    const schema = fc.oneof(
      fc.record({ rules: fc.array(fc.oneof(garbled, junk), { maxLength: 6 }) }),
      junk,
    );
    fc.assert(
      fc.property(schema, entries, (raw, form) => {
        const { rules: known, problems } = read(raw);
        validate(known, form);
        expect(new Set(problems).size).toBe(problems.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('what is broken changes nothing for the rest', () => {
    const broken = fc.constantFrom<unknown>(
      null,
      5,
      'required',
      [],
      {},
      { rule: 'nosuch' },
      { rule: 'email', field: {} },
      { rule: 'maxlength', field: 'f', error: 'BROKEN', threshold: [1] },
      { rule: 'all', field: 'f', error: 'BROKEN', rules: 7 },
    );
    const mixed = fc.tuple(rules, fc.array(fc.tuple(fc.nat(), broken), { maxLength: 4 }));
    fc.assert(
      fc.property(mixed, entries, ([good, insertions], form) => {
        const spoilt: unknown[] = [...good];
        for (const [at, rule] of insertions) spoilt.splice(at % (spoilt.length + 1), 0, rule);
        const judged = (list: unknown): unknown =>
          record(validate(read({ rules: list }).rules, form));
        expect(judged(spoilt)).toEqual(judged(good));
      }),
    );
  });

  it('a schema with getters that throw is one more problem', () => {
    const hostile = {
      rules: [
        {
          get rule(): string {
            throw new Error('no');
          },
        },
        {
          get rule(): string {
            throw 'no';
          },
        },
      ],
    };
    expect(read(hostile).problems).toEqual([
      'Contact form: rules[0]: no; left out.',
      'Contact form: rules[1]: unreadable; left out.',
    ]);
  });
});
