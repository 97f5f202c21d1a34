import type { Check, Dictionary } from './rule';
import { expectList, expectRecord, expectText, propertiesOf } from './schema-values';

/** A rule of the schema, ready to run. */
export type Rule = SingleRule | GroupRule;

interface RuleBase {
  /** Base name of the field, without brackets; empty when the schema names none. */
  readonly field: string;
  /** Text for the visitor; empty when the schema has none. */
  readonly error: string;
  /** The rule's further properties as received. */
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface SingleRule extends RuleBase {
  readonly rule: string;
  readonly check: Check;
}

export interface GroupRule extends RuleBase {
  readonly rule: 'all' | 'any';
  readonly rules: readonly Rule[];
}

/** Groups may nest to any depth that a form can mean; below this one a schema is broken. */
const MAX_DEPTH = 100;

/**
 * Reads the schema that the server sent for a form. What cannot be understood is left out, because
 * the server judges by itself anyway: unknown rules, and rules with a property of the wrong kind.
 * Never throws. Read a schema once, when it arrives.
 *
 * Source: platform document "forms-swatches-consent", sections A.4.4 and A.6.5.
 *
 * @param report is told of each problem once: where it is, what was expected, what was found
 * @param dictionary the rules to know besides `all` and `any`
 */
export function readSchema(
  schema: unknown,
  report: (problem: string) => void,
  dictionary: Dictionary,
): Rule[] {
  const problems = new Set<string>();
  const rules = attempt('schema', problems, () =>
    readList(expectRecord(schema)['rules'], 'rules', { dictionary, problems, groups: [] }),
  );
  for (const problem of problems) report(`Contact form: ${problem}`);
  return rules ?? [];
}

interface Reading {
  readonly dictionary: Dictionary;
  readonly problems: Set<string>;
  /** Lists of rules around the one being read, outermost first. */
  readonly groups: readonly unknown[];
}

function readList(list: unknown, where: string, reading: Reading): Rule[] {
  const { groups, problems } = reading;
  if (groups.length === MAX_DEPTH || groups.includes(list)) {
    throw new Error(`rules are nested more than ${MAX_DEPTH} deep`);
  }
  const inside = { ...reading, groups: [...groups, list] };
  return expectList('rules', list).flatMap((raw, index) => {
    const at = `${where}[${index}]`;
    return attempt(at, problems, () => readRule(expectRecord(raw), at, inside)) ?? [];
  });
}

function readRule(raw: Record<string, unknown>, where: string, reading: Reading): Rule | undefined {
  const { rule, field, error, ...properties } = raw;
  const name = expectText('rule', rule);
  const base = {
    field: expectText('field', field ?? ''),
    error: expectText('error', error ?? ''),
    properties,
  };
  if (name === 'all' || name === 'any') {
    return { rule: name, ...base, rules: readList(raw['rules'] ?? [], `${where}.rules`, reading) };
  }
  const make = Object.hasOwn(reading.dictionary, name) ? reading.dictionary[name] : undefined;
  if (make) return { rule: name, ...base, check: make(propertiesOf(raw)) };
  reading.problems.add(`rule "${name}" is unknown; left out.`);
  return undefined;
}

/** Runs a reader; what it throws becomes a problem of that place, and the answer `undefined`. */
function attempt<T>(where: string, problems: Set<string>, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    problems.add(`${where}: ${error instanceof Error ? error.message : 'unreadable'}; left out.`);
    return undefined;
  }
}
