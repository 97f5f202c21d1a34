// @ts-check
/**
 * Which browser tests failed, were not run, or passed only when they were tried again, by Playwright's JSON
 * report.
 */
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, projectName?: string,
 *   results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 *   the outermost ones are files, the others `describe` blocks
 * @typedef {{ suites: Suite[] }} Report
 * @typedef {{ message?: string, stack?: string }} LooseError outside of tests
 *
 * @typedef {object} SecondTry
 * @property {string} file from the folder of the tests
 * @property {number} line
 * @property {string} title with those of the blocks around it
 * @property {string} error the first line of the first one
 */

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0] ?? '';

/** @param {Spec} spec */
const firstError = ({ tests }) =>
  firstLine(
    tests.flatMap(({ results }) => results.map(({ error }) => error?.message)).find(Boolean),
  );

/**
 * @param {Suite[]} suites
 * @param {string[]} [around] titles of the blocks around them
 * @returns {{ spec: Spec, title: string }[]} each with the titles of the blocks around it
 */
const allSpecs = (suites, around = []) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map((spec) => ({ spec, title: [...around, spec.title].join(' › ') })),
    ...inner.flatMap((suite) => allSpecs([suite], [...around, suite.title])),
  ]);

/**
 * @param {Suite[]} suites
 * @param {'flaky' | 'unexpected' | 'skipped'} wanted Playwright's words for a late pass, a failure, and
 *   what was not run
 * @returns {SecondTry[]}
 */
const inSuites = (suites, wanted) =>
  allSpecs(suites)
    .filter(({ spec }) => spec.tests.some(({ status }) => status === wanted))
    .map(({ spec, title }) => ({
      file: spec.file,
      line: spec.line,
      title,
      error: firstError(spec),
    }));

/**
 * @param {Report} report
 * @returns {SecondTry[]} in the order of the report
 */
export const secondTries = ({ suites }) => inSuites(suites, 'flaky');

/**
 * @param {Report} report
 * @returns {SecondTry[]} those that failed at every try, in the order of the report
 */
export const failures = ({ suites }) => inSuites(suites, 'unexpected');

/**
 * @param {Report} report
 * @returns {SecondTry[]} those that were not run
 */
export const notRun = ({ suites }) => inSuites(suites, 'skipped');

/**
 * Something that a test has left behind may throw after its end. Playwright then ends the worker without a
 * test to blame, and leaves out the one that it has just given to it, which is not tried again.
 *
 * @param {Report & { errors: readonly LooseError[] }} report
 * @returns {{ errors: SecondTry[], tests: string[] }} what has thrown outside of tests, and the tests that
 *   were not run, as `--test-list` reads them
 */
export const leftOut = ({ suites, errors }) => ({
  errors: errors.map(({ message, stack = '' }) => ({
    file: '(between two tests)',
    line: 0,
    title: /^\s+(at .*)/m.exec(stripVTControlCharacters(stack))?.[1] ?? '',
    error: firstLine(message),
  })),
  tests: allSpecs(suites).flatMap(({ spec, title }) =>
    spec.tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName = '' }) =>
        [...(projectName ? [`[${projectName}]`] : []), spec.file, title].join(' › '),
      ),
  ),
});

/**
 * @param {readonly SecondTry[]} tries
 * @returns {string} lines to print; empty where there are none
 */
export const listSecondTries = (tries) =>
  tries.length === 0
    ? ''
    : [
        'passed at a second try:',
        ...tries.flatMap(({ file, line, title, error }) => [
          `  ${file}${line > 0 ? `:${line}` : ''} ${title}`,
          `    ${error}`,
        ]),
        '',
      ].join('\n');
