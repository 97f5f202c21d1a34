import { raise } from '../platform/events';
import type { Outcome } from '../platform/intents';
import { text } from '../platform/strings';
import { $cartProblem } from './cart-problems';

/** An add to the basket, as the messages about it need it. */
export interface Add {
  /** The product's, as shoppers read it. */
  name: string;
  /** What was pressed: an add by it that succeeds solves the problem. */
  button: HTMLElement;
}

/**
 * The shopper is told and may retry, the basket is asked for: mostly nobody knows what the server did.
 *
 * @param type `refused` where the server said no
 */
export function tellAddFailed(
  { name, button }: Add,
  reason: string,
  retry: () => void,
  type: 'failed' | 'refused' = 'failed',
): Outcome {
  const told = text('addFailed', '{name} could not be added to your basket.', { name });
  const message = `${told} ${reason}`.trim();
  $cartProblem.set({ message, retry, about: button });
  raise('wc_fragment_refresh');
  return { type, message };
}

/** The add waits for the network. */
export function tellAddHeld({ name, button }: Add): void {
  const fallback = 'You are offline. {name} will be added once you are back.';
  $cartProblem.set({ message: text('addHeld', fallback, { name }), about: button });
}
