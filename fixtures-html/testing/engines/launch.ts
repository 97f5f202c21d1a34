import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, firefox } from 'playwright';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

import { launchArgs } from '../../../.ci/browser.mjs';
import type { EnginePrograms } from '../../../.ci/engines/find.mjs';
import type { Driver, PointerKind } from './driver';
import { inTime } from './in-time';
import { drawFinger, playwrightDriver } from './playwright-driver';
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

/** Of WebKit's browser, for one visit. */
const MOST_STARTS = 3;

const WINDOW = { width: 1280, height: 720 };

/** What Firefox takes the pointer for, which otherwise depends on the machine: coarse 1, fine 2, hovers 4. */
const CAPABILITIES: Readonly<Record<PointerKind, number>> = { mouse: 6, touch: 1 };

/** Tab leads past links, as it does in Safari unless a shopper wants it otherwise. */
const WEBKIT_ARGS = ['--automation', '--enable-tabs-to-links=false'];

/**
 * @param pointer what the engine takes itself to be used with
 * @throws when one of its programs is missing or does not start
 */
export function launch(
  engine: Engine,
  pointer: PointerKind,
  programs: EnginePrograms,
): Promise<RunningEngine> {
  if (engine === 'webkit') return launchWebKit(programs.webkit);
  const program = programs[engine];
  if (!program) throw new Error(`No program for ${engine}.`);
  return engine === 'firefox' ? launchFirefox(pointer, program) : launchChromium(pointer, program);
}

async function launchChromium(
  pointer: PointerKind,
  executablePath: string,
): Promise<RunningEngine> {
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  const isTouch = pointer === 'touch';
  return {
    async visit() {
      const options = { viewport: WINDOW, hasTouch: isTouch, isMobile: isTouch };
      const context = await browser.newContext(options);
      return [playwrightDriver(await context.newPage(), drawFinger), () => context.close()];
    },
    close: () => browser.close(),
  };
}

async function launchFirefox(pointer: PointerKind, executablePath: string): Promise<RunningEngine> {
  const browser = await firefox.launch({
    executablePath,
    channel: 'moz-firefox',
    firefoxUserPrefs: {
      'ui.primaryPointerCapabilities': CAPABILITIES[pointer],
      'ui.allPointerCapabilities': CAPABILITIES[pointer],
    },
  });
  // What Playwright would emulate the distribution's Firefox does not know.
  const asItIs = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
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
  const { driver } = programs;
  const [screen, display] = await startScreen(programs.screen);
  let [service, address] = await startService(driver, display).catch(async (error: unknown) => {
    await stop(screen);
    throw error;
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Its service would wait before each command for pages to load that come back from memory, which
    // never do.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: programs.browser, args: WEBKIT_ARGS },
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
      // Now and then its browser does not come up, or is gone at once: a new service has it start again.
      for (let starts = 1; ; starts += 1) {
        try {
          const browser = await inTime(begin(), START_LIMIT_MS);
          return [webdriverDriver(browser), () => inTime(browser.quit(), START_LIMIT_MS)];
        } catch (error) {
          if (starts === MOST_STARTS) throw error;
          await stop(service);
          [service, address] = await startService(driver, display);
        }
      }
    },
    async close() {
      await stop(service);
      await stop(screen);
    },
  };
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
  const port = await freePort();
  const service = spawn(program, ['-p', String(port)], {
    env: {
      ...process.env,
      DISPLAY: display,
      // Its sandbox cannot start where this runs as root, as the usual container does.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // No layers: without a graphics card they are drawn by the processor, a fifth of all time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  for (const start = Date.now(); ; await wait(50)) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady && service.exitCode === null) return [service, address];
    if (service.exitCode !== null)
      throw new Error(`${program} has ended with ${service.exitCode}.`);
    if (Date.now() - start < START_LIMIT_MS) continue;
    await stop(service);
    throw new Error(`${program} does not answer.`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
