// @ts-check
/** The benchmark as a picture: every measure that has a bar, as a share of it. */

/** @typedef {import('../bench.mjs').Measure & { scenario: string }} Row */

const ROW_HEIGHT = 22;
const LABEL_WIDTH = 470;
const BAR_WIDTH = 320;
/** Where the bar is reached; beyond it there is room for half as much again. */
const LIMIT_X = LABEL_WIDTH + BAR_WIDTH / 1.5;
const WIDTH = LABEL_WIDTH + BAR_WIDTH + 160;

/**
 * @param {Row[]} rows
 * @returns {string} SVG
 */
export function plot(rows) {
  const drawn = rows.filter(({ bar: limit }) => limit !== undefined);
  const height = (drawn.length + 2) * ROW_HEIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" role="img">`,
    '<title>Benchmark: each measure as a share of its bar</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...drawn.map(bar),
    `<path d="M${LIMIT_X} 8V${height - 24}" stroke="#333" stroke-dasharray="3 3"/>`,
    `<text x="${LIMIT_X}" y="${height - 8}" text-anchor="middle">bar</text>`,
    '</svg>\n',
  ].join('\n');
}

/**
 * @param {Row} row
 * @param {number} index
 */
function bar({ scenario, what, value, unit, bar: limit = 0 }, index) {
  const share = limit === 0 ? (value === 0 ? 0 : 1.5) : Math.min(1.5, value / limit);
  const top = 8 + index * ROW_HEIGHT;
  const text = `${Number(value.toFixed(value < 10 ? 2 : 1))} ${unit} of ${limit}`;
  const width = ((share * BAR_WIDTH) / 1.5).toFixed(1);
  return [
    `<text x="${LABEL_WIDTH - 10}" y="${top + 15}" text-anchor="end">${escape(`${scenario}: ${what}`)}</text>`,
    `<rect x="${LABEL_WIDTH}" y="${top + 3}" width="${width}" height="${ROW_HEIGHT - 6}" fill="${share > 1 ? '#b3261e' : '#2e7d5b'}"/>`,
    `<text x="${LABEL_WIDTH + BAR_WIDTH + 10}" y="${top + 15}">${escape(text)}</text>`,
  ].join('');
}

/** @param {string} text */
export const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
