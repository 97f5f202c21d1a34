import { isRaising, raise } from './events';
import { jQueries } from './jquery';

/** Cart events that the shop plugin's block scripts know under a name of their own. */
const BLOCK_EVENTS = {
  adding_to_cart: 'wc-blocks_adding_to_cart',
  added_to_cart: 'wc-blocks_added_to_cart',
  removed_from_cart: 'wc-blocks_removed_from_cart',
} as const;

export const BLOCK_ADDED = BLOCK_EVENTS.added_to_cart;

/**
 * Raises a cart event. The block scripts translate it to their own event if jQuery is there; without
 * jQuery we raise that one too, and only then, or blocks would refresh twice (platform document
 * "shop", section 17).
 */
export function raiseCartEvent(name: keyof typeof BLOCK_EVENTS, args: unknown[]): void {
  raise(name, args);
  if (jQueries().size === 0) raise(BLOCK_EVENTS[name], [{ preserveCartData: false }]);
}

/** Whether a block event is raised by us, or is the translation of one that we are raising. */
export function isOwnCartEvent(): boolean {
  return Object.entries(BLOCK_EVENTS).flat().some(isRaising);
}
