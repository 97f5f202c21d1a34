// @ts-check
/**
 * `npm run coverage`: which branches of the sources the unit tests and the browser tests take together.
 * `npm run coverage -- widgets/search entry/api.e2e.ts` runs those browser tests only, `-- report` none
 * of both: it reads what the last run has left. Fails where less is proven than `report.mjs` demands.
 *
 * The bundle is built into `dist/` with counters in it, and again without at the end. Tests of sizes
 * fail meanwhile, and are said to; what tests find is the matter of `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HITS, ROOT, readHits } from './coverage/hits.mjs';
import { BAR, readWays, report } from './coverage/report.mjs';
import { ensureBrowser } from './browser.mjs';
import { runProgram } from './run-program.mjs';

const LIST = join(dirname(HITS), 'branches.txt');

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function run([program = '', ...args], env = {}) {
  const code = await runProgram(program, args, { env });
  if (code !== 0) process.stdout.write(`(${program} ${args[0]} ended with ${code})\n`);
}

/** @param {string[]} browserTests */
async function runTests(browserTests) {
  rmSync(HITS, { recursive: true, force: true });
  mkdirSync(HITS, { recursive: true });
  await run(['vitest', 'run', '--config', '.ci/coverage/vitest.config.ts', '--reporter=dot']);
  const counted = { E2E_COVERAGE: HITS };
  process.stdout.write(`Chromium: ${ensureBrowser()}\n`);
  try {
    await run(
      [process.execPath, '-e', "import('./build.mjs').then(({ build }) => build())"],
      counted,
    );
    await run(['playwright', 'test', ...browserTests], counted);
  } finally {
    // Whatever has ended the tests: no counters stay in dist/.
    execFileSync(process.execPath, ['build.mjs'], { cwd: ROOT, stdio: 'inherit' });
  }
}

const wanted = process.argv.slice(2);
if (wanted[0] !== 'report') await runTests(wanted);
const ways = await readWays({ unit: readHits('unit'), browser: readHits('browser') });
const { table, list, misses } = report(ways);
writeFileSync(LIST, list);
process.stdout.write(`\n${table}\n\nEach way that no test goes: ${LIST}\n`);
for (const miss of misses) process.stdout.write(`${miss}\n`);
process.exitCode = misses.length > 0 ? 1 : 0;
if (misses.length === 0) process.stdout.write(`Every bar of ${BAR} % is kept.\n`);
