import { defineConfig } from 'playwright/test';
import chromium from '../../playwright.config';
import { findEngines } from './find.mjs';

const { firefox } = findEngines();
const cache = '../../node_modules/.cache/engines';

/** Firefox as a shopper with a mouse has it, and as the browser tests expect it. */
const PREFERENCES = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // A fault is to meet every file, not those only that are asked for the first time.
  'browser.cache.disk.enable': false,
  'browser.cache.memory.enable': false,
};

/** The browser tests, written for Chromium, in Firefox: `npm run engines -- --all`. */
export default defineConfig({
  ...chromium,
  testDir: '../..',
  outputDir: `${cache}/results-all`,
  reporter: [['list'], ['json', { outputFile: `${cache}/report.json` }]],
  webServer: { ...chromium.webServer, cwd: '../..' } as NonNullable<typeof chromium.webServer>,
  projects: [
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          ...(firefox ? { executablePath: firefox } : {}),
          firefoxUserPrefs: PREFERENCES,
        },
        // What Playwright would emulate the distribution's Firefox does not know.
        colorScheme: null,
        contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
      },
    },
  ],
});
