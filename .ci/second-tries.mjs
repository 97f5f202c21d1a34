// @ts-check
/** Which browser tests failed, or passed only when they were tried again, by Playwright's JSON report. */
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: {
 *   error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 *   the outermost ones are files, the others `describe` blocks
 * @typedef {{ suites: Suite[] }} Report
 *
 * @typedef {object} SecondTry
 * @property {string} file from the folder of the tests
 * @property {number} line
 * @property {string} title with those of the blocks around it
 * @property {string} error the first line of the first one
 */

/** @param {Spec} spec */
const firstError = ({ tests }) => {
  const [message = ''] = tests.flatMap(({ results }) =>
    results.flatMap(({ error }) => (error?.message ? [error.message] : [])),
  );
  return stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
};

/**
 * @param {Suite[]} suites
 * @param {'flaky' | 'unexpected'} wanted Playwright's words for a late pass and for a failure
 * @param {string[]} [around] titles of the blocks around them
 * @returns {SecondTry[]}
 */
const inSuites = (suites, wanted, around = []) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => {
    const own = specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map((spec) => ({
        file: spec.file,
        line: spec.line,
        title: [...around, spec.title].join(' › '),
        error: firstError(spec),
      }));
    return [
      ...own,
      ...inner.flatMap((suite) => inSuites([suite], wanted, [...around, suite.title])),
    ];
  });

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
 * @param {readonly SecondTry[]} tries
 * @returns {string} lines to print; empty where there are none
 */
export const listSecondTries = (tries) =>
  tries.length === 0
    ? ''
    : [
        'passed at a second try:',
        ...tries.flatMap(({ file, line, title, error }) => [
          `  ${file}:${line} ${title}`,
          `    ${error}`,
        ]),
        '',
      ].join('\n');
