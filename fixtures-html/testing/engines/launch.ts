import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, firefox, type Browser } from 'playwright';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

import { launchArgs } from '../../../.ci/browser.mjs';
import type { EnginePrograms } from '../../../.ci/engines/find.mjs';
import type { Driver } from './driver';
import { playwrightDriver } from './playwright-driver';
import { webdriverDriver } from './webdriver-driver';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** A running engine, in which each visit knows nothing of the one before. */
export interface RunningEngine {
  /** Begins a visit; the returned function ends it. */
  visit: () => Promise<[driver: Driver, end: () => Promise<void>]>;
  close: () => Promise<void>;
}

/** Milliseconds that a program has to be ready. */
const START_LIMIT_MS = 15_000;

const WINDOW = { width: 1280, height: 720 };

/** Where nobody has plugged one in, Firefox says that nothing can hover: coarse 1, fine 2, hovers 4. */
const WITH_A_MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** @throws when one of its programs is missing or does not start */
export function launch(engine: Engine, programs: EnginePrograms): Promise<RunningEngine> {
  if (engine === 'webkit') return launchWebKit(programs.webkit);
  return launchByPlaywright(engine, programs[engine]);
}

async function launchByPlaywright(
  engine: 'chromium' | 'firefox',
  executablePath: string | undefined,
): Promise<RunningEngine> {
  if (!executablePath) throw new Error(`No program for ${engine}.`);
  // What Playwright would emulate the distribution's Firefox does not know.
  const asItIs = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
  const browser: Browser = await (engine === 'chromium'
    ? chromium.launch({ executablePath, args: launchArgs })
    : firefox.launch({ executablePath, channel: 'moz-firefox', firefoxUserPrefs: WITH_A_MOUSE }));
  return {
    async visit() {
      const context = await browser.newContext({ ...asItIs, viewport: WINDOW });
      return [playwrightDriver(await context.newPage()), () => context.close()];
    },
    close: () => browser.close(),
  };
}

async function launchWebKit(programs: EnginePrograms['webkit']): Promise<RunningEngine> {
  if (!programs) throw new Error('No programs for webkit.');
  const [screen, display] = await startScreen(programs.screen);
  let [service, address] = await startService(programs.driver, display);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Its service would wait before each command for pages to load that come back from memory, which
    // never do.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
  });
  const begin = async (): Promise<WebDriver> => {
    const browser = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    // What is asked of a page that is just being left is never answered.
    await browser.manage().setTimeouts({ script: 2_000 });
    await webdriverDriver(browser).resize(WINDOW.width, WINDOW.height);
    return browser;
  };
  return {
    async visit() {
      // Now and then its browser does not come up: a new service has it start again.
      const browser = await inTime(begin()).catch(async () => {
        await stop(service);
        [service, address] = await startService(programs.driver, display);
        return inTime(begin());
      });
      return [webdriverDriver(browser), () => inTime(browser.quit())];
    },
    async close() {
      await stop(service);
      await stop(screen);
    },
  };
}

async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  const limit = new AbortController();
  const late = wait(START_LIMIT_MS, undefined, { signal: limit.signal }).then((): never => {
    throw new Error(`Nothing within ${START_LIMIT_MS} ms.`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    limit.abort();
    late.catch(() => undefined);
  }
}

/** @returns the process, and the name of a screen that nobody looks at */
async function startScreen(program: string): Promise<[ChildProcess, string]> {
  const size = ['-screen', '0', '1600x1200x24'];
  const screen = spawn(program, ['-displayfd', '1', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = once(createInterface(screen.stdout!), 'line', {
    signal: AbortSignal.timeout(START_LIMIT_MS),
  });
  return [screen, `:${String((await number)[0])}`];
}

/** Several of them may run side by side, each at a port of its own. */
async function startService(program: string, display: string): Promise<[ChildProcess, string]> {
  const port = 20_000 + (process.pid % 20_000);
  const service = spawn(program, ['-p', String(port)], {
    // Its sandbox cannot start where this runs as root, as the usual container does.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  for (const start = Date.now(); ; await wait(50)) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return [service, address];
    if (Date.now() - start > START_LIMIT_MS) throw new Error(`${program} does not answer.`);
  }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
