import { listenOn } from '../../shared/platform/element-events';
import { selectors } from './sticky-add-to-cart.contract';

/**
 * Keeps the quantities of two forms in step. The copied value is told by real events, so that price
 * tables and the like hear of it, and the copy is not copied back.
 */
export function keepQuantitiesInStep(
  bar: HTMLElement,
  form: HTMLElement,
  signal: AbortSignal,
): void {
  let isCopying = false;
  const copy = (from: HTMLInputElement, to: HTMLElement): void => {
    const field = to.querySelector<HTMLInputElement>(selectors.quantity);
    if (isCopying || !field || field.value === from.value) return;
    isCopying = true;
    try {
      field.value = from.value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } finally {
      isCopying = false;
    }
  };
  const follow = (from: HTMLElement, to: HTMLElement): void =>
    listenOn(
      from,
      'change',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.matches(selectors.quantity))
          copy(target, to);
      },
      signal,
    );
  follow(bar, form);
  follow(form, bar);
  // What was changed while this code was on its way.
  const field = form.querySelector<HTMLInputElement>(selectors.quantity);
  if (field) copy(field, bar);
}
