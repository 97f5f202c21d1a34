// @ts-check
/**
 * `npm run bench`: what the bundle costs on slow hardware. Chromium with the processor slowed down
 * four times, the fixture shop, a fresh visitor for every run, medians.
 *
 * Writes `dist/bench.md` and `dist/bench.svg`. Counts are exact; times depend on the machine and
 * are there to be compared with the bar and with each other. `--runs 9` changes how often,
 * `--only press` which scenarios run.
 */
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startShop } from '../fixtures-html/serve.mjs';
import { loadPage } from './bench/load.mjs';
import { plot } from './bench/plot.mjs';
import { press } from './bench/press.mjs';
import { ensureBrowser, launchArgs } from './browser.mjs';

const DIST = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const CPU_SLOWDOWN = 4;

/** For one step of a scenario; more means that something is broken, not slow. */
const LIMIT_MS = 10_000;

/**
 * @typedef {{ page: import('playwright').Page, cdp: import('playwright').CDPSession, url: string }} Visit
 * @typedef {{ what: string, value: number, unit: string, bar: number }} Measure
 * @typedef {object} Scenario
 * @property {string} name
 * @property {Record<string, unknown>} [situation] of the shop, see the fixture shop's control API
 * @property {{ sku: string, quantity: number }[]} [cart]
 * @property {(visit: Visit) => Promise<Measure[]>} run
 */

const CART = [{ sku: 'HV-W101', quantity: 2 }];

/** @type {Scenario[]} */
const SCENARIOS = [
  { name: 'load home', run: loadPage('/') },
  { name: 'load listing', run: loadPage('/shop/') },
  { name: 'load simple product', run: loadPage('/product/organic-cotton-tee/') },
  {
    name: 'load listing, stored fragments',
    cart: CART,
    run: loadPage('/shop/', { isSecondView: true }),
  },
  {
    name: 'press add to basket',
    situation: { redirectAfterAdd: 'no' },
    run: press('/shop/', { target: '.ajax_add_to_cart', shows: '.ajax_add_to_cart.loading' }),
  },
  {
    name: 'press open drawer',
    situation: { cartStyle: 'off-canvas' },
    cart: CART,
    run: press('/shop/', {
      target: '.cart-item a.off-canvas-toggle:visible',
      shows: '[role=dialog]',
    }),
  },
  {
    name: 'press quantity plus in mini-cart',
    situation: { cartStyle: 'off-canvas' },
    cart: CART,
    run: press('/shop/', {
      before: '.cart-item a.off-canvas-toggle:visible',
      target: '[role=dialog] .ux-mini-cart-qty .plus',
      // The field shows the new number before the network answers.
      shows: '[role=dialog] .ux-mini-cart-qty input.qty',
      withValue: '3',
    }),
  },
];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});

const shop = await startShop({ port: 0 });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: launchArgs,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
/** @type {import('./bench/plot.mjs').Row[]} */
const rows = [];
try {
  for (const scenario of SCENARIOS.filter(({ name }) => name.includes(options.only))) {
    process.stdout.write(`${scenario.name} `);
    try {
      rows.push(...(await medians(scenario, Number(options.runs))));
    } catch (error) {
      // The other scenarios still say something.
      process.stdout.write(`not measured: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    }
    process.stdout.write('\n');
  }
} finally {
  await browser.close();
  await shop.close();
}

const report = markdown();
await writeFile(join(DIST, 'bench.md'), report);
await writeFile(join(DIST, 'bench.svg'), plot(rows));
process.stdout.write(`\n${report}\nAlso in dist/bench.md and dist/bench.svg.\n`);

/**
 * @param {Scenario} scenario
 * @param {number} runs
 */
async function medians(scenario, runs) {
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
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await run({ page, cdp, url: shop.url });
  } finally {
    await context.close();
  }
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

function markdown() {
  const lines = rows.map(({ scenario, what, value, unit, bar }) => {
    const verdict = value <= bar ? 'ok' : 'over';
    return `| ${scenario} | ${what} | ${round(value)} ${unit} | ≤ ${bar} ${unit} | ${verdict} |`;
  });
  return [
    '# Benchmark',
    '',
    `Chromium ${browser.version()}, processor slowed down ${CPU_SLOWDOWN}×, median of ${options.runs} runs.`,
    '',
    '| Scenario | What | Median | Bar | |',
    '| --- | --- | ---: | ---: | --- |',
    ...lines,
    '',
  ].join('\n');
}

/** @param {number} value */
function round(value) {
  return Number(value.toFixed(value < 10 ? 2 : 1));
}
