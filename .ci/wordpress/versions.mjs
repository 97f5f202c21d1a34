// @ts-check
/**
 * `npm run wordpress`: the built plugin on every WordPress and with every PHP that can be had. The site tests
 * run in Chromium on each WordPress, with this machine's PHP; each other PHP, compiled to WebAssembly,
 * installs some of these sites as well and has to print the same pages.
 *
 * It closes with a line for each version, and `N passed, N failed`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser.mjs';
import { byProject } from '../engines/outcomes.mjs';
import { runProgram } from '../run-program.mjs';
import { findPlatform } from './find.mjs';
import { fetchDebianWordPress, SUITES } from './debian.mjs';
import { BUILT, fetchPhp, fetchWordPress, WITH_MODULES } from './packages.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const SITES_REPORT = join(ROOT, 'node_modules/.cache/playwright-wordpress/report.json');
const PHP_REPORT = join(ROOT, 'node_modules/.cache/php-versions.json');
const PHP = ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5'];
const LIMIT_MS = 300_000;

/** @typedef {import('../engines/outcomes.mjs').Count} Count */

/** @type {Map<string, Count>} */
const counts = new Map();

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} file of a runner's outcomes
 * @param {Record<string, Count>} outcomes by version
 * @param {number} versions that it has to tell of
 * @param {number} status its exit code: the last word when the report shows no failure
 */
function add(file, outcomes, versions, status) {
  const all = Object.entries(outcomes);
  for (const [name, count] of all) counts.set(name, count);
  const hasFailed = all.length < versions || all.some(([, { passed }]) => passed === 0);
  if (hasFailed || (status !== 0 && all.every(([, { failed }]) => failed === 0))) {
    counts.set(`what ${file} does not tell of`, { passed: 0, failed: 1 });
  }
}

/**
 * Runs a command while sites of this machine's WordPress and of these folders are served.
 *
 * @param {string[]} folders
 * @param {string[]} command
 * @returns {Promise<number>} its exit code
 */
function withSites(folders, command) {
  const env = { WORDPRESS_PATH: folders.join(delimiter) };
  return runProgram(process.execPath, ['.ci/wordpress/sites.mjs', ...command], { env });
}

/** @param {string[]} folders */
async function testInBrowser(folders) {
  process.stdout.write(`Chromium: ${ensureBrowser()}\n`);
  rmSync(SITES_REPORT, { force: true });
  const status = await withSites(folders, ['playwright', 'test', '-c', '.ci/wordpress']);
  add(SITES_REPORT, byProject(read(SITES_REPORT)), folders.length, status);
}

/** @param {string[]} folders */
async function testWithPhp(folders) {
  rmSync(PHP_REPORT, { force: true });
  const status = await withSites(folders, [process.execPath, '.ci/wordpress/php.mjs', ...PHP]);
  add(PHP_REPORT, read(PHP_REPORT), PHP.length, status);
}

try {
  const found = findPlatform();
  if (typeof found === 'string') throw new Error(`This machine has ${found}`);
  const php = found.php;
  fetchPhp(LIMIT_MS);
  const built = fetchWordPress(BUILT, LIMIT_MS);
  const packaged = SUITES.map((suite) => fetchDebianWordPress(suite, LIMIT_MS));
  process.stdout.write(`PHP of this machine: ${php}\n`);
  await testInBrowser([...built, ...packaged]);
  await testWithPhp([...fetchWordPress([WITH_MODULES], LIMIT_MS), ...packaged]);
} catch (error) {
  process.stderr.write(`Not run: ${error instanceof Error ? error.message : error}.\n`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
process.stdout.write('\n');
for (const [name, count] of counts) {
  process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed\n`);
  passed += count.passed;
  failed += count.failed;
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
