import { isRecord } from '../../shared/platform/page-settings';

/** Classes that say what is in a fragment, and not which one it is. */
const STATES = new Set(['exists', 'with-count']);

/** The name by which the plugin knows a fragment: its classes, put together. */
export function fragmentKey(classNames: Iterable<string>, glue: string): string {
  return [...classNames].filter((name) => name !== 'exists').join(glue);
}

/** Finds the elements that a fragment takes the place of. */
export function fragmentSelector(key: string, glue: string): string {
  const names = key.split(glue).filter((name) => name && !STATES.has(name));
  return names.map((name) => `.${CSS.escape(name)}`).join('');
}

/**
 * What an answer means.
 *
 * - `done`: the list is as wished; what was on it already counts, too
 * - `expired`: the nonce is stale, or what should go has gone already; nothing has been done
 * - `refused`: the plugin says no
 * - `broken`: not an answer of the plugin
 */
export interface Outcome {
  type: 'done' | 'expired' | 'refused' | 'broken';
  /** Markup; empty when the plugin says nothing. */
  message: string;
  /** Key → markup. */
  fragments: Readonly<Record<string, string>>;
}

/** @param isList whether it answers a removal from the list's own page, which has no result */
export function readOutcome(answer: unknown, isList: boolean): Outcome {
  if (!isRecord(answer)) return { type: 'broken', message: '', fragments: {} };
  const message = typeof answer.message === 'string' ? answer.message : '';
  const fragments = readFragments(answer.fragments);
  const type = isList ? typeOfList(answer.fragments) : typeOf(answer.result, message);
  return { type, message, fragments };
}

function typeOf(result: unknown, message: string): Outcome['type'] {
  if (result === true || result === 'true' || result === 'exists') return 'done';
  if (result === false && !message) return 'expired';
  return typeof result === 'string' || result === false ? 'refused' : 'broken';
}

function typeOfList(fragments: unknown): Outcome['type'] {
  if (isRecord(fragments)) return 'done';
  return Array.isArray(fragments) ? 'expired' : 'broken';
}

/** An empty map arrives as an empty list; what is no markup is left out. */
export function readFragments(raw: unknown): Record<string, string> {
  if (!isRecord(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
