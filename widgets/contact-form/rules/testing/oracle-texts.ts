/**
 * Reading texts character by character, for the oracle: without regular expressions, `Date` or any
 * code of the engine.
 */
export const DIGITS = '0123456789';
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const only = (text: string, alphabet: string): boolean =>
  Array.from({ length: text.length }, (_, at) => text.charAt(at)).every((unit) =>
    alphabet.includes(unit),
  );
const isDigits = (text: string): boolean => text !== '' && only(text, DIGITS);

/** Number of characters at the start of `text` that are in `alphabet`. */
function run(text: string, alphabet: string): number {
  let length = 0;
  while (length < text.length && alphabet.includes(text.charAt(length))) length += 1;
  return length;
}

export function integer(raw: unknown): number {
  const text = String(raw).trim();
  const sign = run(text.slice(0, 1), '+-');
  const digits = run(text.slice(sign), DIGITS);
  return digits === 0 ? Number.NaN : Number(text.slice(0, sign + digits));
}

/** The longest beginning that is a number. */
export function float(raw: unknown): number {
  const text = String(raw).trim();
  for (let end = text.length; end > 0; end -= 1) {
    const start = text.slice(0, end);
    const unsigned = '+-'.includes(start.charAt(0)) ? start.slice(1) : start;
    const isDecimal = unsigned !== '' && only(unsigned, `${DIGITS}.eE+-`);
    if ((isDecimal || unsigned === 'Infinity') && !Number.isNaN(Number(start))) {
      return Number(start);
    }
  }
  return Number.NaN;
}

export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (text.length < 6 || at < 1 || at !== text.lastIndexOf('@')) return false;
  if (!only(text.slice(0, at), `${LETTERS}${DIGITS}!#$%&'*+/=?^_\`{|}~.-`)) return false;
  const labels = text.slice(at + 1).split('.');
  if (labels.length < 2) return false;
  return labels.every(
    (label) =>
      label !== '' &&
      only(label, `${LETTERS}${DIGITS}-`) &&
      label.charAt(0) !== '-' &&
      label.charAt(label.length - 1) !== '-',
  );
}

const SCHEMES = new Set([
  'http',
  'https',
  'ftp',
  'ftps',
  'mailto',
  'news',
  'irc',
  'irc6',
  'ircs',
  'gopher',
  'nntp',
  'feed',
  'telnet',
  'mms',
  'rtsp',
  'sms',
  'svn',
  'tel',
  'fax',
  'xmpp',
  'webcal',
  'urn',
]);

/** The parser itself is the browser's; it drops tabs, line ends and outer control characters. */
export function isUrl(text: string): boolean {
  try {
    // Not `canParse`, which in Node.js 20 refuses hosts such as `é` once it is compiled.
    void new URL(text);
  } catch {
    return false;
  }
  const units = [...text].filter((unit) => !'\t\n\r'.includes(unit));
  while ((units[0] ?? 'x') <= ' ') units.shift();
  const bare = units.join('');
  return SCHEMES.has(bare.slice(0, bare.indexOf(':')).toLowerCase());
}

export function isTel(text: string): boolean {
  const kept = text.split('#')[0]?.split('*')[0] ?? '';
  let number = [...kept].filter((unit) => unit.trim() !== '' && !'()/.-'.includes(unit)).join('');
  if (number.startsWith('+') || number.startsWith('00')) {
    number = `+${number.slice(run(number, '+0'))}`;
  }
  const digits = number.startsWith('+') ? number.slice(1) : number;
  return isDigits(digits) && number.length >= 6 && number.length <= 15;
}

export function isNumber(text: string): boolean {
  const unsigned = text.startsWith('-') ? text.slice(1) : text;
  const at = unsigned.toLowerCase().indexOf('e');
  const mantissa = at === -1 ? unsigned : unsigned.slice(0, at);
  const exponent = at === -1 ? '0' : unsigned.slice(at + 1);
  const bareExponent = '+-'.includes(exponent.charAt(0)) ? exponent.slice(1) : exponent;
  const [whole = '', fraction, ...more] = mantissa.split('.');
  const isMantissa =
    fraction === undefined ? isDigits(whole) : only(whole, DIGITS) && isDigits(fraction);
  return isMantissa && more.length === 0 && isDigits(bareExponent);
}

export function isTime(text: string): boolean {
  const parts = text.split(':');
  if (parts.length !== 2 && parts.length !== 3) return false;
  return parts.every(
    (part, at) => part.length === 2 && isDigits(part) && Number(part) < (at === 0 ? 24 : 60),
  );
}

interface Day {
  year: number;
  month: number;
  day: number;
}

function looksLikeDate(text: string): boolean {
  const [year = '', month = '', day = '', ...more] = text.split('-');
  const isYear = isDigits(year) && year.length >= 4;
  return (
    isYear && [month, day].every((part) => isDigits(part) && part.length === 2) && !more.length
  );
}

export function bothLookLikeDates(text: string, threshold: unknown): threshold is string {
  return looksLikeDate(text) && typeof threshold === 'string' && looksLikeDate(threshold);
}

/** A day of the Gregorian calendar, from year 1 on. */
export function dayOf(text: string): Day | undefined {
  if (!looksLikeDate(text)) return undefined;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
  const days = [0, 31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 0;
  return year >= 1 && day >= 1 && day <= days ? { year, month, day } : undefined;
}

/** Zeller's congruence; 1 is Monday, 7 is Sunday. */
export function weekday({ year, month, day }: Day): number {
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month];
  const [fours, centuries, cycles] = [4, 100, 400].map((length) => Math.floor(y / length));
  const months = Math.floor((13 * (m + 1)) / 5);
  const leaps = (fours ?? 0) - (centuries ?? 0) + (cycles ?? 0);
  const saturdayIsZero = (day + months + y + leaps) % 7;
  return ((saturdayIsZero + 5) % 7) + 1;
}
