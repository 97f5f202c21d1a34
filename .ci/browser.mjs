// @ts-check
/** Finds the Chromium that the browser tests and the benchmark run in, and installs one if need be. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findProgram, isProgram } from './programs.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'Google Chrome',
  'Chromium',
];
const DOWNLOAD_LIMIT_MS = 180_000;

/** What Playwright 1.64 switches off: Chromium heeds the last such list only, so it is repeated. */
const AS_PLAYWRIGHT =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,DialMediaRouteProvider,' +
  'GlobalMediaControls,HttpsUpgrades,LensOverlay,MediaRouter,PaintHolding,' +
  'ThirdPartyStoragePartitioning,BlockOriginHeaderModificationOnRedirect,' +
  'AvoidCorsURLLoaderRestartOnRedirect,Translate,AutoDeElevate,OptimizationHints,' +
  'NetworkTimeServiceQuerying,AimEnabled';

/**
 * Every new window loads the pages of the address bar, 400 files and half the time of a short test;
 * and a renderer is started ahead for a next page, which a test does not open.
 */
const NOT_WANTED =
  'WebUIOmniboxAimPopup,WebUIOmniboxPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI,' +
  'SpareRendererForSitePerProcess,PreconnectToSearch,HttpsFirstBalancedModeAutoEnable';

/** No sandbox: the usual container runs as root, where Chromium's cannot start. The rest keeps it off the network. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${AS_PLAYWRIGHT},${NOT_WANTED}`,
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else an installed one, else Playwright's own download.
 *
 * @returns {string | undefined} undefined when there is none
 * @throws when `CHROMIUM_PATH` names no program: a wrong setting is not silently replaced
 */
export function findBrowser() {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", which is not a program that can be run.`);
  }
  return findProgram(...NAMES) ?? [chromium.executablePath()].find(isProgram);
}

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The path of Chromium's headless shell, as Debian packages it: the same engine without a window around
 * the page, which takes half of the time. `CHROMIUM_PATH` stands for every browser.
 *
 * @returns {string | undefined} undefined when there is none, and the whole browser has to do
 */
export function findShell() {
  return process.env['CHROMIUM_PATH'] || !isProgram(SHELL) ? undefined : SHELL;
}

/**
 * Like `findBrowser`, but installs a Chromium when there is none, and the headless shell beside Debian's,
 * and says so.
 *
 * @returns {string}
 * @throws with what to do when none can be had
 */
export function ensureBrowser() {
  const found = findBrowser() ?? installBrowser();
  ensureShell(found);
  return found;
}

/** @param {string} browser */
function ensureShell(browser) {
  // It fits Debian's own Chromium only, of the same version.
  if (process.env['CHROMIUM_PATH'] || browser !== '/usr/bin/chromium') return;
  if (isProgram(SHELL) || !canUseApt()) return;
  process.stdout.write(
    'Installing the headless shell, in which the tests take half of the time …\n',
  );
  try {
    aptInstall(['chromium-headless-shell']);
  } catch {
    process.stdout.write('It cannot be had: the tests run in the whole browser.\n');
  }
}

function installBrowser() {
  for (const { why, can, run } of INSTALLERS) {
    if (!can()) continue;
    process.stdout.write(`No Chromium found: ${why}\n`);
    try {
      run();
    } catch (error) {
      process.stdout.write(
        `That did not work: ${error instanceof Error ? error.message : error}\n`,
      );
    }
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found and none could be installed. Install Chromium or Chrome, ' +
      'or set CHROMIUM_PATH to the program.',
  );
}

const APT_INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];
/** Somebody else may be installing something just now. */
const WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=300'];

export function canUseApt() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** @param {string[]} names of Debian packages */
export function aptInstall(names) {
  command('apt-get', [...WAIT_FOR_LOCK, 'update', '-qq']);
  command('apt-get', [...WAIT_FOR_LOCK, ...APT_INSTALL, ...names]);
}

// The quickest first: where its host cannot be reached, Playwright's download takes a minute to say so.
const INSTALLERS = [
  {
    why: 'installing the Debian package …',
    can: canUseApt,
    run: () => aptInstall(['chromium']),
  },
  {
    why: "downloading Playwright's …",
    can: () => true,
    run: () => command('npx', ['playwright', 'install', 'chromium'], DOWNLOAD_LIMIT_MS),
  },
];

/**
 * @param {string} program
 * @param {string[]} args
 * @param {number} [timeout] in milliseconds
 */
function command(program, args, timeout) {
  execFileSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    ...(timeout === undefined ? {} : { timeout }),
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${ensureBrowser()}\n`);
}
