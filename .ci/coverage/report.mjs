// @ts-check
/** Which branches the tests take, by folder and by file, and which none takes. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from './hits.mjs';
import { instrument, measuredFiles } from './sources.mjs';

/**
 * @typedef {object} Way one of those that a branch can go
 * @property {string} path
 * @property {number} line
 * @property {string} what e.g. `else of if`, with the source's line
 * @property {boolean} inUnit
 * @property {boolean} inBrowser
 *
 * @typedef {{ ways: number, unit: number, both: number }} Sum
 */

/** Percent of the ways of all branches. */
export const BAR = 95;

const isModel = (/** @type {string} */ path) =>
  path.startsWith('shared/models/') || path.endsWith('.model.ts');

/** @type {{ name: string, has: (path: string) => boolean, by: 'unit' | 'both' }[]} */
const BARS = [
  { name: 'shared', has: (path) => path.startsWith('shared/'), by: 'both' },
  { name: '*.model.ts', has: (path) => path.endsWith('.model.ts'), by: 'both' },
  // No page is needed to prove what knows of none.
  { name: 'models, unit tests alone', has: isModel, by: 'unit' },
];

/**
 * @param {{ unit: Set<string>, browser: Set<string> }} hits
 * @returns {Promise<Way[]>} of every file that is measured
 */
export async function readWays({ unit, browser }) {
  const ways = measuredFiles().map(async (path) => {
    const code = await readFile(join(ROOT, path), 'utf8');
    const lines = code.split('\n');
    return Object.entries(instrument(code, path).counters.branchMap).flatMap(([id, branch]) =>
      branch.locations.map(({ start }, way) => {
        // A missing `else` has no place of its own.
        const line = start.line ?? branch.loc.start.line ?? 0;
        const key = `${path} b${id}.${way}`;
        return {
          path,
          line,
          what: `${nameOf(branch.type, way)}: ${lines[line - 1]?.trim() ?? ''}`,
          inUnit: unit.has(key),
          inBrowser: browser.has(key),
        };
      }),
    );
  });
  return (await Promise.all(ways)).flat();
}

/**
 * @param {string} type
 * @param {number} way
 */
function nameOf(type, way) {
  if (type === 'if') return way === 0 ? 'if' : 'else';
  if (type === 'cond-expr') return way === 0 ? 'then of ?' : 'else of ?';
  if (type === 'binary-expr') return `operand ${way + 1}`;
  return type === 'switch' ? 'case' : 'default';
}

/**
 * @param {Way[]} ways
 * @returns {Sum}
 */
const sum = (ways) => ({
  ways: ways.length,
  unit: ways.filter(({ inUnit }) => inUnit).length,
  both: ways.filter(({ inUnit, inBrowser }) => inUnit || inBrowser).length,
});

/**
 * @param {Way[]} ways
 * @param {(way: Way) => string} key
 */
function groupBy(ways, key) {
  /** @type {Map<string, Way[]>} */
  const groups = new Map();
  for (const way of ways) groups.set(key(way), [...(groups.get(key(way)) ?? []), way]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Rounded down: 94.99 is not 95. */
const percent = (/** @type {number} */ part, /** @type {number} */ all) =>
  all === 0 ? 100 : Math.floor((1000 * part) / all) / 10;

/**
 * @param {string} name
 * @param {Sum} sum
 */
function row(name, { ways, unit, both }) {
  const [first, second] = [percent(unit, ways), percent(both, ways)].map((p) => p.toFixed(1));
  return `${name.padEnd(52)} ${String(ways).padStart(6)} ${first?.padStart(7)} ${second?.padStart(7)}`;
}

/**
 * @param {Way[]} ways
 * @returns {{ table: string, list: string, misses: string[] }} by folder; by file with each way that no
 *   test goes; what is under its bar
 */
export function report(ways) {
  const head = `${'branches'.padEnd(52)} ${'ways'.padStart(6)} ${'unit %'.padStart(7)} ${'all %'.padStart(7)}`;
  const folders = groupBy(ways, ({ path }) => dirname(path)).map(([name, of]) =>
    row(name, sum(of)),
  );
  const bars = BARS.map(({ name, has, by }) => {
    const counted = sum(ways.filter(({ path }) => has(path)));
    const isKept = percent(counted[by], counted.ways) >= BAR;
    return { line: row(name, counted), miss: isKept ? [] : [`${name}: under ${BAR} %`] };
  });
  const files = groupBy(ways, ({ path }) => path).flatMap(([path, of]) => {
    const missing = of.filter(({ inUnit, inBrowser }) => !inUnit && !inBrowser);
    const lines = missing.map(({ line, what }) => `  ${path}:${line} ${what}`);
    return [row(path, sum(of)), ...lines];
  });
  return {
    table: [head, ...folders, '', ...bars.map(({ line }) => line)].join('\n'),
    list: [head, ...files, ''].join('\n'),
    misses: bars.flatMap(({ miss }) => miss),
  };
}
