// @vitest-environment node
// @ts-check
import { expect, test } from 'vitest';
import { isOverBar, toTable } from './report.mjs';

const trouble = (/** @type {string} */ title, error = 'Error: first') => ({
  file: 'a.e2e.ts',
  line: 3,
  title,
  error,
});
/** @type {ReturnType<typeof trouble>[]} */
const noTrouble = [];
const run = (tests = 500, late = noTrouble, failed = noTrouble) => ({
  tests,
  late,
  failed,
});

test('lists each troubled test once, the worst first, with its first error and the rate', () => {
  const table = toTable([
    run(250, [trouble('slow')]),
    run(250, [trouble('slow', 'Error: later')]),
    run(250, [], [trouble('broken')]),
  ]);
  expect(table.split('\n')).toEqual([
    'late failed  test',
    '   0      1  a.e2e.ts:3 broken',
    '             Error: first',
    '   2      0  a.e2e.ts:3 slow',
    '             Error: first',
    '',
    '750 tests in 3 runs: 1 failed, 2 at a second try, 1.33 in 500 (bar: none, 1 in 500)',
  ]);
});

test.each([
  ['nothing', [run(), run()], false],
  ['one second try in 500', [run(250, [trouble('slow')]), run(250)], false],
  ['two in 999', [run(999, [trouble('slow'), trouble('late')])], true],
  ['a failure', [run(5000, [], [trouble('broken')])], true],
  ['no test at all', [run(0)], true],
])('%s', (_name, runs, isOver) => {
  expect(isOverBar(runs)).toBe(isOver);
});
