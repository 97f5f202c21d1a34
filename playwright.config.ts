import { defineConfig } from 'playwright/test';
import { findBrowser, launchArgs } from './.ci/browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 8931);
const cache = 'node_modules/.cache/playwright';
const executablePath = findBrowser();
/** Milliseconds that each action of a test waits, so that the page is ahead of it. */
const slowMo = Number(process.env['E2E_SLOW_TEST'] ?? 0);
/** Milliseconds that the shop keeps an answer back at most, each for a time of its own. */
const slowServer = process.env['E2E_SLOW_SERVER'] ?? '0';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: `${cache}/results`,
  fullyParallel: true,
  forbidOnly: true,
  // One a core: more would be a little faster, and have browsers miss input and limits.
  workers: 2,
  // A flaky test is a defect, in the test or in the bundle: it is never run twice to pass once.
  retries: 0,
  // Far beyond what anything takes, for hours in which a shared machine is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${cache}/report.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every test costs time: `E2E_TRACE=1` for those that are looked into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: launchArgs,
      slowMo,
      // Playwright turns the back/forward cache off; shoppers have it, so the tests need it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  webServer: {
    command: 'node fixtures-html/serve.mjs',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), SLOW_SERVER_MS: slowServer, WATCH_POLICY: '1' },
    // A server left over from another checkout would be tested instead of this one.
    reuseExistingServer: false,
  },
});
