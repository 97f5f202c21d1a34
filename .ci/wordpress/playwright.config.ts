import { defineConfig } from 'playwright/test';
import { findBrowser, launchArgs } from '../browser.mjs';
import type { Site } from './sites.mjs';

const sites = JSON.parse(process.env['WORDPRESS_SITES'] ?? '[]') as Site[];
const cache = '../../node_modules/.cache/playwright-wordpress';
const executablePath = findBrowser();

export default defineConfig<{ site: Site }>({
  testDir: '.',
  testMatch: '*.site.ts',
  outputDir: `${cache}/results`,
  fullyParallel: true,
  forbidOnly: true,
  // WordPress keeps the sessions of an account together: of two that log in at once, one may be forgotten.
  workers: 1,
  retries: 0,
  // Far beyond what anything takes, for hours in which a shared machine is slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${cache}/report.json` }]],
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchArgs },
  },
  projects: sites.map((site) => ({
    name: `WordPress ${site.version}`,
    use: { baseURL: site.address, site },
  })),
});
