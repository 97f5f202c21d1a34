import { defineConfig } from 'playwright/test';
import { findBrowser, launchArgs } from './.ci/browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 8931);
const cache = 'node_modules/.cache/playwright';
const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: `${cache}/results`,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A flaky test is a defect, in the test or in the bundle: it is never run twice to pass once.
  retries: 0,
  timeout: 20_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: `${cache}/report.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: launchArgs,
      // Playwright turns the back/forward cache off; shoppers have it, so the tests need it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  webServer: {
    command: 'node fixtures-html/serve.mjs',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port) },
    // A server left over from another checkout would be tested instead of this one.
    reuseExistingServer: false,
  },
});
