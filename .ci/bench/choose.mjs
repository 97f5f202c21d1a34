// @ts-check
/** What choosing an option costs, and what the form costs before: with few and with many variations. */

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { median } from './median.mjs';

/** @typedef {import('../bench.mjs').Visit} Visit */
/** @typedef {import('../bench.mjs').Measure} Measure */

const ISLAND = 'variation-form';
const MODEL = 'shared/models/variations/variation-index.ts';

/** The measures that must not grow with the number of variations: by selects, and by swatches. */
export const WORK = 'work of a choice';
export const SWATCH_WORK = 'work of a press';

/** Products by their number of variations, the fewest first. */
export const PRODUCTS = [
  { name: 'choose among 50 variations', variations: 50, path: '/product/fifty-tees/' },
  { name: 'choose among 500 variations', variations: 500, path: '/product/made-to-order-shirt/' },
  {
    name: 'choose among 5,000 variations',
    variations: 5000,
    path: '/product/made-to-measure-trousers/',
  },
];

/** The same products, whose options are swatches: what they render grows with the number of options. */
export const SWATCH_PRODUCTS = PRODUCTS.map((product) => ({
  ...product,
  name: product.name.replace('choose', 'press a swatch'),
}));

/**
 * What is drawn over the number of variations.
 *
 * @type {{ title: string, what: string, unit: string, products: typeof PRODUCTS, hasMost?: boolean }[]}
 *   `hasMost`: what it costs among the most has a bar, in comparison with the fewest
 */
export const CURVES = [
  { title: 'Work of a choice', what: WORK, unit: 'ms', products: PRODUCTS, hasMost: true },
  {
    title: 'Work of a press on a swatch',
    what: SWATCH_WORK,
    unit: 'ms',
    products: SWATCH_PRODUCTS,
    hasMost: true,
  },
  { title: 'Index, built once', what: 'index alone', unit: 'ms', products: PRODUCTS },
  {
    title: 'Longest task of the set-up',
    what: 'longest task of the set-up',
    unit: 'ms',
    products: PRODUCTS,
  },
  { title: 'Heap afterwards', what: 'heap afterwards', unit: 'MiB', products: PRODUCTS },
];

/**
 * @param {string} path of a product with at least two attributes
 * @returns {(visit: Visit) => Promise<Measure[]>}
 */
export function choose(path) {
  return async ({ page, cdp }) => {
    await page.addInitScript(watchTasks);
    await page.goto(path);
    await page.locator(`[data-island-${ISLAND}=ready]`).waitFor();
    const startMs = await page.evaluate(
      (name) => performance.getEntriesByName(`island:${name}`)[0]?.duration ?? 0,
      ISLAND,
    );
    const longestMs = await page.evaluate(() => Reflect.get(globalThis, '__longestTask')());
    const indexMs = await indexAlone(page);
    const { work, paint } = await page.evaluate(chooseOften);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return [
      { what: WORK, value: median(work), unit: 'ms' },
      { what: 'next paint', value: median(paint), unit: 'ms', bar: 100 },
      { what: 'index alone', value: indexMs, unit: 'ms' },
      { what: 'longest task of the set-up', value: longestMs, unit: 'ms', bar: 50 },
      { what: 'set up (loading included)', value: startMs, unit: 'ms' },
      { what: 'heap afterwards', value: usedSize / 1024 / 1024, unit: 'MiB' },
    ];
  };
}

/**
 * @param {string} path of a product with at least two attributes, shown with the plugin's swatches
 * @returns {(visit: Visit) => Promise<Measure[]>}
 */
export function pressSwatches(path) {
  return async ({ page }) => {
    await page.goto(path);
    await page.locator(`[data-island-${ISLAND}=ready]`).waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.variations ul[data-attribute_name]')].every((list) =>
        list.matches('[role=radiogroup]:has([role=radio])'),
      ),
    );
    const { work, paint } = await page.evaluate(pressOften);
    return [
      { what: SWATCH_WORK, value: median(work), unit: 'ms' },
      { what: 'next paint', value: median(paint), unit: 'ms', bar: 100 },
    ];
  };
}

