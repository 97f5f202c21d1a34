import { dateRules } from './date-rules';
import { fileRules } from './file-rules';
import { numberRules } from './number-rules';
import type { Dictionary } from './rule';
import { textRules } from './text-rules';

/** The rules that most forms get by with. */
export const CORE_RULES = {
  ...textRules,
  ...numberRules,
  ...dateRules,
  ...fileRules,
} satisfies Dictionary;
