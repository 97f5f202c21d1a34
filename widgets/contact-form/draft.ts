import { sessionStore } from '../../shared/dom/storage';
import { isRecord } from '../../shared/platform/page-settings';
import type { ContactForm } from './form-session';

/** Neither what is secret or a file, nor answers to questions that are new on the next page. */
const KEPT =
  'textarea,select,input:not([type=file],[type=password],[autocomplete*=password],[type=hidden],[type=submit],[type=image],[type=button],[type=reset],.wpcf7-quiz,.wpcf7-captchar)';

type Kept = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed for as long as the tab lives, so that a reload or the way back finds it, until
 * it is sent or reset. It is what the visitor has typed for this shop and stays in the browser, hence
 * needs no consent.
 */
export function keepDraft(form: ContactForm, signal: AbortSignal): void {
  // A password that is shown is a text field for the time being.
  const secret = new Set(form.querySelectorAll('[type=password]'));
  const key = `storefront-islands-draft:${location.pathname}:${form.wpcf7.unitTag}`;
  // A form that comes back with an outcome holds what was sent.
  if (form.wpcf7.status === 'init') restore(namedControls(form), parse(sessionStore.get(key)));
  const save = (): void => {
    const kept = namedControls(form).filter(([, control]) => !secret.has(control));
    const values = kept.map(([name, control]) => [name, read(control)]);
    sessionStore.set(key, JSON.stringify(Object.fromEntries(values)));
  };
  const clear = ({ defaultPrevented }: Event): void => {
    // A reset that is prevented leaves the fields as they are.
    if (!defaultPrevented) sessionStore.remove(key);
  };
  // Nobody may touch the form again who has filled it in while this code was on its way.
  if (form.wpcf7.status === 'init' && namedControls(form).some(([, control]) => isTouched(control)))
    save();
  for (const type of ['input', 'change']) form.addEventListener(type, save, { signal });
  for (const type of ['reset', 'wpcf7mailsent']) form.addEventListener(type, clear, { signal });
}

function restore(
  controls: ReadonlyArray<[string, Kept]>,
  kept: Readonly<Record<string, unknown>>,
): void {
  for (const [name, control] of controls) {
    // What was typed while this code was on its way is newer.
    if (!Object.hasOwn(kept, name) || isTouched(control)) continue;
    write(control, kept[name]);
    // Plugins that show fields by what others say have looked at the form before.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isTouched(control: Kept): boolean {
  if (control instanceof HTMLSelectElement) return isChosenAnew(control);
  return isBox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

function isChosenAnew({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options];
  if (multiple || all.some(({ defaultSelected }) => defaultSelected))
    return all.some(({ selected, defaultSelected }) => selected !== defaultSelected);
  // Of a list in which the server has chosen nothing, browsers show the first that can be chosen.
  return selectedIndex > all.findIndex(({ disabled }) => !disabled);
}

/** Controls by their names and how many of that name came before. */
function namedControls(form: HTMLFormElement): Array<[string, Kept]> {
  const counts = new Map<string, number>();
  return [...form.querySelectorAll<Kept>(KEPT)].flatMap((control) => {
    const { name } = control;
    if (!name) return [];
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [[`${count}:${name}`, control]];
  });
}

function read(control: Kept): unknown {
  if (control instanceof HTMLSelectElement) {
    return [...control.selectedOptions].map(({ value }) => value);
  }
  return isBox(control) ? control.checked : control.value;
}

function write(control: Kept, value: unknown): void {
  if (control instanceof HTMLSelectElement) {
    if (!Array.isArray(value)) return;
    for (const option of control.options) option.selected = value.includes(option.value);
  } else if (isBox(control)) control.checked = value === true;
  else if (typeof value === 'string') control.value = value;
}

function isBox(control: Kept): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}
