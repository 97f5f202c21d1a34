import { text } from '../platform/strings';

/** Source: platform document "theme", section 18.1. */
const selectors = {
  button: '.plus,.minus',
  field: '.qty',
};

const strings = {
  quantityIncrease: 'Increase {name}',
  quantityReduce: 'Reduce {name}',
};

/**
 * Names for the buttons beside quantities, which say "+" and "−" only: from the label of the field that
 * they belong to. Those that have a name are left out.
 *
 * Source: WCAG 2.2, success criterion 2.4.6.
 */
export function quantityNames(within: Element): Array<[button: Element, name: string]> {
  const field = within.querySelector<HTMLInputElement>(selectors.field);
  const name = field?.labels?.[0]?.textContent.trim() || field?.ariaLabel;
  if (!name) return [];
  return [...within.querySelectorAll(selectors.button)]
    .filter((button) => !button.ariaLabel)
    .map((button) => [
      button,
      button.classList.contains('plus')
        ? text('quantityIncrease', strings.quantityIncrease, { name })
        : text('quantityReduce', strings.quantityReduce, { name }),
    ]);
}
