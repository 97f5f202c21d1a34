import { CORE_RULES } from '../core-rules';
import { fileTypeRule } from '../file-type-rule';
import type { Dictionary } from '../rule';

/** Every rule that judges one field; `all` and `any` combine them (see `schema.ts`). */
export const RULES = { ...CORE_RULES, ...fileTypeRule } satisfies Dictionary;
