// @ts-check
/** What has a bar only in comparison with another row. */
import { PRODUCTS, WORK } from './choose.mjs';

/** The most that choosing among many variations may cost, in choices among few. */
export const MOST = 2;

/** @typedef {import('./plot.mjs').Row} Row */

/**
 * @param {Row[]} rows
 * @returns {Row[]} none where one side was not measured
 */
export function ratios(rows) {
  const costOf = (/** @type {string | undefined} */ name) =>
    rows.find(({ scenario, what }) => scenario === name && what === WORK)?.value;
  const [few, many] = [costOf(PRODUCTS[0]?.name), costOf(PRODUCTS.at(-1)?.name)];
  if (!few || many === undefined) return [];
  const what = `${WORK}, compared with the fewest`;
  return [{ scenario: PRODUCTS.at(-1)?.name ?? '', what, value: many / few, unit: '×', bar: MOST }];
}
