// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failures, listSecondTries, secondTries } from './second-tries.mjs';

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

/** What Playwright itself reports of these tests, in a folder from which its package is found. */
function run(/** @type {string} */ tests) {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'second-tries-'));
  try {
    writeFileSync(join(folder, 'tries.e2e.mjs'), tests);
    writeFileSync(
      join(folder, 'playwright.config.mjs'),
      "export default { testMatch: '*.e2e.mjs', retries: 2, workers: 1, " +
        "outputDir: 'results', reporter: [['json', { outputFile: 'report.json' }]] };",
    );
    spawnSync('npx', ['playwright', 'test', '-c', folder], { stdio: 'ignore' });
    return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('names what passed at a later try, with its first error', () => {
  const report = run(TESTS);
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

test('says nothing where each passed at once', () => {
  expect(listSecondTries([])).toBe('');
});
