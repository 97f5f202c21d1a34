// @ts-check
/** The one edit that renaming chunks needs in a source map: columns of the generated code move. */

/** @typedef {{ line: number, column: number, by: number }} Shift everything from `column` on moves `by` */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CONTINUES = 32;

/**
 * A line of mappings is a list of segments; each begins with its generated column, relative to the
 * segment before it. So a shift changes exactly one number: that of the first segment behind it.
 *
 * @param {string} mappings
 * @param {Shift[]} shifts in the order of their columns
 */
export function shiftColumns(mappings, shifts) {
  const lines = mappings.split(';');
  for (const [line, text] of lines.entries()) {
    const waiting = shifts.filter((shift) => shift.line === line);
    if (waiting.length === 0 || text === '') continue;
    let column = 0;
    lines[line] = text
      .split(',')
      .map((segment) => {
        const { value, rest } = decodeFirst(segment);
        column += value;
        let moved = value;
        while (waiting[0] && waiting[0].column <= column) moved += waiting.shift()?.by ?? 0;
        return encode(moved) + rest;
      })
      .join(',');
  }
  return lines.join(';');
}

/**
 * Reads the first number of a segment: base 64 digits, lowest five bits first, the sign in the
 * lowest bit.
 *
 * @param {string} segment
 */
export function decodeFirst(segment) {
  let bits = 0;
  let length = 0;
  for (let digit = CONTINUES; digit & CONTINUES; length++) {
    digit = DIGITS.indexOf(segment.charAt(length));
    if (digit < 0 || length >= segment.length) throw new Error(`Not a mapping: "${segment}".`);
    bits |= (digit & (CONTINUES - 1)) << (5 * length);
  }
  return { value: bits & 1 ? -(bits >>> 1) : bits >>> 1, rest: segment.slice(length) };
}

/** @param {number} value */
export function encode(value) {
  let bits = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = '';
  do {
    const digit = bits & (CONTINUES - 1);
    bits >>>= 5;
    text += DIGITS.charAt(bits > 0 ? digit | CONTINUES : digit);
  } while (bits > 0);
  return text;
}
