// @vitest-environment node
// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'entry/wordpress';

/** Newer than PHP 7.4, which no machine that tests it has to have. */
const TOO_NEW =
  /\bmatch\s*\(|\?->|\bstr_(?:contains|starts_with|ends_with)\s*\(|^\s*enum\s+\w|\breadonly\b|#\[|\barray_is_list\s*\(|\bjson_validate\s*\(/gm;

/** @param {string} source */
const codeOf = (source) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

test('the plugin is written in PHP 7.4', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.php'),
  );
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) =>
    [...codeOf(readFileSync(join(FOLDER, file), 'utf8')).matchAll(TOO_NEW)].map(
      ([code]) => `${file}: ${code}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  'return match ( $x ) {',
  '$a?->b',
  'str_contains( $a, $b )',
  'enum Kind {',
  'public readonly string $a;',
  '#[Pure]',
])('%s is not', (code) => {
  expect(codeOf(code)).toMatch(new RegExp(TOO_NEW.source, 'm'));
});
