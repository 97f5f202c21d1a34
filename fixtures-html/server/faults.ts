import type { Visitor } from './visitor';

/** What can go wrong between a shopper and a shop. `fault-answers.ts` says what each kind does. */
export const FAULT_KINDS = [
  '500',
  '403',
  '404',
  '204',
  'html',
  'empty',
  'cut',
  'wrong-types',
  'slow',
  'held',
  'hang',
  'reset',
  'reset-after',
  'out-of-order',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface FaultRule {
  /** Looked for in path, query, `&` and body of each request. */
  readonly match: string;
  readonly kind: FaultKind;
  readonly delayMs: number;
  /** Matching requests still to be let through before the fault begins. */
  after: number;
  /** Requests still to be hit. */
  remaining: number | 'always';
  /** Set by the first of an out-of-order pair; sends its answer. */
  release?: (() => void) | undefined;
}

const DEFAULT_DELAY_MS = 10_000;

export class FaultError extends Error {}

/** Reads a fault from JSON; says what is wrong with it rather than ignoring it. */
export function parseFault(input: unknown): FaultRule {
  if (typeof input !== 'object' || input === null)
    throw new FaultError('Expected a JSON object {match, kind, times?, delayMs?, after?}.');
  const {
    match,
    kind,
    times = 1,
    delayMs = DEFAULT_DELAY_MS,
    after = 0,
  } = input as Record<string, unknown>;
  if (typeof match !== 'string' || match === '')
    throw new FaultError('match: expected a part of path, query or body.');
  const known = FAULT_KINDS.find((candidate) => candidate === String(kind));
  if (!known)
    throw new FaultError(`kind: expected one of ${FAULT_KINDS.join(', ')}, found ${String(kind)}`);
  if (times !== 'always' && !(typeof times === 'number' && times > 0))
    throw new FaultError('times: expected a positive number or "always".');
  if (typeof delayMs !== 'number' || typeof after !== 'number')
    throw new FaultError('delayMs, after: expected numbers.');
  // Out of order takes two requests to happen once.
  const remaining = times === 'always' ? times : times * (known === 'out-of-order' ? 2 : 1);
  return { match, kind: known, delayMs, after, remaining };
}

/** The fault that this request meets, if any; uses up one of its times. */
export function takeFault(visitor: Visitor, haystack: string): FaultRule | undefined {
  for (const rule of visitor.faults) {
    if (!haystack.includes(rule.match)) continue;
    if (rule.after > 0) {
      rule.after -= 1;
      continue;
    }
    visitor.faultsMet += 1;
    if (rule.remaining !== 'always') {
      rule.remaining -= 1;
      if (rule.remaining <= 0)
        visitor.faults = visitor.faults.filter((candidate) => candidate !== rule);
    }
    return rule;
  }
  return undefined;
}
