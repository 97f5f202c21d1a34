import type { SignUpFields } from './send';
import {
  CONSENT_CLASS,
  fieldClasses,
  LIST_CLASS,
  selectors,
  type SignUpField,
} from './sign-up.contract';
import type { Entered } from './sign-up.model';

const controlOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input.${name}`);

const NAMES = Object.keys(fieldClasses) as SignUpField[];

const typedIn = (form: HTMLFormElement): Array<readonly [SignUpField, string | undefined]> =>
  NAMES.map((name) => [name, controlOf(form, fieldClasses[name])?.value]);

/**
 * What is sent. A control that the block does not have is left out; one that is empty is sent empty. A
 * hidden consent counts as given by its `checked` attribute, as in the platform.
 */
export function readFields(form: HTMLFormElement): SignUpFields {
  return {
    ...Object.fromEntries(typedIn(form)),
    consent: controlOf(form, CONSENT_CLASS)?.checked,
    list_id: controlOf(form, LIST_CLASS)?.value || null,
  };
}

/** What the thanks show of it: nothing but where the block's author asked for the summary. */
export function readSummary(element: HTMLElement, form: HTMLFormElement): Entered {
  const { value } = element.querySelector<HTMLInputElement>(selectors.afterwards) ?? {};
  if (value !== 'summary') return {};
  return Object.fromEntries(typedIn(form).filter(([, text]) => text));
}
