import { defineConfig } from 'playwright/test';
import { findBrowser, findShell, launchArgs } from './.ci/browser.mjs';

/** Under CI the machine may be busy with other things: a test has twice the time, and two more tries. */
const isCi = Boolean(process.env['CI']);
/** Of the fixture shop below; not known before it has started. */
const shopUrl = process.env['FIXTURE_SHOP_URL'];
const cache = 'node_modules/.cache/playwright';
/** Milliseconds that each action of a test waits, so that the page is ahead of it. */
const slowMo = Number(process.env['E2E_SLOW_TEST'] ?? 0);
/** Milliseconds that the shop keeps an answer back at most, each for a time of its own. */
const slowServer = process.env['E2E_SLOW_SERVER'] ?? '0';

/**
 * Of tests that the headless shell cannot have: in it a page never comes back as it was left, out of
 * memory, and a pointer always rests over the corner of the page.
 */
const NEEDS_WINDOW = /@window/;

const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: launchArgs,
  slowMo,
});

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: `${cache}/results`,
  fullyParallel: true,
  forbidOnly: true,
  // One a core: more would be a little faster, and have browsers miss input and limits.
  workers: 2,
  // A test that needs a second try is a defect, in itself or in the bundle, which `npm test` names. It
  // keeps nothing else from landing.
  retries: isCi ? 2 : 0,
  timeout: isCi ? 60_000 : 30_000,
  expect: { timeout: isCi ? 15_000 : 7_500 },
  reporter: [['list'], ['json', { outputFile: `${cache}/report.json` }]],
  use: {
    ...(shopUrl ? { baseURL: shopUrl } : {}),
    // A trace of every test costs a fifth of the time: `E2E_TRACE=1` for those that are looked into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'on-first-retry',
  },
  projects: [
    {
      // The same engine without a window around the page, which takes half of the time.
      name: 'shell',
      grepInvert: NEEDS_WINDOW,
      use: { launchOptions: launchOptions(findShell() ?? findBrowser()) },
    },
    {
      name: 'browser',
      grep: NEEDS_WINDOW,
      use: {
        launchOptions: {
          ...launchOptions(findBrowser()),
          // Playwright turns the back/forward cache off; shoppers have it.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
  ],
  webServer: {
    command: 'node fixtures-html/serve.mjs',
    // A free port: a shop that an earlier run has left behind is neither tested nor in the way.
    env: { PORT: '0', SLOW_SERVER_MS: slowServer, WATCH_POLICY: '1' },
    wait: { stdout: /Fixture shop: (?<fixture_shop_url>http:\S+)/ },
  },
});
