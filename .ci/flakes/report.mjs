// @ts-check
/** What `npm run flakes` prints, and whether it is good enough. */

/**
 * @typedef {import('../second-tries.mjs').SecondTry} Trouble
 * @typedef {{ tests: number, late: Trouble[], failed: Trouble[] }} Run
 *   `late` passed at a second or third try
 */

/** No test fails, and at most one in so many needs another try. */
const TESTS_A_SECOND_TRY = 500;

/** @param {readonly Run[]} runs */
const total = (runs) => ({
  tests: sum(runs.map(({ tests }) => tests)),
  late: sum(runs.map(({ late }) => late.length)),
  failed: sum(runs.map(({ failed }) => failed.length)),
});

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/** @param {readonly Run[]} runs */
export function isOverBar(runs) {
  const { tests, late, failed } = total(runs);
  return tests === 0 || failed > 0 || late * TESTS_A_SECOND_TRY > tests;
}

/**
 * @param {readonly Run[]} runs
 * @returns {string} a row for each test with trouble, the most troubled first, and the rate
 */
export function toTable(runs) {
  /** @type {Map<string, { late: number, failed: number, error: string }>} */
  const rows = new Map();
  for (const run of runs) {
    for (const kind of /** @type {const} */ (['late', 'failed'])) {
      for (const { file, line, title, error } of run[kind]) {
        const name = `${file}:${line} ${title}`;
        const row = rows.get(name) ?? { late: 0, failed: 0, error };
        row[kind]++;
        rows.set(name, row);
      }
    }
  }
  const { tests, late, failed } = total(runs);
  const rate = tests === 0 ? 0 : (late * TESTS_A_SECOND_TRY) / tests;
  return [
    'late failed  test',
    ...[...rows]
      .toSorted(([, a], [, b]) => b.failed - a.failed || b.late - a.late)
      .flatMap(([name, row]) => [
        `${String(row.late).padStart(4)} ${String(row.failed).padStart(6)}  ${name}`,
        `             ${row.error}`,
      ]),
    '',
    `${tests} tests in ${runs.length} runs: ${failed} failed, ${late} at a second try, ` +
      `${rate.toFixed(2)} in ${TESTS_A_SECOND_TRY} (bar: none, 1 in ${TESTS_A_SECOND_TRY})`,
  ].join('\n');
}
