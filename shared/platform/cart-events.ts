import { isRaising, raise } from './events';
import { jQueries } from './jquery';

/** The shop plugin's block scripts know each by this name after `wc-blocks_`. */
const CART_EVENTS = ['adding_to_cart', 'added_to_cart', 'removed_from_cart'] as const;

export const BLOCK_ADDED = 'wc-blocks_added_to_cart';

/** Whether a block event of ours is going out. */
let isTranslating = false;

/**
 * Raises a cart event. The block scripts translate it to their own event if jQuery is there; without
 * jQuery we raise that one too, and only then, or blocks would refresh twice (platform document
 * "shop", section 17).
 */
export function raiseCartEvent(name: (typeof CART_EVENTS)[number], args: unknown[]): void {
  raise(name, args);
  if (jQueries().size > 0) return;
  isTranslating = true;
  // Blocks expect an object, not a list of arguments.
  const detail = { preserveCartData: false };
  document.body.dispatchEvent(new CustomEvent(`wc-blocks_${name}`, { bubbles: true, detail }));
  isTranslating = false;
}

/** Whether a block event is raised by us, or is the translation of one that we are raising. */
export function isOwnCartEvent(): boolean {
  return isTranslating || CART_EVENTS.some((name) => isRaising(name));
}
