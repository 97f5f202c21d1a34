import { countCharacters, readCounter } from './character-count.model';
import { classes, selectors } from './contact-form.contract';
import { prefixUrl } from './url-prefix.model';

/**
 * What the form's controls do to each other, on the platform's own elements.
 * Source: platform document "forms-swatches-consent", section A.5.5.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What follows from a change of one control. No further event is raised. */
export function reactToChange(form: HTMLFormElement, changed: Element): void {
  if (changed.matches(selectors.url)) {
    const input = changed as HTMLInputElement;
    const url = prefixUrl(input.value);
    if (url !== input.value) input.value = url;
  }
  const { name, checked } = changed as HTMLInputElement;
  if (checked && changed.closest(selectors.exclusive)) {
    // To what is no box it is nothing.
    for (const other of controlsOf(form, name))
      if (other !== changed) (other as HTMLInputElement).checked = false;
  }
  followChoices(form, changed);
}

/** What depends on choices as they are: free texts and acceptance. */
export function followChoices(form: HTMLFormElement, changed?: Element): void {
  for (const item of form.querySelectorAll(selectors.freeTextItem)) {
    const box = item.querySelector<HTMLInputElement>('[type=checkbox],[type=radio]');
    const freeText = item.querySelector<HTMLInputElement>(selectors.freeText);
    if (!box || !freeText) continue;
    freeText.disabled = !box.checked;
    if (box === changed && box.checked) freeText.focus();
  }
  followAcceptance(form);
}

/** The form cannot be sent before what has to be accepted is. */
function followAcceptance(form: HTMLFormElement): void {
  const asked = [...form.querySelectorAll(selectors.acceptance)];
  if (asked.length === 0 || form.classList.contains(classes.acceptanceAsValidation)) return;
  const boxOf = (acceptance?: Element): HTMLInputElement | null | undefined =>
    acceptance?.querySelector('[type=checkbox]');
  const missing = asked
    .filter((acceptance) => !acceptance.matches('.optional'))
    .find((acceptance) => boxOf(acceptance)?.checked === acceptance.matches('.invert'));
  for (const button of form.querySelectorAll<HTMLButtonElement>(selectors.submit)) {
    const hadFocus = button === document.activeElement;
    button.disabled = missing !== undefined;
    // A button that is disabled loses the focus: it goes to what has to be accepted first.
    if (hadFocus) boxOf(missing)?.focus({ preventScroll: true });
  }
}

/** Counts what stands in the fields that have a counter. */
export function countAll(form: HTMLFormElement): void {
  for (const element of form.querySelectorAll<HTMLElement>(selectors.counter)) {
    const field = controlsOf(form, element.dataset['targetName'] ?? '')[0];
    if (!field) continue;
    const { shown, flags } = countCharacters(
      field.value,
      readCounter(element.classList, element.dataset),
    );
    for (const flag of ['too-long', 'too-short'] as const) {
      element.classList.toggle(flag, flags.includes(flag));
    }
    element.dataset['currentValue'] = String(shown);
    if (element.textContent !== String(shown)) element.textContent = String(shown);
  }
}

/** Something that turns while the form is sent; the style sheet shows it then. */
export function addSpinners(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll(selectors.spun)) {
    if (place.nextElementSibling?.matches(`.${classes.spinner}`)) continue;
    place.after(Object.assign(document.createElement('span'), { className: classes.spinner }));
  }
}

/** Names come from markup of other people, so they are compared and never put into a selector. */
function controlsOf(form: HTMLFormElement, name: string): Field[] {
  return [...form.elements].filter(
    // Where a field is reflected has its name.
    (control) => (control as Field).name === name && !control.matches('output'),
  ) as Field[];
}