/** Runs in the page before anything else does: the longest task from the moment our form begins. */
function watchTasks() {
  /** @type {PerformanceEntry[]} */
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  Reflect.set(globalThis, '__longestTask', () => {
    tasks.push(...observer.takeRecords());
    const [setUp] = performance.getEntriesByName('island:variation-form');
    const from = setUp?.startTime ?? 0;
    const to = from + (setUp?.duration ?? 0);
    const ours = tasks.filter((task) => task.startTime >= from && task.startTime <= to);
    return Math.max(0, ...ours.map(({ duration }) => duration));
  });
}

/**
 * Sorts the page's variations by attribute and value, once, as the first form of a visit does.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<number>} milliseconds
 */
async function indexAlone(page) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
  const { outputFiles } = await build({
    entryPoints: [join(root, MODEL)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: '__model',
  });
  await page.evaluate(`${outputFiles[0]?.text}; globalThis.__model = __model;`);
  return page.evaluate(async () => {
    const form = /** @type {HTMLElement} */ (document.querySelector('.variations_form'));
    const variations = JSON.parse(form.dataset['product_variations'] ?? '[]');
    const { VariationIndex } = Reflect.get(globalThis, '__model');
    // What parsing has left behind is cleared away on its own account.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    const from = performance.now();
    Reflect.construct(VariationIndex, [variations]);
    return performance.now() - from;
  });
}

/**
 * Runs in the page: completes a choice again and again. Work is the time until everything that follows
 * from a choice has been done and laid out, in milliseconds.
 */
async function chooseOften() {
  const CHOICES = 15;
  /** @type {HTMLSelectElement[]} */
  const fields = [...document.querySelectorAll('.variations select')].map(
    (field) => /** @type {HTMLSelectElement} */ (field),
  );
  /** @param {HTMLSelectElement} field @param {number} index */
  const take = (field, index) => {
    field.selectedIndex = index;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const field of fields) take(field, 1);
  const last = fields.at(-1);
  if (!last) throw new Error('The product has no options.');
  /** @type {number[]} */
  const work = [];
  /** @type {number[]} */
  const paint = [];
  for (let choice = 0; choice < CHOICES; choice++) {
    await new Promise(requestAnimationFrame);
    const from = performance.now();
    take(last, 1 + (choice % (last.options.length - 1)));
    document.body.getBoundingClientRect();
    work.push(performance.now() - from);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    paint.push(performance.now() - from);
  }
  return { work, paint };
}

/** Runs in the page: the same by swatches, which React renders once a press has been handled. */
async function pressOften() {
  const PRESSES = 15;
  const MOST_TURNS = 500;
  const lists = [...document.querySelectorAll('.variations [role=radiogroup]')];
  /** @param {Element | undefined} list @param {number} index */
  const press = async (list, index) => {
    const swatches = [...(list?.querySelectorAll('[role=radio]') ?? [])];
    const swatch = /** @type {HTMLElement} */ (swatches[index % swatches.length]);
    swatch.click();
    // React renders at the end of the task, and in a later one while something is still being set up.
    for (let turn = 0; swatch.ariaChecked !== 'true'; turn++) {
      if (turn === MOST_TURNS) throw new Error('The swatch was not chosen.');
      await (turn === 0 ? null : new Promise((resolve) => setTimeout(resolve)));
    }
    document.body.getBoundingClientRect();
  };
  for (const list of lists) await press(list, 0);
  /** @type {number[]} */
  const work = [];
  /** @type {number[]} */
  const paint = [];
  for (let turn = 1; turn <= PRESSES; turn++) {
    await new Promise(requestAnimationFrame);
    const from = performance.now();
    await press(lists.at(-1), turn);
    work.push(performance.now() - from);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    paint.push(performance.now() - from);
  }
  return { work, paint };
}
