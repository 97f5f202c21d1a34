import type { Field } from './fields';
import { readInteger, type Check, type RuleProperties } from './rule';

/**
 * Rules about files, except the one that knows all their types (`file-type-rule.ts`).
 * Source: specification section 5 "Contact form"; platform document "forms-swatches-consent",
 * section A.6.6. Without a file `minfilesize` passes, as on the server (difference 6 there).
 */
export const fileRules = {
  requiredfile: () => (field: Field) => field.values.length > 0,
  minfilesize: (properties: RuleProperties): Check => {
    const leastBytes = readInteger(properties);
    return (field) => field.files.length === 0 || !(countBytes(field) < leastBytes);
  },
  maxfilesize: (properties: RuleProperties): Check => {
    const mostBytes = readInteger(properties);
    return (field) => !(countBytes(field) > mostBytes);
  },
};

function countBytes({ files }: Field): number {
  return files.reduce((total, { size }) => total + size, 0);
}
