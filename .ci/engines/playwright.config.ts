import { defineConfig } from 'playwright/test';
import type { Engine } from '../../fixtures-html/testing/engines/launch';
import { findEngines } from './find.mjs';

/** Under CI the machine may be busy with other things: a journey has twice the time, and two more tries. */
const isCi = Boolean(process.env['CI']);
/** Of the fixture shop below; not known before it has started. */
const shopUrl = process.env['FIXTURE_SHOP_URL'];
const cache = '../../node_modules/.cache/engines';
const programs = findEngines();
const engines = (['chromium', 'firefox', 'webkit'] as const).filter((name) => programs[name]);
/** One a core; WebKit's driver waits for the browser more than either works. */
const WORKERS = { chromium: 2, firefox: 2, webkit: 3 };

export default defineConfig<object, { engine: Engine }>({
  testDir: '../../entry/journeys',
  testMatch: '*.journey.ts',
  outputDir: `${cache}/results`,
  fullyParallel: true,
  forbidOnly: true,
  workers: Math.max(...Object.values(WORKERS)),
  retries: isCi ? 2 : 0,
  timeout: isCi ? 90_000 : 45_000,
  expect: { timeout: isCi ? 20_000 : 10_000 },
  reporter: [['list'], ['json', { outputFile: `${cache}/report.json` }]],
  use: shopUrl ? { baseURL: shopUrl } : {},
  projects: engines.map((engine) => ({ name: engine, workers: WORKERS[engine], use: { engine } })),
  webServer: {
    command: 'node fixtures-html/serve.mjs',
    cwd: '../..',
    env: { PORT: '0' },
    wait: { stdout: /Fixture shop: (?<fixture_shop_url>http:\S+)/ },
  },
});
