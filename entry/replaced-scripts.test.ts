// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registry } from './registry';
import { handlesOf, replacedScripts } from './replaced-scripts';

/** What only we have: no script of the platform does it. */
const OURS_ALONE = ['plus-minus-names', 'prefetch', 'result-count'];

/** No page of the platform with their address is at hand, and they leave no global that only they make. */
const BY_ID_ONLY = [
  'ce4wp_form_submit',
  'size-chart-for-woocommerce',
  'wc-facebook-pixel-events',
  'flatsome-swatches-frontend',
  'flatsome-lazy',
  'flatsome-cookie-notice',
];

test('what must not run beside its islands is known without the id of its element, with few exceptions', () => {
  const byId = Object.entries(replacedScripts).flatMap(([handle, { beside, file, globals }]) =>
    beside || file || globals ? [] : handle,
  );
  expect(byId).toEqual(BY_ID_ONLY);
});

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
