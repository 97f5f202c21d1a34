// @ts-check
/**
 * `npm run monkey`: random sessions in the fixture shop, of which each takes a minute. `-- 7` or `-- 7-20`
 * are other sessions than the usual ones; `entry/matrix/monkey/monkey.e2e.ts` says what else there is.
 *
 * What a session meets depends on how fast the machine is: not a part of `npm test`, which has to say the
 * same of the same code each time.
 */
import { ensureBrowser } from './browser.mjs';
import { runProgram } from './run-program.mjs';

/** A thousand actions in all, in as many sessions as can run side by side. */
const USUAL = '2-5';

process.stdout.write(`Chromium: ${ensureBrowser()}\n`);
process.exitCode = await runProgram('playwright', ['test', 'entry/matrix/monkey'], {
  env: { E2E_MONKEY_SEED: process.argv[2] ?? USUAL },
});
