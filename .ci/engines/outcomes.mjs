// @ts-check
/**
 * @typedef {{ projectName: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }} Outcome
 * @typedef {{ title?: string, specs?: { title?: string, tests: Outcome[] }[], suites?: Suite[] }} Suite
 *   of Playwright's JSON report
 * @typedef {{ passed: number, failed: number }} Count
 */

/** @param {Suite[]} suites @returns {Outcome[]} */
const outcomesIn = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) => tests),
    ...outcomesIn(inner),
  ]);

/**
 * What came of the tests in each project, e.g. in each engine. One that passed at a second try has passed; one
 * that did not run has failed, because it proves nothing.
 *
 * @param {{ suites: Suite[] }} report
 * @returns {Record<string, Count>}
 */
export function byProject({ suites }) {
  /** @type {Record<string, Count>} */
  const counts = {};
  for (const { projectName, status } of outcomesIn(suites)) {
    const count = (counts[projectName] ??= { passed: 0, failed: 0 });
    count[status === 'expected' || status === 'flaky' ? 'passed' : 'failed']++;
  }
  return counts;
}

/**
 * Every test as its project, file and titles, as Playwright's `grep` sees it.
 *
 * @param {{ suites: Suite[] }} report
 * @returns {string[]}
 */
export const titlesIn = ({ suites }) =>
  suites.flatMap(({ title: outer, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName }) => `${projectName} ${outer} ${title}`),
    ),
    ...titlesIn({
      suites: inner.map((suite) => ({ ...suite, title: `${outer} ${suite.title}` })),
    }),
  ]);
