import { atom } from 'nanostores';

import { readChildren } from '../../shared/dom/html/server-tree';
import { settleLazyImage } from '../../shared/dom/lazy-image';
import { adoptingIsland } from '../../shared/islands/adopting-island';
import { keepQuantitiesInStep } from './keep-quantities';
import { shownVariation } from './shown-variation';
import { PRODUCT_ATTRIBUTE, selectors } from './sticky-add-to-cart.contract';
import { StickyBarView } from './StickyBarView';
import { watchScrolledPast } from './watch-button';

/**
 * Why an island: the bar comes and goes with the main button, and shows the chosen variation's price
 * and picture while it is there.
 *
 * Sources: specification section 2 "Single product page", platform document "theme", section 17.
 */
export const mount = adoptingIsland(({ element, context: { signal } }) => {
  const bar = element.querySelector<HTMLElement>(selectors.bar);
  const id = bar?.getAttribute(PRODUCT_ATTRIBUTE);
  if (!bar || !id) {
    const { outerHTML } = (bar ?? element).cloneNode() as Element;
    throw new Error(
      `sticky-add-to-cart: expected ${selectors.bar}[${PRODUCT_ATTRIBUTE}="<product id>"], at ${outerHTML}`,
    );
  }
  const product = document.getElementById(`product-${id}`);
  const button = [...(product?.querySelectorAll<HTMLElement>(selectors.addButton) ?? [])].find(
    (candidate) => candidate.checkVisibility(),
  );
  const form = button?.closest<HTMLElement>(selectors.cartForm) ?? undefined;
  const $isShown = atom(false);
  // Without a button in sight there is nothing that the bar could stand in for.
  if (button) watchScrolledPast(button, (isPast) => $isShown.set(isPast), signal);
  if (form) keepQuantitiesInStep(element, form, signal);

  const image = bar.querySelector<HTMLImageElement>(selectors.image);
  if (image) settleLazyImage(image);
  const focusTwin = (focused: Element): void => {
    const field = focused.matches(selectors.quantity) && form?.querySelector(selectors.quantity);
    ((field || button) as HTMLElement | undefined)?.focus({ preventScroll: true });
  };
  const variationForm = product?.querySelector<HTMLFormElement>(selectors.variationForm);
  return (
    <StickyBarView
      nodes={readChildren(element)}
      $isShown={$isShown}
      $variation={shownVariation(variationForm ?? undefined, signal)}
      focusTwin={focusTwin}
    />
  );
});
