import { coveredTop, scrollPage } from '../../shared/dom/scroll/scroll-page';
import { SCROLL_MARGIN, selectors } from './sticky-add-to-cart.contract';

const FIELDS = 'select,input:not([type=hidden]),[role=radio][tabindex="0"],button';

/**
 * Scrolls to the options. Whoever came by keyboard goes on there; a pointer's focus stays.
 */
export function scrollToForm(isByKeyboard: boolean): void {
  const form = document.querySelector<HTMLElement>(
    `${selectors.product} ${selectors.variationForm}`,
  );
  const target = form ?? document.querySelector<HTMLElement>(selectors.product);
  if (!target) return;
  const room = coveredTop() + SCROLL_MARGIN;
  scrollPage(() => target.getBoundingClientRect().top + scrollY - room);
  if (!isByKeyboard) return;
  const fields = [...target.querySelectorAll<HTMLElement>(FIELDS)];
  fields.find((field) => field.checkVisibility())?.focus({ preventScroll: true });
}
