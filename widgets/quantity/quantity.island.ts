import type { Mount } from '../../shared/islands/island';
import { raiseToMin, stepQuantity } from '../../shared/models/quantity';
import { selectors } from './quantity.contract';

/**
 * Why a behaviour: plus and minus only write into the platform's own field, wherever it stands.
 *
 * Sources: specification section 5 "Quantity controls", platform document "theme", section 18.
 */
export const mount: Mount = (body, { signal }) => {
  body.addEventListener('click', onPress, { signal });
  for (const field of body.querySelectorAll<HTMLInputElement>(
    `${selectors.block} ${selectors.field}`,
  )) {
    if (field.closest(selectors.exemptFromRaise)) continue;
    field.value = raiseToMin(field.value, field.getAttribute('min')) ?? field.value;
  }
};

function onPress({ target }: MouseEvent): void {
  const button = (target as Element).closest(selectors.button);
  const field = button?.closest(selectors.block)?.querySelector<HTMLInputElement>(selectors.field);
  if (!button || !field || field.readOnly || field.disabled) return;
  field.value = stepQuantity(button.classList.contains('plus') ? 'plus' : 'minus', field.value, {
    min: field.getAttribute('min'),
    max: field.getAttribute('max'),
    step: field.getAttribute('step'),
  });
  // Real events: jQuery listeners hear them as well as native ones.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
