// @ts-check
/** The benchmark's figures as a table and as a page with plots, and those that miss their bars. */
import { drawCurve } from './curve.mjs';
import { escape, plot } from './plot.mjs';
import { CURVES } from './choose.mjs';
import { MOST } from './ratios.mjs';

/** @typedef {import('./plot.mjs').Row} Row */

/**
 * @param {Row[]} rows
 * @param {string} machine in which browser, how slow, how often
 * @returns {string} Markdown
 */
export function toMarkdown(rows, machine) {
  const lines = rows.map(({ scenario, what, value, unit, bar }) => {
    const limit = bar === undefined ? '' : `≤ ${bar} ${unit}`;
    return `| ${scenario} | ${what} | ${round(value)} ${unit} | ${limit} | ${verdict({ value, bar })} |`;
  });
  return [
    machine,
    '',
    '| Scenario | What | Median | Bar | |',
    '| --- | --- | ---: | ---: | --- |',
    ...lines,
    '',
  ].join('\n');
}

/**
 * @param {Row[]} rows
 * @returns {string[]} a line for each that misses its bar
 */
export function missed(rows) {
  return rows
    .filter((row) => verdict(row) === 'over')
    .map(
      ({ scenario, what, value, unit, bar }) =>
        `${scenario}, ${what}: ${round(value)} of ${bar} ${unit}`,
    );
}

/**
 * @param {Row[]} rows
 * @param {string} machine
 * @returns {string} HTML, in one file
 */
export function toPage(rows, machine) {
  const cells = rows.map(
    ({ scenario, what, value, unit, bar }) =>
      `<tr class="${verdict({ value, bar })}"><td>${escape(scenario)}<td>${escape(what)}` +
      `<td>${round(value)} ${unit}<td>${bar === undefined ? '' : `≤ ${bar} ${unit}`}` +
      `<td>${verdict({ value, bar })}`,
  );
  const curves = CURVES.map(({ title, what, unit, products, hasMost }) => {
    const points = products.flatMap(({ name, variations }) => {
      const found = rows.find((row) => row.scenario === name && row.what === what);
      return found ? [{ count: variations, value: found.value }] : [];
    });
    const [fewest] = points;
    return drawCurve({
      title,
      unit,
      points,
      ...(hasMost && fewest && { most: fewest.value * MOST }),
    });
  });
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<title>Benchmark of storefront-islands</title>',
    '<style>body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}',
    'svg{width:100%;max-width:60rem;height:auto}table{border-collapse:collapse}td,th{padding:.2rem .8rem;',
    'text-align:start;border-block-end:1px solid #ddd}td:nth-child(3),td:nth-child(4){text-align:end;',
    'white-space:nowrap}.over td:last-child{color:#b3261e;font-weight:bold}</style>',
    `<h1>Benchmark of storefront-islands</h1><p>${escape(machine)}</p>`,
    '<h2>Each measure as a share of its bar</h2>',
    plot(rows),
    '<h2>How costs grow with the number of variations</h2>',
    ...curves,
    '<h2>All figures</h2>',
    '<table><tr><th>Scenario<th>What<th>Median<th>Bar<th>',
    ...cells,
    '</table></html>',
    '',
  ].join('\n');
}

/** @param {{ value: number, bar?: number | undefined }} row */
function verdict({ value, bar }) {
  if (bar === undefined) return '';
  return value <= bar ? 'ok' : 'over';
}

/** @param {number} value */
function round(value) {
  return Number(value.toFixed(value < 10 ? 2 : 1));
}
