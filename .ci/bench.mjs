// @ts-check
/**
 * `npm run bench`: what the bundle costs on slow hardware. Chromium with the processor slowed down
 * four times, the fixture shop, a fresh visitor for every run, medians.
 *
 * Prints a table, writes it into `dist/report.md`, where later builds keep it, and, with plots, into
 * `dist/bench.html`, which stays while the build is the same. Ends with 1 where a figure misses its bar.
 * Counts are exact; times depend on the machine, whose own speed stands above the table, and are there to
 * be compared with the bar and with each other. `--runs 9` changes how often, `--only press` which scenarios
 * run, `--slowdown 2` how much the processor is slowed down, for a machine that is slower by itself. Figures
 * of some scenarios, and of another slowdown, are printed alone, and kept nowhere.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { FIGURES_FILE, figureFiles } from '../entry/build/report.mjs';
import { startShop } from '../fixtures-html/serve.mjs';
import { median } from './bench/median.mjs';
import { ratios } from './bench/ratios.mjs';
import { missed, toMarkdown, toPage } from './bench/report.mjs';
import { SCENARIOS } from './bench/scenarios.mjs';
import { ensureBrowser, launchArgs } from './browser.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const DIST = join(ROOT, 'dist');
/** What the bars are meant for. */
const CPU_SLOWDOWN = 4;

/** What a machine is timed by: steps of a loop. */
const STEPS = 1e8;

/** For one step of a scenario; more means that something is broken, not slow. */
const LIMIT_MS = 10_000;

/** For a whole visit: several times what the longest takes. */
const VISIT_LIMIT_MS = 60_000;

/**
 * @typedef {object} Visit
 * @property {import('playwright').Page} page
 * @property {import('playwright').CDPSession} cdp
 * @property {string} url of the shop
 * @property {number} slowdown of the processor
 * @typedef {{ what: string, value: number, unit: string, bar?: number }} Measure without a bar: printed
 *   for comparison
 * @typedef {object} Scenario
 * @property {string} name
 * @property {Record<string, unknown>} [situation] of the shop, see the fixture shop's control API
 * @property {{ sku: string, quantity: number }[]} [cart]
 * @property {(visit: Visit) => Promise<Measure[]>} run
 */

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    slowdown: { type: 'string', default: String(CPU_SLOWDOWN) },
  },
});
const slowdown = Number(options.slowdown);
const runs = Number(options.runs);
const chosen = SCENARIOS.filter(({ name }) => name.includes(options.only));
if (!(runs >= 1) || !(slowdown >= 1) || chosen.length === 0) {
  process.stderr.write(
    `--runs and --slowdown are numbers from 1 on, and --only is part of one of these names:\n${SCENARIOS.map(({ name }) => `  ${name}\n`).join('')}`,
  );
  process.exit(2);
}

const shop = await startShop({ port: 0 });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: launchArgs,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
/** @type {import('./bench/plot.mjs').Row[]} */
const rows = [];
let isComplete = chosen.length === SCENARIOS.length;
const fullSpeed = await timeLoop();
try {
  // Not counted: shoppers' browsers have not begun this very moment.
  if (chosen[0]) await runOnce(chosen[0]).catch(() => undefined);
  for (const scenario of chosen) {
    process.stdout.write(`${scenario.name} `);
    try {
      rows.push(...(await medians(scenario)));
    } catch (error) {
      // The other scenarios still say something.
      process.stdout.write(`not measured: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
      isComplete = false;
    }
    process.stdout.write('\n');
  }
} finally {
  await browser.close();
  await shop.close();
}

rows.push(...ratios(rows));
const machine =
  `Chromium ${browser.version()}, processor slowed down ${slowdown}×, median of ${runs} runs. ` +
  `At full speed, ${STEPS.toLocaleString('en')} steps of a loop take ${Math.round(fullSpeed)} ms here.`;
const markdown = toMarkdown(rows, machine);
process.stdout.write(`\n${markdown}`);
if (isComplete && slowdown === CPU_SLOWDOWN) await keep(rows, markdown);
const over = missed(rows);
if (over.length > 0) {
  process.stderr.write(`\nMisses its bar:\n${over.map((line) => `  ${line}\n`).join('')}`);
  process.exitCode = 1;
}

/**
 * @param {import('./bench/plot.mjs').Row[]} figures
 * @param {string} table
 */
async function keep(figures, table) {
  const { hash } = JSON.parse(await readFile(join(DIST, 'manifest.json'), 'utf8'));
  const kept = { hash, markdown: table, page: toPage(figures, machine) };
  const report = await readFile(join(DIST, 'report.md'), 'utf8');
  for (const [name, text] of Object.entries(figureFiles(report, kept, hash))) {
    await writeFile(join(DIST, name), text);
  }
  await mkdir(dirname(join(ROOT, FIGURES_FILE)), { recursive: true });
  await writeFile(join(ROOT, FIGURES_FILE), JSON.stringify(kept));
  process.stdout.write('\nAlso in dist/report.md, and with plots in dist/bench.html.\n');
}

/** @param {Scenario} scenario */
async function medians(scenario) {
  /** @type {Map<string, Measure[]>} */
  const measures = new Map();
  for (let run = 0; run < runs; run++) {
    for (const measure of await runOnce(scenario)) {
      measures.set(measure.what, [...(measures.get(measure.what) ?? []), measure]);
    }
    process.stdout.write('.');
  }
  return [...measures].flatMap(([what, all]) => {
    const [first] = all;
    return first
      ? [{ ...first, what, scenario: scenario.name, value: median(all.map((m) => m.value)) }]
      : [];
  });
}

/** Tables of two machines are compared by it: milliseconds that a loop takes, not slowed down. */
async function timeLoop() {
  const page = await browser.newPage();
  const times = [];
  for (let time = 0; time < 5; time++) {
    times.push(
      await page.evaluate((steps) => {
        const start = performance.now();
        let sum = 0;
        for (let step = 0; step < steps; step++) sum += step % 7;
        return sum && performance.now() - start;
      }, STEPS),
    );
  }
  await page.close();
  return median(times);
}

/** @param {Scenario} scenario */
async function runOnce({ situation = {}, cart = [], run }) {
  const context = await browser.newContext({ baseURL: shop.url });
  try {
    await context.request.post('/fixtures/api/situation', {
      data: situation,
      failOnStatusCode: true,
    });
    await context.request.post('/fixtures/api/cart', {
      data: { lines: cart },
      failOnStatusCode: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await Promise.race([
      run({ page, cdp, url: shop.url, slowdown }),
      rejectAfter(VISIT_LIMIT_MS),
    ]);
  } finally {
    await context.close();
  }
}

/**
 * @param {number} ms
 * @returns {Promise<never>}
 */
async function rejectAfter(ms) {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`It did not end within ${ms / 1000} s.`);
}
