import { isRecord } from '../../../shared/platform/page-settings';
import type { RuleProperties } from './rule';

// Every reader here throws an `Error` that says what was expected and what was found.

export function expectRecord(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw mismatch('it', 'an object', value);
  return value;
}

export function expectList(key: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw mismatch(key, 'a list', value);
  return value;
}

export function expectText(key: string, value: unknown): string {
  if (typeof value !== 'string') throw mismatch(key, 'a text', value);
  return value;
}

/** Numbers as text: the server sends thresholds either way. */
function expectScalar(key: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw mismatch(key, 'a text or a number', value);
}

function mismatch(key: string, expected: string, found: unknown): Error {
  const kind = Array.isArray(found) ? 'list' : found === null ? 'null' : typeof found;
  return new Error(`${key} must be ${expected}, found ${kind}`);
}

/** The properties of a rule, each checked when its rule asks for it, and only then. */
export function propertiesOf(raw: Record<string, unknown>): RuleProperties {
  return {
    list(key) {
      return expectList(key, raw[key] ?? []).map((item) => expectScalar(`an item of ${key}`, item));
    },
    text(key) {
      return expectScalar(key, raw[key] ?? '');
    },
  };
}
