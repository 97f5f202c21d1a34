import { unwrapElement, wrapElements } from '../../shared/platform/events';
import { jQueries } from '../../shared/platform/jquery';
import { isRecord } from '../../shared/platform/page-settings';
import { callFields, wantedFragments } from './fragments';
import { selectors } from './wishlist.contract';

/** One wish: something to be put on the list, or off it. */
export interface Change {
  action: 'add_to_wishlist' | 'delete_item' | 'remove_from_wishlist';
  link: HTMLAnchorElement;
  /** What is replaced by the answer; other scripts get it as an argument. */
  container: Element;
  /** Shows that it is going on. */
  busy: Element;
  name: string;
}

/** What is sent; other scripts may have changed it. */
export function readFields(change: Change): Record<string, unknown> {
  return filterFields(change.link, fieldsOf(change));
}

function fieldsOf({ action, link, container }: Change): Record<string, unknown> {
  const { productId, productType, itemId } = link.dataset;
  const fields = callFields(action);
  if (action === 'remove_from_wishlist') {
    const { id, token } = link.closest<HTMLElement>(selectors.table)?.dataset ?? {};
    const { rowId } = (container as HTMLElement).dataset;
    Object.assign(fields, {
      remove_from_wishlist: rowId,
      wishlist_id: id,
      wishlist_token: token,
      fragments: wantedFragments(''),
    });
    return fields;
  }
  const own =
    action === 'delete_item'
      ? { item_id: itemId }
      : { add_to_wishlist: productId, product_type: productType };
  return Object.assign(fields, own, { fragments: wantedFragments(productId) });
}

/** Other scripts may put other fields in their place. */
function filterFields(link: Element, fields: Record<string, unknown>): Record<string, unknown> {
  let filtered = fields;
  for (const jQuery of jQueries()) {
    const args = wrapElements(jQuery, [link, filtered]);
    const answer = jQuery(document).triggerHandler('yith_wcwl_add_to_wishlist_data', args);
    if (isRecord(unwrapElement(answer))) filtered = answer as Record<string, unknown>;
  }
  return filtered;
}
