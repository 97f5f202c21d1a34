// @ts-check
/**
 * `npm test`: everything that must hold, in the order in which a mistake is cheapest to read.
 * `node .ci/test.mjs unit browser` runs those parts only.
 *
 * The last line is `N passed, N failed`, summed over all runners: types, lint, format, build and
 * oldest browsers count one each, unit and browser tests one by one. A skipped test counts as failed, because a
 * test that does not run proves nothing. A browser test that passed at a second or third try, which it has
 * under CI, counts as passed; before the closing lines, and in `flaky.json`, it is named as the defect that
 * it is. So is an error between two tests, and what it has kept from running is run after all. Only the
 * tests on WordPress and the journeys in an engine may be missing as a whole, where the machine has none:
 * then they count as nothing, and the line of the part says so.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { findEngines } from './engines/find.mjs';
import { runProgram } from './run-program.mjs';
import { leftOut, listSecondTries, secondTries } from './second-tries.mjs';
import { findPhp, findPlatform } from './wordpress/find.mjs';
import { addMore, OLDEST_PHP } from './wordpress/more.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CACHE = join(ROOT, 'node_modules/.cache');
const VITEST_REPORT = join(CACHE, 'vitest.json');
const PLAYWRIGHT_REPORT = join(CACHE, 'playwright/report.json');
const FLAKY = join(CACHE, 'flaky.json');
const ENGINES_REPORT = join(CACHE, 'engines/report.json');
/** Of the tests that were not run. */
const TEST_LIST = join(CACHE, 'left-out.txt');
const WORDPRESS_REPORT = join(CACHE, 'playwright-wordpress/report.json');
/** Fails where there is none of the built files, or where a PHP cannot read one, and names it. */
const PHP_SYNTAX =
  'files=$(find dist -name "*.php") && [ "$files" ] && ' +
  'echo "$files" | xargs -n 1 "$0" -d display_errors=stderr -l >/dev/null';

/**
 * @typedef {{ passed: number, failed: number, remark?: string }} Count
 * @typedef {{ passed: number, failed: number, skipped: number }} Outcomes
 *
 * What is read of the runners' JSON reports.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults by file
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {import('./second-tries.mjs').LooseError[]} errors outside of tests
 * @property {import('./second-tries.mjs').Suite[]} suites
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Count & { output?: string }>} run with what it has not printed itself
 * @property {boolean} [isSmall] it takes one core, and is begun with the others that do
 * @property {string} [needs] the step without whose success this one cannot mean anything
 */

/** @type {Step[]} */
const STEPS = [
  { name: 'types', isSmall: true, run: () => asOne('npm', ['run', '--silent', 'typecheck']) },
  { name: 'lint', isSmall: true, run: () => asOne('npm', ['run', '--silent', 'lint']) },
  { name: 'format', isSmall: true, run: () => asOne('prettier', ['--check', '.']) },
  { name: 'build', isSmall: true, run: () => asOne(process.execPath, ['build.mjs']) },
  { name: 'unit', run: runVitest },
  {
    name: 'oldest browsers',
    run: () => asOne(process.execPath, ['.ci/oldest-browsers.mjs']),
    needs: 'build',
  },
  { name: 'browser', run: runPlaywright, needs: 'build' },
  { name: 'engines', run: runEngines, needs: 'build' },
  { name: 'wordpress', run: runWordPress, needs: 'build' },
];

