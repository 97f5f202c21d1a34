// @vitest-environment node
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where islands declare the settings that they read. */
const SOURCES = ['widgets', 'shared'];

/** Those that only ever stand on an element. */
const OF_ELEMENTS = new Set(['offset', 'flickityOptions']);

it('every setting that an island reads from the page has a type', async () => {
  const declared = await readFile('entry/contract.ts', 'utf8');
  const keys = new Set<string>();
  for (const folder of SOURCES) {
    for (const path of await readdir(folder, { recursive: true })) {
      if (!/\.tsx?$/.test(path) || path.includes('.test.')) continue;
      const text = await readFile(join(folder, path), 'utf8');
      // A setting: `key`, then its `global` and `read`.
      for (const [, key] of text.matchAll(/\bkey: '(\w+)',(?:\s*\/\/.*)?\s*(?:global|read)\b/g)) {
        if (key && !OF_ELEMENTS.has(key)) keys.add(key);
      }
    }
  }
  expect(keys.size).toBeGreaterThan(20);
  const missing = [...keys].filter((key) => !new RegExp(`^  ${key}\\??:`, 'm').test(declared));
  expect(missing.sort()).toEqual([]);
});
