import type { Mount } from '../../shared/islands/island';
import { listenOn } from '../../shared/platform/element-events';
import { selectors } from './sort-on-change.contract';

/**
 * Why a behaviour: it only submits the server's own form.
 *
 * Sources: specification section 2 "Product listing", platform document "shop", section 11.
 */
export const mount: Mount = (form, { signal }) => {
  const select = form.querySelector<HTMLSelectElement>(selectors.choice);
  if (!select || !(form instanceof HTMLFormElement)) {
    const { outerHTML } = form.cloneNode() as Element;
    throw new Error(`sort-on-change: expected a form with ${selectors.choice}, found ${outerHTML}`);
  }
  // Other scripts may hear the submit, and prevent it.
  const submit = (): void => form.requestSubmit();
  const onChange = ({ target }: { readonly target: unknown }): void => {
    if (target === select) submit();
  };
  listenOn(form, 'change', onChange, signal);
  const isOwnOrder = (): boolean => select.selectedOptions[0]?.defaultSelected ?? true;
  // The page that comes back shows the order that it has, and not the one that led away from it.
  const showOwnOrder = (): void => {
    for (const option of select.options) option.selected = option.defaultSelected;
  };
  addEventListener('pageshow', ({ persisted }) => persisted && showOwnOrder(), { signal });
  if (isOwnOrder()) return;
  // Browsers without the pseudo-class cannot tell: there the next change counts.
  if (!CSS.supports('selector(:user-valid)')) return;
  // Chosen while this code was on its way, or filled in by the browser after a reload.
  if (select.matches(':user-valid')) submit();
  else showOwnOrder();
};
