// @vitest-environment node
// @ts-check
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { php, wordpressFiles } from './wordpress.mjs';

/**
 * Reads what `php()` writes: the notation that it uses, and nothing else of PHP.
 *
 * @param {string} source
 * @returns {unknown}
 */
function read(source) {
  let at = 0;
  /** @param {string} text */
  const take = (text) => source.startsWith(text, at) && Boolean((at += text.length));
  const value = () => {
    if (take('array(')) return list();
    if (take("'")) return text();
    const [word = ''] = /^(?:true|false|null|-?[\d.e+-]+)/.exec(source.slice(at)) ?? [];
    at += word.length;
    return JSON.parse(word);
  };
  const text = () => {
    let found = '';
    while (!take("'")) {
      if (source[at] === '\\' && /['\\]/.test(source[at + 1] ?? '')) at++;
      found += source[at++];
    }
    return found;
  };
  const list = () => {
    /** @type {[unknown, unknown][]} */
    const entries = [];
    while (!take(')')) {
      const first = value();
      entries.push(take(' => ') ? [first, value()] : [entries.length, first]);
      take(', ');
    }
    const isList = entries.every(([key], index) => key === index);
    return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  };
  const result = value();
  if (at !== source.length) throw new Error(`unread: ${source.slice(at)}`);
  return result;
}

/** As PHP knows no difference between an empty list and an empty map. */
const names = fc.string({ unit: 'grapheme', minLength: 1 }).map((name) => `_${name}`);
const leaf = fc.oneof(fc.string({ unit: 'grapheme' }), fc.boolean(), fc.integer());
/** @param {import('fast-check').Arbitrary<unknown>} inner */
const around = (inner) =>
  fc.oneof(
    leaf,
    fc.array(inner),
    fc.dictionary(names, inner, { minKeys: 1, noNullPrototype: true }),
  );
const values = around(around(around(leaf)));

describe('a value in the notation of PHP', () => {
  test('is read as what was written, whatever quotes and backslashes it has', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(read(php(value))).toEqual(value);
      }),
    );
  });
});

test('the plugin says the version of the package, and comes with all its parts', async () => {
  const files = new Map(await wordpressFiles('.', '9.8.7'));
  const main = String(files.get('storefront-islands.php'));
  expect(main).toMatch(/^ \* Version: {11}9\.8\.7$/m);
  const parts = [...main.matchAll(/__DIR__ \. '\/([^']+)'/g)].map(([, path]) => path);
  expect(parts.length).toBeGreaterThan(4);
  expect([...files.keys()]).toEqual(expect.arrayContaining(parts));
  expect(files.has('store-notice.js')).toBe(true);
});
