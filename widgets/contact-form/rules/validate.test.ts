// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';

import type { Entry } from './entries';
import type { Field } from './fields';
import type { Dictionary } from './rule';
import { readSchema } from './schema';
import { RULES } from './testing/all-rules';
import { validate } from './validate';

const run = (rules: readonly object[], entries: readonly Entry[]): unknown =>
  Object.fromEntries(
    validate(
      readSchema({ rules }, () => {}, RULES),
      entries,
    ),
  );

describe('validate', () => {
  it('says which rule failed, with its properties as received', () => {
    const [error, field] = ['Too long.', 'f'];
    const group = { rule: 'any', field: 'g', error: 'Either.', rules: [], since: 2 };
    const results = validate(
      readSchema(
        {
          rules: [
            { rule: 'maxlength', field, error, threshold: '1', extra: { kept: true } },
            group,
          ],
        },
        () => {},
        RULES,
      ),
      [['f', 'ab']],
    );
    expect(results.get('f')).toMatchObject({ error, field, rule: 'maxlength' });
    expect(results.get('f')).toHaveProperty('properties', {
      threshold: '1',
      extra: { kept: true },
    });
    expect(results.get('g')).toMatchObject({ error: 'Either.', field: 'g', rule: 'any' });
    expect(results.get('g')).toHaveProperty('properties', { rules: [], since: 2 });
  });

  it('gives back what was sent, files themselves', () => {
    const file = { name: 'a.jpg', size: 3 };
    const results = validate(
      readSchema({ rules: [{ rule: 'email' }] }, () => {}, RULES),
      [
        ['f[]', file],
        ['f[]', ' b '],
        ['f[]', ''],
      ],
    );
    expect(results.get('f')).toEqual({ validInputs: [file, ' b '] });
  });

  it('reports a failing child of `all` under its own field', () => {
    const child = { rule: 'required', field: 'g', error: 'E-CHILD' };
    const all = { rule: 'all', field: 'f', error: 'E-PARENT', rules: [child] };
    expect(run([all], [])).toMatchObject({ g: { error: 'E-CHILD', rule: 'required' } });
    const mute = { ...all, rules: [{ rule: 'required', field: 'g' }] };
    expect(run([mute], [])).toMatchObject({ f: { error: 'E-PARENT', rule: 'all' } });
  });

  it('ignores unknown children of groups', () => {
    const rules = [{ rule: 'nosuch', field: 'f', error: 'x' }];
    expect(run([{ rule: 'all', field: 'f', error: 'E', rules }], [])).toEqual({});
    expect(run([{ rule: 'any', field: 'f', error: 'E', rules }], [])).toMatchObject({
      f: { error: 'E' },
    });
  });
});

describe('a form of 200 fields', () => {
  const RULES_PER_FIELD = 6;

  /** Fields of a form with a group each, and the work that judging it takes. */
  function measure(fieldCount: number): { checks: number; reads: number; fields: number } {
    const fields = new Set<Field>();
    let checks = 0;
    const counting: Dictionary = Object.fromEntries(
      Object.entries<Dictionary[string]>(RULES).map(([name, make]) => [
        name,
        (properties) => {
          const check = make(properties);
          return (field) => {
            checks += 1;
            fields.add(field);
            return check(field);
          };
        },
      ]),
    );
    const names = Array.from({ length: fieldCount }, (_, index) => `field-${index}`);
    const rules = names.flatMap((field) => [
      { rule: 'required', field, error: 'E' },
      { rule: 'minlength', field, error: 'E', threshold: 2 },
      { rule: 'maxlength', field, error: 'E', threshold: 400 },
      {
        rule: 'any',
        field,
        error: 'E',
        rules: [
          { rule: 'email', field },
          {
            rule: 'all',
            rules: [
              { rule: 'tel', field },
              { rule: 'maxitems', field },
            ],
          },
        ],
      },
    ]);
    const next = vi.fn<() => void>();
    function* form(): Generator<Entry> {
      for (const name of names) {
        next();
        yield [name, '020 7946 0018'];
      }
    }
    const results = validate(
      readSchema({ rules }, () => {}, counting),
      form(),
    );
    expect(results.size).toBe(fieldCount);
    return { checks, reads: next.mock.calls.length, fields: fields.size };
  }

  it('costs one evaluation a rule, one read an entry and one look at each field', () => {
    expect(measure(200)).toEqual({ checks: 200 * RULES_PER_FIELD, reads: 200, fields: 200 });
  });

  it('costs twice as much with twice the fields, not four times', () => {
    const [one, two] = [measure(200), measure(400)];
    expect(two).toEqual({ checks: 2 * one.checks, reads: 2 * one.reads, fields: 2 * one.fields });
  });
});
