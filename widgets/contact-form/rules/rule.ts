import type { Field } from './fields';

/** Whether a field passes. Never throws. */
export type Check = (field: Field) => boolean;

/**
 * The properties of one rule of the schema, read when the rule is made.
 *
 * @throws when the property is there but of another kind; the rule is then left out
 */
export interface RuleProperties {
  /** Items as text; an absent list is empty. */
  list(key: 'accept'): readonly string[];
  /** Numbers as text; an absent text is empty. */
  text(key: 'threshold' | 'base' | 'interval'): string;
}

export type MakeCheck = (properties: RuleProperties) => Check;

/** Makers of checks by rule name. */
export type Dictionary = Readonly<Record<string, MakeCheck>>;

/** Makes a rule that every text of the field must pass; without a text it passes. */
export function everyText(passes: (text: string) => boolean): Check {
  return ({ texts }) => texts.every(passes);
}

/** Lengths, numbers of items, bytes. Unreadable ones are `NaN`, below or above which nothing is. */
export function readInteger(properties: RuleProperties): number {
  return Number.parseInt(properties.text('threshold'), 10);
}
