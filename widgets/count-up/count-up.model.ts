/** A number as it is written in a text. */
export interface WrittenNumber {
  /** What stands before and after it: a sign, a currency, a word, "k". */
  before: string;
  after: string;
  /** All digits, those behind the decimal mark included, without marks. */
  digits: string;
  /** Marks between the digits, by the number of digits to their right. */
  marks: ReadonlyMap<number, string>;
  /** How many digits stand behind the decimal mark. */
  decimals: number;
}

/** Digits, with marks between groups of them; white space only before exactly three. */
const NUMBER = /\d+(?:[.,'’]\d+|\s\d{3}(?!\d))*/u;

/** More digits than numbers can hold are not counted. */
const MAX_DIGITS = 15;

/**
 * Finds the first number in a text.
 *
 * Which mark is the decimal one follows from the number where that is certain (the last of two
 * different ones; one that does not stand before three digits), else from the page's language.
 *
 * @param decimalMark of the page's language
 * @returns `undefined` for a text without a number that can be counted
 */
export function readNumber(text: string, decimalMark = '.'): WrittenNumber | undefined {
  const found = NUMBER.exec(text);
  if (!found) return undefined;
  const [written] = found;
  const digits = written.replace(/\D/gu, '');
  if (digits.length > MAX_DIGITS) return undefined;

  const marks = new Map<number, string>();
  const rest = [...written];
  for (const [at, sign] of rest.entries()) {
    if (!/\d/.test(sign)) {
      marks.set(rest.slice(at).filter((other) => /\d/.test(other)).length, sign);
    }
  }
  return {
    before: text.slice(0, found.index),
    after: text.slice(found.index + written.length),
    digits,
    marks,
    decimals: countDecimals([...marks], decimalMark),
  };
}

/** @param marks with the number of digits to their right, in the order of the text */
function countDecimals(
  marks: ReadonlyArray<readonly [digitsAfter: number, sign: string]>,
  decimalMark: string,
): number {
  const [digitsAfter, sign] = marks.at(-1) ?? [0, ''];
  if (sign !== '.' && sign !== ',') return 0;
  const [first] = marks;
  if (marks.length > 1) return first?.[1] === sign ? 0 : digitsAfter;
  return digitsAfter !== 3 || sign === decimalMark ? digitsAfter : 0;
}

/**
 * The text as it is on the way from zero, with the same marks and words around the number.
 *
 * @param share of the whole number, from 0 to 1
 */
export function writeShare(number: WrittenNumber, share: number): string {
  const { before, after, decimals, marks } = number;
  const value = Math.floor(Number(number.digits) * Math.min(Math.max(share, 0), 1));
  const leastDigits = share >= 1 ? number.digits.length : decimals + 1;
  const digits = String(value).padStart(leastDigits, '0');
  const written = [...digits]
    .map((digit, at) => (at > 0 ? (marks.get(digits.length - at) ?? '') : '') + digit)
    .join('');
  return before + written + after;
}

/** Fast at first, slower and slower towards the end. `progress` and the result are from 0 to 1. */
export function easeOutExpo(progress: number): number {
  return progress >= 1 ? 1 : ((1 - 2 ** (-10 * progress)) * 1024) / 1023;
}
