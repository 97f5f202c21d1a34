import type { IslandSchedule, Mount, Registration } from '../../shared/islands/island';
import { parseUrl } from '../../shared/models/parse-url';

/**
 * An island of one's own, in the shape of the bundle's registry: how it is found, when it runs, and
 * where its code is.
 */
export interface OwnIsland extends Registration {
  /**
   * Its code: a module that exports `mount`. A function that imports it, or its address, from the page.
   * By address, a failed import is tried again under another one, and waits while there is no network.
   */
  load: string | URL | (() => Promise<{ readonly mount: Mount }>);
}

const SCHEDULES: Record<IslandSchedule, true> = {
  now: true,
  idle: true,
  visible: true,
  interaction: true,
};

/** What each key expects: in words, and as a test. */
type Expected = readonly [words: string, accepts: (value: unknown) => boolean];
const SELECTOR: Expected = ['a CSS selector', isSelector];

const KEYS: { readonly [Key in keyof Required<OwnIsland>]: Expected } = {
  name: ['small letters, digits and hyphens', (value) => isText(value) && NAME.test(value)],
  selector: SELECTOR,
  load: ['a function that imports a module, or its address', isLoad],
  when: [
    Object.keys(SCHEDULES).join(', '),
    (value) => isText(value) && Object.hasOwn(SCHEDULES, value),
  ],
  nowWith: ['the name of a cookie', (value) => isText(value) && value !== ''],
  wakeFrom: SELECTOR,
  wake: SELECTOR,
  wakeOn: ['a list of event names', (value) => Array.isArray(value) && value.every(isText)],
  sight: SELECTOR,
  press: SELECTOR,
};

const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/**
 * Makes sure that a registration can work.
 *
 * @param isTaken whether an island of that name exists
 * @throws TypeError that names every key at fault, what it expects and what it holds
 */
export function checkRegistration(given: unknown, isTaken: (name: string) => boolean): void {
  if (typeof given !== 'object' || given === null) {
    throw new TypeError(`registerIsland: expected an object, found ${show(given)}.`);
  }
  const { name } = given as OwnIsland;
  const problems = Object.entries(given)
    .filter(([key]) => !Object.hasOwn(KEYS, key))
    .map(([key]) => `"${key}" is no key of an island; there are ${Object.keys(KEYS).join(', ')}`);
  for (const [key, [words, accepts]] of Object.entries(KEYS)) {
    const value = (given as Record<string, unknown>)[key];
    const mayLack = value === undefined && !['name', 'selector', 'load'].includes(key);
    if (!mayLack && !accepts(value)) problems.push(`"${key}" is ${show(value)}, expected ${words}`);
  }
  if (isText(name) && isTaken(name)) problems.push(`"name": an island "${name}" is there already`);
  if (problems.length > 0) {
    throw new TypeError(`registerIsland(${show(name)}): ${problems.join('; ')}.`);
  }
}

function isSelector(value: unknown): boolean {
  if (!isText(value) || !value.trim()) return false;
  try {
    document.createDocumentFragment().querySelector(value);
    return true;
  } catch {
    return false;
  }
}

function isLoad(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return (isText(value) || value instanceof URL) && !!parseUrl(String(value), document.baseURI);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** As it would be written; what cannot be is called by its kind. */
function show(value: unknown): string {
  if (isText(value) || Array.isArray(value)) return JSON.stringify(value);
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
