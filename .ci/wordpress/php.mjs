// @ts-check
/**
 * Tries the built plugin with versions of PHP: `node .ci/wordpress/php.mjs 7.4 8.3`. Each reads the files,
 * runs the test of their rules, installs the sites of `WORDPRESS_SITES`, the plugin active, and prints their
 * pages, which must be those that their server prints. Says `PHP 7.4.33: N passed, N failed` of each, and
 * leaves the same in a report.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchPhp } from './packages.mjs';
import { comparePages } from './pages.mjs';
import { Wasm } from './wasm.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const DIST = join(HERE, '../../dist');
const REPORT = join(HERE, '../../node_modules/.cache/php-versions.json');
const LIMIT_MS = 300_000;

/** @type {import('./sites.mjs').Site[]} */
const sites = JSON.parse(process.env['WORDPRESS_SITES'] ?? '[]');
const phpFiles = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.php'))
  .map((name) => join(DIST, name));

/**
 * @param {Wasm} php
 * @returns {AsyncGenerator<import('./pages.mjs').Result>}
 */
async function* tryOut(php) {
  for (const file of phpFiles) {
    const problem = await problemOf(async () => {
      const options = ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1'];
      const said = await php.run(...options, '-l', file);
      if (/deprecated|warning|notice/i.test(said)) throw new Error(said);
    });
    yield { name: relative(DIST, file), problem };
  }
  const problem = await problemOf(() => php.run(join(HERE, 'settle-test.php')));
  yield { name: 'settle-test.php', problem };
  for (const site of sites) {
    const name = `WordPress ${site.version}`;
    /** @type {import('./pages.mjs').Result[]} */
    let results = [];
    const broken = await problemOf(async () => {
      results = await comparePages(php, site, LIMIT_MS);
    });
    yield { name: `${name}, installed and served`, problem: broken };
    for (const result of results) yield { ...result, name: `${name}, ${result.name}` };
  }
}

/**
 * @param {() => Promise<unknown>} run
 * @returns {Promise<string | undefined>} why it failed
 */
const problemOf = (run) =>
  run().then(
    () => undefined,
    (error) => (error instanceof Error ? error.message : String(error)),
  );

/** @type {Record<string, import('../engines/outcomes.mjs').Count>} */
const counts = {};
for (const version of process.argv.slice(2)) {
  const start = performance.now();
  const php = await Wasm.load(fetchPhp(LIMIT_MS), version);
  const name = `PHP ${await php.run('-r', 'echo PHP_VERSION;')}`;
  const count = (counts[name] = { passed: 0, failed: 0 });
  for await (const { name: what, problem } of tryOut(php)) {
    count[problem === undefined ? 'passed' : 'failed']++;
    if (problem !== undefined) process.stdout.write(`${name} failed: ${what}\n${problem}\n`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n`);
}
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify(counts, null, 2)}\n`);
// Its runtimes keep the process alive.
process.exit(Object.values(counts).every(({ failed }) => failed === 0) ? 0 : 1);
