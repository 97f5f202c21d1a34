// @ts-check
/**
 * `npm run flakes`: the browser tests three times, as under CI, beside busy processes. `-- widgets/mini-cart`
 * runs those alone; whatever Playwright takes may stand there.
 *
 * Prints which tests needed another try or failed, how often, and with what error at first; fails where
 * the bar is missed. Two cores take hours for all of them: it is for the night, or for what has changed.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { isOverBar, toTable } from './flakes/report.mjs';
import { runProgram } from './run-program.mjs';
import { failures, leftOut, notRun, secondTries } from './second-tries.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const REPORT = join(ROOT, 'node_modules/.cache/playwright/report.json');
const RUNS = 3;
const BUSY_PROCESSES = 6;

/** @param {string[]} args */
async function run(args) {
  rmSync(REPORT, { force: true });
  await runProgram('playwright', ['test', ...args], { env: { CI: '1' } });
  // Without a report nothing ran, and nothing is claimed.
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const { expected, flaky, unexpected, skipped } = report.stats;
  if (report.errors.length > 0 && expected === 0) throw new Error(report.errors[0].message);
  return {
    tests: expected + flaky + unexpected + skipped,
    late: [...secondTries(report), ...leftOut(report).errors],
    failed: [...failures(report), ...notRun(report)],
  };
}

process.stdout.write(`Chromium: ${ensureBrowser()}\n`);
if ((await runProgram(process.execPath, ['build.mjs'])) !== 0) process.exit(1);
const busy = Array.from({ length: BUSY_PROCESSES }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => {
  for (const child of busy) child.kill('SIGKILL');
});

/** @type {import('./flakes/report.mjs').Run[]} */
const runs = [];
while (runs.length < RUNS) runs.push(await run(process.argv.slice(2)));
process.stdout.write(`\n${toTable(runs)}\n`);
process.exitCode = isOverBar(runs) ? 1 : 0;
