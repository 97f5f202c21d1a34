// @ts-check
/**
 * `npm run engines`: every journey in each of the three engines. What is missing is installed on Debian.
 * `npm run engines -- basket`: the journeys of matching files only, with any other option of the runner.
 * `npm run engines -- --all widgets/gallery`: instead, matching browser tests of Chromium, in Firefox. It
 * says how many are left out and why; one that is named there and does not exist is a fault.
 *
 * It closes with a line for each engine: `chromium: N passed, N failed`. An engine that cannot be had
 * here is named as such, and nothing is claimed of it.
 */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { ensureEngines } from './engines/find.mjs';
import { accountOf } from './engines/not-in-firefox.mjs';
import { byProject, titlesIn } from './engines/outcomes.mjs';
import { runProgram } from './run-program.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const REPORT = join(ROOT, 'node_modules/.cache/engines/report.json');

process.stdout.write(`Chromium: ${ensureBrowser()}\n`);
const programs = ensureEngines();
rmSync(REPORT, { force: true });
const wanted = process.argv.slice(2);
const isAll = wanted.includes('--all');
const config = isAll ? '.ci/engines/all.config.ts' : '.ci/engines';
const rest = wanted.filter((option) => option !== '--all');
const code = await runProgram('playwright', ['test', '-c', config, ...rest]);

/** @type {Record<string, import('./engines/outcomes.mjs').Count>} */
let outcomes = {};
try {
  outcomes = byProject(JSON.parse(readFileSync(REPORT, 'utf8')));
} catch {
  process.stderr.write('The journeys have left no report.\n');
}
process.stdout.write('\n');
for (const [engine, found] of Object.entries(programs)) {
  const count = outcomes[engine];
  if (!found) process.stdout.write(`${engine}: not run, it cannot be had here\n`);
  else if (count)
    process.stdout.write(`${engine}: ${count.passed} passed, ${count.failed} failed\n`);
}
process.exitCode = code;
if (isAll) {
  let list = '';
  await runProgram('playwright', ['test', '-c', config, '--list', '--reporter=json'], {
    env: { EVERY_TEST: '1' },
    hear: (text) => (list += text),
  });
  const { lines, unmet } = accountOf(titlesIn(JSON.parse(list)));
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const name of unmet) process.stderr.write(`No such test is there to be left out: ${name}\n`);
  if (unmet.length > 0) process.exitCode = 1;
}
