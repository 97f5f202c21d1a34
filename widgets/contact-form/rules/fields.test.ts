import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Entry } from './entries';
import { readFields } from './fields';

const values = (entries: readonly Entry[]): Record<string, unknown> =>
  Object.fromEntries(Array.from(readFields(entries), ([name, field]) => [name, field.values]));

describe('readFields', () => {
  it.each<[string, Entry[], Record<string, unknown>]>([
    [
      'a repeated plain name keeps the last value',
      [
        ['f', 'a'],
        ['f', 'b'],
      ],
      { f: ['b'] },
    ],
    [
      'empty brackets collect',
      [
        ['f[]', 'a'],
        ['f[]', 'b'],
      ],
      { f: ['a', 'b'] },
    ],
    [
      'a key keeps its last value in its first place',
      [
        ['f[a]', '1'],
        ['f[b]', '2'],
        ['f[a]', '3'],
      ],
      { f: ['3', '2'] },
    ],
    [
      'a number is a place that empty brackets can take first',
      [
        ['f[]', 'a'],
        ['f[0]', 'b'],
      ],
      { f: ['b'] },
    ],
    [
      'empty brackets go behind the highest number',
      [
        ['f[5]', 'a'],
        ['f[]', 'b'],
        ['f[6]', 'c'],
      ],
      { f: ['a', 'c'] },
    ],
    [
      'brackets nest',
      [
        ['f[a][]', '1'],
        ['f[b]', '2'],
        ['f[a][]', '3'],
      ],
      { f: ['1', '3', '2'] },
    ],
    [
      'a plain value gives way to a nested one',
      [
        ['f', 'a'],
        ['f[]', 'b'],
      ],
      { f: ['b'] },
    ],
    [
      'and the other way round',
      [
        ['f[]', 'a'],
        ['f', 'b'],
      ],
      { f: ['b'] },
    ],
    [
      'a name counts as far as it is well formed',
      [
        ['a.b', '1'],
        ['c[d', '2'],
        ['e[_x]', '3'],
      ],
      { a: ['1'], c: ['2'], e: ['3'] },
    ],
    [
      'names begin with an ASCII letter',
      [
        ['_f', 'a'],
        ['1f', 'b'],
        ['', 'c'],
        ['é', 'd'],
        ['[]', 'e'],
      ],
      {},
    ],
    ['an empty value leaves the field there', [['f', '']], { f: [] }],
    [
      'names of objects are names like others',
      [
        ['constructor', 'a'],
        ['f[toString]', 'b'],
      ],
      { constructor: ['a'], f: ['b'] },
    ],
  ])('%s', (_what, entries, expected) => {
    expect(values(entries)).toEqual(expected);
  });

  it('sorts the values of a field into texts and files', () => {
    const file = { name: '', size: 0 };
    const field = readFields([
      ['f[]', ' a\u3000'],
      ['f[]', '\u00a0\n'],
      ['f[]', file],
    ]).get('f');
    expect(field).toEqual({ values: [' a\u3000', '\u00a0\n', file], texts: ['a'], files: [file] });
  });

  it('never loses what empty brackets collect', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (texts) => {
        const sent = texts.map((text): Entry => ['f[]', text]);
        expect(readFields(sent).get('f')?.values ?? []).toEqual(texts);
      }),
    );
  });

  it('reads names that nest deeper than calls can', () => {
    const deep = `f${'[a]'.repeat(50_000)}`;
    expect(
      values([
        [deep, 'x'],
        [`${deep}[]`, 'y'],
      ]),
    ).toEqual({ f: ['y'] });
  });
});