async function runVitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  rmSync(VITEST_REPORT, { force: true });
  // With `--coverage` it fails, too, where the models' tests leave too many of their branches out.
  const code = await runProgram('vitest', ['run', '--coverage', ...reporters]);
  return count(code, VITEST_REPORT, (/** @type {VitestReport} */ report) => ({
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests to fail, and fails all the same.
    failed:
      report.numFailedTests +
      report.testResults.filter(({ status, assertionResults }) => {
        return status === 'failed' && assertionResults.length === 0;
      }).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

async function runPlaywright() {
  process.stdout.write(`Chromium: ${ensureBrowser()}\n`);
  return runTests(PLAYWRIGHT_REPORT, 'playwright', ['test']);
}

/** @type {import('./second-tries.mjs').SecondTry[]} */
const flaky = [];

/**
 * Runs browser tests, and under CI those that an error between two tests has kept from running as well.
 *
 * @param {string} path of the JSON report that they leave
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function runTests(path, program, args) {
  rmSync(path, { force: true });
  const code = await runProgram(program, args);
  const first = count(code, path, readPlaywright);
  const report = readReport(path);
  if (!process.env['CI'] || !report || report.errors.length === 0 || first.passed === 0)
    return first;
  const { errors, tests } = leftOut(report);
  flaky.push(...errors);
  const { unexpected, skipped } = report.stats;
  const remark = `${errors.length} thrown between tests, ${skipped} run after all`;
  if (skipped === 0) return { passed: first.passed, failed: unexpected, remark };
  writeFileSync(TEST_LIST, `${tests.join('\n')}\n`);
  rmSync(path, { force: true });
  const again = await runProgram(program, [...args, '--test-list', TEST_LIST]);
  const { passed, failed } = count(again, path, readPlaywright);
  // Whoever is not found by name has not been run.
  const missing = Math.max(0, skipped - passed - failed);
  return { passed: first.passed + passed, failed: unexpected + failed + missing, remark };
}

/** @param {PlaywrightReport} report */
function readPlaywright({ stats, errors, suites }) {
  flaky.push(...secondTries({ suites }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** The journeys in all engines that this machine has; nothing is claimed of one that it has not. */
async function runEngines() {
  const engines = await runTests(ENGINES_REPORT, process.execPath, ['.ci/engines.mjs']);
  const { remark, ...counts } = engines;
  const missing = Object.entries(findEngines()).flatMap(([name, found]) => (found ? [] : [name]));
  const words = [missing.length > 0 && `skipped: ${missing.join(', ')}`, remark].filter(Boolean);
  return { ...counts, ...(words.length > 0 && { remark: words.join('; ') }) };
}

/** The built plugin on a real WordPress, where this machine has one; nothing is claimed where it has none. */
async function runWordPress() {
  const own = findPlatform();
  if (typeof own === 'string') {
    process.stdout.write(`Not run: this machine has ${own}.\n`);
    return { passed: 0, failed: 0, remark: `skipped: ${own}` };
  }
  const { hasPhp, missing } = addMore();
  for (const what of missing) process.stdout.write(`Not run: ${what}.\n`);
  const found = findPlatform();
  if (typeof found === 'string') throw new Error(found);
  const alone = { passed: 0, failed: 0 };
  for (const php of findPhp()) {
    process.stdout.write(`${php}\n`);
    for (const args of [
      ['sh', '-c', PHP_SYNTAX, php],
      [php, '.ci/wordpress/settle-test.php'],
    ]) {
      const [program = '', ...rest] = args;
      alone[(await runProgram(program, rest)) === 0 ? 'passed' : 'failed']++;
    }
  }
  if (hasPhp) {
    const code = await runProgram(process.execPath, ['.ci/wordpress/php.mjs', OLDEST_PHP]);
    alone[code === 0 ? 'passed' : 'failed']++;
  }
  process.stdout.write(`Chromium: ${ensureBrowser()}\n`);
  const test = ['playwright', 'test', '-c', '.ci/wordpress'];
  const sites = ['.ci/wordpress/sites.mjs', ...test];
  const browser = await runTests(WORDPRESS_REPORT, process.execPath, sites);
  const versions = found.sites.map(({ version }) => version).join(', ');
  return {
    passed: alone.passed + browser.passed,
    failed: alone.failed + browser.failed,
    remark: [
      `WordPress ${versions}`,
      ...(missing.length > 0 ? [`skipped: ${missing.join(', ')}`] : []),
      ...(browser.remark ? [browser.remark] : []),
    ].join('; '),
  };
}

/**
 * @template Report
 * @param {number} code the runner's exit code: the last word when the report shows no failure
 * @param {string} path of the runner's JSON report
 * @param {(report: Report) => Outcomes} read
 * @returns {Count}
 */
function count(code, path, read) {
  const report = /** @type {Report | undefined} */ (readReport(path));
  if (!report) return { passed: 0, failed: 1, remark: 'no report' };
  const counts = read(report);
  const { passed, skipped } = counts;
  const failed = counts.failed + skipped;
  if (code !== 0 && failed === 0) return { passed, failed: 1, remark: `exit code ${code}` };
  return { passed, failed, ...(skipped > 0 ? { remark: `${skipped} of them skipped` } : {}) };
}

/**
 * @param {string} path of a runner's JSON report
 * @returns {any} undefined where it has left none
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Count & { output: string }>}
 */
async function asOne(program, args) {
  let output = '';
  const hear = (/** @type {string} */ text) => (output += text);
  const isGood = (await runProgram(program, args, { hear })) === 0;
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, output };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = STEPS.map(({ name }) => name).join(', ');
  process.stderr.write(`No part "${unknown.join(', ')}"; there are: ${names}.\n`);
  process.exit(2);
}

/** @param {Step} step */
async function timed({ run }) {
  const start = performance.now();
  const result = await run().catch((error) => ({ passed: 0, failed: 1, remark: String(error) }));
  return { output: '', ...result, seconds: (performance.now() - start) / 1000 };
}

mkdirSync(CACHE, { recursive: true });
const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const begun = new Map(steps.filter(({ isSmall }) => isSmall).map((step) => [step, timed(step)]));
/** @type {Map<string, Count & { seconds: number }>} */
const results = new Map();
for (const step of steps) {
  const { name, needs } = step;
  process.stdout.write(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`);
  if (needs !== undefined && (results.get(needs)?.failed ?? 0) > 0) {
    results.set(name, { passed: 0, failed: 1, remark: `not run: ${needs} failed`, seconds: 0 });
    continue;
  }
  const { output, ...result } = await (begun.get(step) ?? timed(step));
  process.stdout.write(output);
  results.set(name, result);
}

writeFileSync(FLAKY, `${JSON.stringify(flaky, null, 2)}\n`);
process.stdout.write(`\n${listSecondTries(flaky)}\n`);
let passed = 0;
let failed = 0;
for (const [name, result] of results) {
  passed += result.passed;
  failed += result.failed;
  const counts = `${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed`;
  const time = `${result.seconds.toFixed(1)} s`.padStart(8);
  process.stdout.write(
    `${name.padEnd(15)} ${counts} ${time}  ${result.remark ?? ''}`.trimEnd() + '\n',
  );
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
