import type { Entry, EntryValue } from './entries';
import { EMPTY_FIELD, readFields, type Field } from './fields';
import type { Rule } from './schema';

/** What was sent for a field without a failure; no empty text is among it. */
export interface ValidInputs {
  readonly validInputs: readonly EntryValue[];
}

/** Results by field: the rule that failed, or what is valid. A field of neither is missing. */
export type Results = ReadonlyMap<string, Rule | ValidInputs>;

/**
 * Judges the entries of a form. Rules run in the order of the schema, and the first failure of a
 * field is its result; a failure without a field or a text counts for nothing. Without rules there
 * is no result at all. Never throws; each rule is evaluated at most once, each entry read once.
 *
 * Source: platform document "forms-swatches-consent", section A.6.5.
 */
export function validate(rules: readonly Rule[], entries: Iterable<Entry>): Results {
  const results = new Map<string, Rule | ValidInputs>();
  if (rules.length === 0) return results;
  const fields = readFields(entries);
  for (const rule of rules) {
    const failed = findFailed(rule, fields);
    if (failed?.field && failed.error && !results.has(failed.field))
      results.set(failed.field, failed);
  }
  for (const [name, { values }] of fields) {
    if (!results.has(name)) results.set(name, { validInputs: values });
  }
  return results;
}

/**
 * The rule whose failure counts when `rule` fails: itself, or, for `all`, its first failing child
 * that has a text.
 */
function findFailed(rule: Rule, fields: ReadonlyMap<string, Field>): Rule | undefined {
  if ('check' in rule) {
    return rule.check(fields.get(rule.field) ?? EMPTY_FIELD) ? undefined : rule;
  }
  switch (rule.rule) {
    case 'any':
      return rule.rules.some((child) => !findFailed(child, fields)) ? undefined : rule;
    case 'all':
      for (const child of rule.rules) {
        const failed = findFailed(child, fields);
        if (failed) return failed.error ? failed : rule;
      }
      return undefined;
  }
}
