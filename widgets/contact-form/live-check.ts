import { loadChunk } from '../../shared/platform/load-chunk';
import { selectors } from './contact-form.contract';
import { isInSight, wrapsByField, type FieldError } from './field-error';
import { setStatus, type Session } from './form-session';
import { valueOf } from './half-typed';
import type { ValidateOptions } from './page-forms';
import type { Entry, EntryValue } from './rules/entries';
import { validate } from './rules/validate';
import { rulesOf } from './schemas';

/**
 * Judges the fields of the form, or of a part of it, and shows what is wrong; with a target, from the
 * first field down to the one that holds it, as multi-step forms rely on. Nothing is sent or blocked.
 *
 * Source: platform document "forms-swatches-consent", section A.6.1.
 */
export async function checkForm(
  session: Session,
  { target, scope = session.form }: ValidateOptions = {},
): Promise<void> {
  const { form, signal } = session;
  if (form.wpcf7.schema === undefined || signal.aborted) return;
  const wrap = target?.closest<HTMLElement>(selectors.namedWrap);
  const isOutside = !wrap || !form.contains(wrap) || target?.closest(selectors.unchecked);
  if (target && isOutside) return;

  session.statusBefore ??= form.wpcf7.status;
  setStatus(session, 'validating');
  const rules = await rulesOf(form.wpcf7.id);
  const before = session.statusBefore;
  session.statusBefore = undefined;
  if (signal.aborted) return;
  // Unless something else has begun meanwhile.
  if (before && form.wpcf7.status === 'validating') setStatus(session, before);

  const results = validate(rules, collectEntries(scope));
  const values = new Map<string, readonly EntryValue[]>();
  const found = new Map<string, FieldError>();
  const wraps = wrapsByField(scope);
  for (const candidate of scope.querySelectorAll<HTMLElement>(selectors.namedWrap)) {
    const field = candidate.dataset['name'] ?? '';
    const result = results.get(field);
    if (!values.has(field) && !candidate.closest(selectors.unchecked)) {
      if (result && 'error' in result) {
        found.set(field, { field, message: result.error, wraps: wraps.get(field) ?? [] });
      }
      values.set(field, result && 'validInputs' in result ? result.validInputs : []);
    }
    if (candidate === wrap) break;
  }
  showFound(session, values, found);
  reflectAll(form, values);
}

/**
 * Replaces the errors of the fields that were judged. One that is the same, and in sight, stays as it
 * is: screen readers would say it once more.
 */
function showFound(
  { view }: Session,
  seen: ReadonlyMap<string, unknown>,
  found: Map<string, FieldError>,
): void {
  const kept = view.errors.flatMap((error) => {
    if (!seen.has(error.field)) return error;
    const next = found.get(error.field);
    found.delete(error.field);
    return next ? (isInSight(next) ? error : next) : [];
  });
  view.tell({ errors: [...kept, ...found.values()] });
}

/** What is repeated of a form that has been cleared is what its author has printed. */
export function forgetReflections(form: HTMLElement): void {
  const places = form.querySelectorAll<HTMLElement>(selectors.reflection);
  reflectAll(form, new Map([...places].map((place) => [place.dataset['reflectionOf'] ?? '', []])));
}

/** Few forms repeat what was typed, so the code for it comes by itself. */
function reflectAll(form: HTMLElement, values: ReadonlyMap<string, readonly EntryValue[]>): void {
  if (!form.querySelector(selectors.reflection)) return;
  loadChunk(() => import('./reflections')).then(
    ({ reflect }) => {
      for (const [field, own] of values) reflect(form, field, own);
    },
    () => undefined,
  );
}

const CONTROLS =
  ':is(input:not([type=submit],[type=image],[type=reset],[type=button]),textarea,select)[name]:enabled';

/** What stands in wraps that take part; a file field without a file has no entry at all. */
function collectEntries(scope: ParentNode): Entry[] {
  return [...scope.querySelectorAll<HTMLElement>(selectors.wrap)].flatMap((wrap) =>
    wrap.closest(selectors.unchecked)
      ? []
      : [...wrap.querySelectorAll<HTMLInputElement | HTMLSelectElement>(CONTROLS)].flatMap(
          readControl,
        ),
  );
}

function readControl(control: HTMLInputElement | HTMLSelectElement): Entry[] {
  const { name, type } = control;
  if (control instanceof HTMLSelectElement) {
    return [...control.selectedOptions].map((option) => [name, option.value]);
  }
  switch (type) {
    case 'file':
      return [...(control.files ?? [])].map((file) => [name, file]);
    case 'checkbox':
    case 'radio':
      return control.checked ? [[name, control.value]] : [];
    default:
      return [[name, valueOf(control)]];
  }
}
