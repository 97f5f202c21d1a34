import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';
import { text } from '../../shared/platform/strings';
import { selectors, strings } from './quantity-names.contract';

/**
 * Why a behaviour: the theme's buttons say "+" and "−" only; they get a name from the label of the field
 * that they belong to, and nothing else of them changes.
 *
 * Sources: platform document "theme", section 18.1; WCAG 2.2, success criterion 2.4.6.
 */
export const mount: Mount = (block, { signal }) => {
  const field = block.querySelector<HTMLInputElement>(selectors.field);
  const name = field?.labels?.[0]?.textContent.trim() || field?.ariaLabel;
  if (!name) return;
  const edits = createEdits(signal);
  for (const button of block.querySelectorAll(selectors.button)) {
    if (button.ariaLabel) continue;
    const label = button.classList.contains('plus')
      ? text('quantityIncrease', strings.quantityIncrease, { name })
      : text('quantityReduce', strings.quantityReduce, { name });
    edits.attributes(button, { 'aria-label': label });
  }
};
