import { genderOf } from './gender-words';
import { PLACES } from './places';

/**
 * What a shop may tell of a shopper, by the network's names: address, phone, first and last name,
 * gender, day of birth, town, state or province, postcode, country (by two names), the shop's own id.
 */
export const USER_FIELDS = [
  'em',
  'ph',
  'fn',
  'ln',
  'ge',
  'db',
  'ct',
  'st',
  'zp',
  'cn',
  'country',
  'external_id',
] as const;

export type UserField = (typeof USER_FIELDS)[number];

/**
 * Brings a value into the form in which the network compares it, so that two ways to write it have
 * one hash. To do so twice changes nothing.
 *
 * Source: the network's published "customer information parameters"; specification section 7
 * "Analytics" for words of gender, states and provinces.
 *
 * @returns `undefined` for what is no such value. What is hashed already stays, in small letters
 */
export function normalise(field: UserField, raw: unknown): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
  const text = small(String(raw)).trim();
  return (/^[0-9a-f]{64}$/.test(text) ? text : RULES[field](text)) || undefined;
}

/** Each gets its text in small letters, and trimmed; nothing is left of what is no value. */
const RULES: Record<UserField, (text: string) => string | undefined> = {
  em: (text) => matching(text, /^[^\s@]+@[^\s@]+$/),
  // Numbers need their country's code, which nobody but the shop can know.
  ph: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
  fn: wordOf,
  ln: wordOf,
  ge: (text) => genderOf(text.replace(/[^a-z]/g, '')),
  db: dayOf,
  ct: wordOf,
  st: stateOf,
  zp: (text) => text.replace(/^(\d{5})\s*-\s*\d{4}$/, '$1').replace(/[\s-]/g, ''),
  cn: countryOf,
  country: countryOf,
  external_id: (text) => text,
};

/** Small letters, by no country's rules, and with one way to write each accent. */
function small(text: string): string {
  return text.toLowerCase().normalize('NFC');
}

function matching(text: string, pattern: RegExp): string | undefined {
  return pattern.test(text) ? text : undefined;
}

/** Letters of any script and digits, in one word. */
function wordOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Two letters for a state or a province, by name or already short; one word for all others. */
function stateOf(text: string): string {
  const plain = text.normalize('NFD').replace(/[^a-z]/g, '');
  return PLACES.get(plain) ?? wordOf(text);
}

/** Two letters (ISO 3166-1), as the platform has them. */
function countryOf(text: string): string | undefined {
  return matching(text, /^[a-z]{2}$/);
}

/** Year, month and day, from 1900 on: 8 digits. The only order that no country reads another way. */
function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})\D?(\d{2})\D?(\d{2})$/.exec(text) ?? [];
  const isDay = Number(year) >= 1900 && isWithin(month, 12) && isWithin(day, 31);
  return isDay ? `${year}${month}${day}` : undefined;
}

function isWithin(digits: string | undefined, last: number): boolean {
  return Number(digits) >= 1 && Number(digits) <= last;
}
