import { defineConfig } from 'playwright/test';
import { findBrowser, launchArgs } from '../browser.mjs';
import type { Site } from './sites.mjs';

const sites = JSON.parse(process.env['WORDPRESS_SITES'] ?? '[]') as Site[];
/** Under CI the machine may be busy with other things: a test has twice the time, and two more tries. */
const isCi = Boolean(process.env['CI']);
const cache = '../../node_modules/.cache/playwright-wordpress';
const executablePath = findBrowser();

export default defineConfig<{ site: Site }>({
  testDir: '.',
  testMatch: '*.site.ts',
  outputDir: `${cache}/results`,
  forbidOnly: true,
  // WordPress keeps the sessions of an account together: of two that log in at once, one may be forgotten.
  // So the tests of a file run one after the other, and each file has its own accounts.
  fullyParallel: false,
  workers: 2,
  retries: isCi ? 2 : 0,
  timeout: isCi ? 90_000 : 45_000,
  expect: { timeout: isCi ? 20_000 : 10_000 },
  reporter: [['list'], ['json', { outputFile: `${cache}/report.json` }]],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchArgs },
  },
  projects: sites.map((site) => ({
    name: `WordPress ${site.version}`,
    use: { baseURL: site.address, site },
  })),
});
