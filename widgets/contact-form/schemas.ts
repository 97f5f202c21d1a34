import { loadChunk } from '../../shared/platform/load-chunk';
import { isRecord } from '../../shared/platform/page-settings';
import { readSetting } from '../../shared/platform/settings';
import { settings } from './contact-form.contract';
import { callForms } from './form-calls';
import { pageForms } from './page-forms';
import { CORE_RULES } from './rules/core-rules';
import { readSchema, type Rule } from './rules/schema';

/** Forms whose schema is on its way. */
const asked = new Set<number>();

/**
 * Fetches the schema of a form, once however many forms of its id there are. Without it, or with an
 * answer that is none, the form has no live checks and is sent all the same; the next form of that id
 * asks again.
 */
export async function fetchSchema(id: number): Promise<void> {
  const { schemas } = pageForms();
  if (asked.has(id) || schemas.get(id) !== undefined) return;
  asked.add(id);
  if (!schemas.has(id)) schemas.set(id, undefined);
  try {
    const timeoutMs = readSetting(settings.timeoutMs);
    const schema = await callForms(`${id}/feedback/schema`, { timeoutMs });
    if (!isRecord(schema) || !Array.isArray(schema['rules'])) throw new Error('expected rules');
    // Another script may have put one there meanwhile.
    if (schemas.get(id) === undefined) schemas.set(id, schema);
    await rulesOf(id);
  } catch (error) {
    warn(`no rules for contact form ${id}, so it is checked by the server only: ${String(error)}`);
  } finally {
    asked.delete(id);
  }
}

const compiled = new WeakMap<object, Promise<Rule[]>>();

/** The rules of a form as its schema in the global says now; its problems are told once. */
export async function rulesOf(id: number): Promise<Rule[]> {
  const schema = pageForms().schemas.get(id);
  // Another script's own, and none.
  if (!isRecord(schema)) return [];
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  return known;
}

/** The types of files fill a long table, which comes only where a schema asks for it. */
async function compile(schema: object): Promise<Rule[]> {
  const more = mentionsFileTypes(schema)
    ? await loadChunk(() => import('./rules/file-type-rule')).catch(() => undefined)
    : undefined;
  return readSchema(schema, warn, { ...CORE_RULES, ...more?.fileTypeRule });
}

function mentionsFileTypes(schema: object): boolean {
  try {
    return JSON.stringify(schema).includes('"file"');
  } catch {
    // Made by another script, in circles: it may.
    return true;
  }
}

function warn(problem: string): void {
  // eslint-disable-next-line no-console -- a theme developer has to see this, and nobody else can
  console.warn(`storefront-islands: ${problem}`);
}
