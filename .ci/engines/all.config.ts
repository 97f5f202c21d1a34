import { defineConfig } from 'playwright/test';
import chromium from '../../playwright.config';
import { findEngines } from './find.mjs';
import { NOT_IN_FIREFOX, patternsOf } from './not-in-firefox.mjs';

const { firefox } = findEngines();
const cache = '../../node_modules/.cache/engines';

/** Firefox as a shopper with a mouse has it, and as the browser tests expect it. */
const PREFERENCES = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // A fault is to meet every file, not those only that are asked for the first time.
  'browser.cache.disk.enable': false,
  'browser.cache.memory.enable': false,
  // As on a phone, and as the headless Chromium has them: nothing is narrower by a scrollbar.
  'ui.useOverlayScrollbars': 1,
  // Its driver waits for ever for a page that comes back from memory.
  'browser.sessionhistory.max_total_viewers': 0,
  'fission.bfcacheInParent': false,
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
      grepInvert: process.env['EVERY_TEST'] ? [] : NOT_IN_FIREFOX.flatMap(patternsOf),
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
