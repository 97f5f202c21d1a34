import { classes, selectors } from './contact-form.contract';
import { errorId } from './error-id.model';
import { removeStrayErrors, wrapsByField, type FieldError } from './field-error';
import type { ContactForm } from './form-session';
import type { Told } from './FormView';

/**
 * Takes over what a form already tells that comes back from being posted natively: its text, and the
 * errors, whose nodes are taken out because the view puts its own in their places.
 *
 * Source: platform document "forms-swatches-consent", section A.1.1.
 */
export function takeServerOutcome(wrapper: HTMLElement, form: ContactForm): Told {
  const errors = new Map<string, FieldError>();
  const wraps = wrapsByField(form);
  for (const tip of form.querySelectorAll<HTMLElement>(`${selectors.namedWrap} ${selectors.tip}`)) {
    const wrap = tip.closest<HTMLElement>(selectors.namedWrap);
    const field = wrap?.dataset['name'] ?? '';
    errors.set(field, { field, message: tip.textContent, wraps: wraps.get(field) ?? [] });
    wrap?.querySelector(`.${classes.invalid}`)?.removeAttribute('aria-describedby');
  }
  removeStrayErrors(form);
  const prefix = errorId(form.wpcf7.unitTag, '');
  for (const item of wrapper.querySelectorAll(`${selectors.errorList} > li`)) {
    const field = item.id.startsWith(prefix) ? item.id.slice(prefix.length) : item.id;
    const isKnown = [...errors.keys()].some((name) => errorId('', name) === errorId('', field));
    if (!isKnown) errors.set(field, { field, message: item.textContent, wraps: [] });
    item.remove();
  }
  return {
    message: wrapper.querySelector(selectors.response)?.textContent ?? '',
    errors: [...errors.values()],
  };
}
