import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from './registry';
import { handlesOf, replacedScripts } from './replaced-scripts';

/** What only we have: no script of the platform does it. */
const OURS_ALONE = ['prefetch', 'result-count'];

test('every island that a handle names exists, once', () => {
  const names: readonly string[] = registry.map(({ name }) => name);
  for (const [handle, { islands }] of Object.entries(replacedScripts)) {
    expect(names, handle).toEqual(expect.arrayContaining([...islands]));
    expect(new Set(islands).size, handle).toBe(islands.length);
    expect(islands, handle).not.toEqual([]);
  }
});

test('every island replaces a script, but for those that only we have', () => {
  const alone = registry.map(({ name }) => name).filter((name) => handlesOf(name).length === 0);
  expect(alone.sort()).toEqual(OURS_ALONE);
});

test('every stand-in has a source, and names what is called of it', () => {
  for (const [handle, { standIn }] of Object.entries(replacedScripts)) {
    if (!standIn) continue;
    expect(existsSync(`entry/${standIn.file.replace(/js$/, 'ts')}`), handle).toBe(true);
    expect('calls' in standIn, handle).toBe(standIn.when === 'called');
  }
});
