// @ts-check
/** What has a bar only in comparison with another row. */
import { CURVES } from './choose.mjs';

/** The most that choosing among many variations may cost, in choices among few. */
export const MOST = 2;

/** @typedef {import('./plot.mjs').Row} Row */

/**
 * @param {Row[]} rows
 * @returns {Row[]} none where one side was not measured
 */
export function ratios(rows) {
  return CURVES.filter(({ hasMost }) => hasMost).flatMap(({ what, products }) => {
    const [few, many] = [products[0], products.at(-1)].map((product) =>
      rows.find((row) => row.scenario === product?.name && row.what === what),
    );
    if (!few?.value || !many) return [];
    const { scenario } = many;
    const value = many.value / few.value;
    return [{ scenario, what: `${what}, compared with the fewest`, value, unit: '×', bar: MOST }];
  });
}
