import { isFile } from './entries';
import { endingsOf } from './file-types';
import type { Check, RuleProperties } from './rule';

/**
 * The rule about types of files. It brings a long table, which only forms with uploads need.
 * Source: platform document "forms-swatches-consent", section A.6.6.
 */
export const fileTypeRule = {
  file: (properties: RuleProperties): Check => {
    const endings = properties.list('accept').flatMap(endingsOf);
    return ({ values }) =>
      values.every((value) => {
        if (!isFile(value)) return false;
        const name = value.name.toLowerCase();
        return endings.some((ending) => name.endsWith(ending));
      });
  },
};
