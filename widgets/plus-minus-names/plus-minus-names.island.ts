import { quantityNames } from '../../shared/dom/quantity-names';
import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';

/**
 * Why a behaviour: nothing of the server's buttons changes but their names. Those of a mini-cart are
 * named by the island that renders it.
 *
 * Source: platform document "theme", section 18.1.
 */
export const mount: Mount = (block, { signal }) => {
  const edits = createEdits(signal);
  for (const [button, name] of quantityNames(block)) {
    edits.attributes(button, { 'aria-label': name });
  }
};
