// @vitest-environment node
// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failures, leftOut, listSecondTries, secondTries } from './second-tries.mjs';

const CACHE = 'node_modules/.cache';

const TESTS = `import { expect, test } from 'playwright/test';
test('at once', () => {});
test.describe('a basket', () => {
  test.describe('of one line', () => {
    test('at the second', ({}, { retry }) => expect(retry, 'tries').toBeGreaterThan(0));
  });
  test('at the third', ({}, { retry }) => {
    if (retry < 2) throw new Error('not yet\\nand more of it');
  });
});
test('never', () => expect(1).toBe(2));
`;

const LEFT_BEHIND = `import { test } from 'playwright/test';
test('leaves something behind', () => {
  setTimeout(() => { throw new Error('too late\\nand more of it'); });
});
test.describe('after it', () => test('not run', () => {}));
`;

/**
 * What Playwright itself reports of these tests, in a folder from which its package is found; what it has
 * left out is run again.
 */
function runTests(/** @type {string} */ tests) {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'second-tries-'));
  try {
    writeFileSync(join(folder, 'tries.e2e.mjs'), tests);
    writeFileSync(
      join(folder, 'playwright.config.mjs'),
      "export default { testMatch: '*.e2e.mjs', retries: 2, workers: 1, fullyParallel: true, " +
        "outputDir: 'results', reporter: [['json', { outputFile: 'report.json' }]] };",
    );
    const run = (/** @type {string[]} */ ...args) => {
      spawnSync('npx', ['playwright', 'test', '-c', folder, ...args], { stdio: 'ignore' });
      return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    };
    const report = run();
    const left = leftOut(report);
    if (left.tests.length === 0) return { report, left };
    writeFileSync(join(folder, 'left-out.txt'), left.tests.join('\n'));
    return { report, left, again: run('--test-list', join(folder, 'left-out.txt')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('names what passed at a later try, with its first error', () => {
  const { report, left } = runTests(TESTS);
  expect(left).toEqual({ errors: [], tests: [] });
  expect(report.stats).toMatchObject({ expected: 1, flaky: 2, unexpected: 1 });
  const found = secondTries(report);
  const tries = found.toSorted((a, b) => a.line - b.line);
  expect(tries).toEqual([
    {
      file: 'tries.e2e.mjs',
      line: 5,
      title: 'a basket › of one line › at the second',
      error: 'Error: tries',
    },
    { file: 'tries.e2e.mjs', line: 7, title: 'a basket › at the third', error: 'Error: not yet' },
  ]);
  expect(failures(report)).toMatchObject([{ line: 11, title: 'never' }]);
  expect(listSecondTries(tries)).toBe(
    [
      'passed at a second try:',
      '  tries.e2e.mjs:5 a basket › of one line › at the second',
      '    Error: tries',
      '  tries.e2e.mjs:7 a basket › at the third',
      '    Error: not yet',
      '',
    ].join('\n'),
  );
});

test('names what has thrown between two tests, and has those run that it has kept from it', () => {
  const { report, left, again } = runTests(LEFT_BEHIND);
  expect(report.stats).toMatchObject({ expected: 1, skipped: 1, unexpected: 0 });
  expect(left).toEqual({
    errors: [
      {
        file: '(between two tests)',
        line: 0,
        title: expect.stringMatching(/^at .*tries\.e2e\.mjs:3:/),
        error: 'Error: too late',
      },
    ],
    tests: ['tries.e2e.mjs › after it › not run'],
  });
  expect(again.stats).toMatchObject({ expected: 1, skipped: 0 });
  expect(again.errors).toEqual([]);
});

test('says nothing where each passed at once', () => {
  expect(listSecondTries([])).toBe('');
});
