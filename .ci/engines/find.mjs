// @ts-check
/** Finds the engines that the journeys run in, and installs what is missing where that can be done. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canUseApt, findBrowser, findShell } from '../browser.mjs';
import { findProgram } from '../programs.mjs';

/**
 * @typedef {{ driver: string, browser: string, screen: string }} WebKitPrograms
 *
 * @typedef {object} EnginePrograms programs by their paths; undefined where there is none
 * @property {string | undefined} chromium
 * @property {string | undefined} firefox
 * @property {WebKitPrograms | undefined} webkit
 */

/** The Debian packages of each engine. */
const PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** @returns {EnginePrograms} */
export function findEngines() {
  return {
    chromium: findShell() ?? findBrowser(),
    firefox: findProgram('firefox-esr'),
    webkit: findWebKit(),
  };
}

/** @returns {WebKitPrograms | undefined} */
function findWebKit() {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const browser = findMiniBrowser();
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Debian keeps it beside the library, below a folder with the name of the processor. */
function findMiniBrowser() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) =>
      ['4.1', '4.0', '6.0'].map((api) => join(libraries, name, `webkit2gtk-${api}`)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

/**
 * Like `findEngines`, but installs what Debian has of the missing ones, and says so.
 *
 * @returns {EnginePrograms}
 */
export function ensureEngines() {
  const found = findEngines();
  const missing = /** @type {const} */ (['firefox', 'webkit']).filter((name) => !found[name]);
  if (missing.length === 0) return found;
  const packages = missing.flatMap((name) => PACKAGES[name]);
  if (!canUseApt()) {
    process.stdout.write(
      `No ${missing.join(', no ')}: on Debian, as root, ${packages.join(', ')} would be installed.\n`,
    );
    return found;
  }
  process.stdout.write(`Installing ${packages.join(', ')} …\n`);
  try {
    aptInstall(packages);
  } catch (error) {
    process.stdout.write(`That did not work: ${error instanceof Error ? error.message : error}\n`);
  }
  return findEngines();
}
