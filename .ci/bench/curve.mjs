// @ts-check
/** How a cost grows with the number of things: a curve over a logarithmic axis. */
import { escape } from './plot.mjs';

/**
 * @typedef {{ count: number, value: number }} Point
 * @typedef {{ title: string, unit: string, points: Point[], most?: number }} Curve `most`: what the cost
 *   of the largest number may be, drawn as a line
 */

const WIDTH = 560;
const HEIGHT = 260;
const LEFT = 70;
const BOTTOM = 40;
const TOP = 34;
const RIGHT = 30;

/**
 * @param {Curve} curve
 * @returns {string} SVG; nothing without two points
 */
export function drawCurve({ title, unit, points, most }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return '';
  const highest = Math.max(...points.map(({ value }) => value), most ?? 0) * 1.1 || 1;
  const x = (/** @type {number} */ count) =>
    LEFT +
    ((WIDTH - LEFT - RIGHT) * Math.log(count / first.count)) / Math.log(last.count / first.count);
  const y = (/** @type {number} */ value) =>
    HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * value) / highest;
  const text = (/** @type {number} */ value) => `${Number(value.toPrecision(3))} ${unit}`;
  const path = points.map(({ count, value }) => `${x(count)} ${y(value)}`).join('L');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" role="img">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="18" font-weight="bold">${escape(title)}</text>`,
    `<path d="M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}" fill="none" stroke="#333"/>`,
    most === undefined
      ? ''
      : `<path d="M${LEFT} ${y(most)}H${WIDTH - RIGHT}" stroke="#b3261e" stroke-dasharray="3 3"/>` +
        `<text x="${LEFT - 8}" y="${y(most) + 4}" text-anchor="end" fill="#b3261e">${text(most)}</text>`,
    `<path d="M${path}" fill="none" stroke="#2e7d5b" stroke-width="2"/>`,
    ...points.map(
      ({ count, value }) =>
        `<circle cx="${x(count)}" cy="${y(value)}" r="4" fill="#2e7d5b"/>` +
        `<text x="${x(count)}" y="${y(value) - 9}" text-anchor="middle">${text(value)}</text>` +
        `<text x="${x(count)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${count.toLocaleString('en')}</text>`,
    ),
    '</svg>',
  ].join('\n');
}
