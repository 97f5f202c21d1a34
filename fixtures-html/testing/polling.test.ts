// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { hastyLines } from './polling';

const FILES = ['entry', 'fixtures-html', 'widgets', '.ci'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:e2e|journey|page|site)\.ts$/.test(file))
    .map((file) => `${root}/${file}`),
);

test('no browser test looks once at what an action sets off', () => {
  expect(FILES.length).toBeGreaterThan(100);
  const hasty = FILES.flatMap((file) =>
    hastyLines(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  // `expect.poll(…)`, or an `expect(locator)` that waits, says the same.
  expect(hasty).toEqual([]);
});

/** A promise that is kept after a while; `setTimeout` without a time only lets others have their turn. */
const SLEEP = /\.waitForTimeout\(|new Promise[^;]*setTimeout\([^;]*,\s*[\w.*+ ]+\)/;

test('no browser test sleeps', () => {
  const sleeping = FILES.filter((file) => SLEEP.test(readFileSync(file, 'utf8')));
  // It waits for the state that it needs, or moves the page’s clock.
  expect(sleeping).toEqual([]);
});

test.each([
  ['a log right after a press', 'await link.click();\nexpect(await log()).toHaveLength(1);', [2]],
  ['what a locator sees now', 'expect(await link.textContent()).toBe("A");', [1]],
  ['the same over lines', 'expect(\n  await link.count(),\n).toBe(2);', [1]],
  ['one that waits', 'await link.click();\nawait expect.poll(log).toHaveLength(1);', []],
  ['that nothing came of it yet', 'await link.click();\nexpect(await log()).toEqual([]);', [2]],
  [
    'after one that waits',
    'await link.click();\nawait expect(a).toBeVisible();\nexpect(await log()).toEqual([1]);',
    [],
  ],
])('%s', (_name, code, lines) => {
  expect(hastyLines(code)).toEqual(lines);
});
