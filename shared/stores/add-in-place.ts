import { readAddAnswer } from '../models/add-answer';
import { enqueue } from '../net/queue';
import { RequestError } from '../net/request-error';
import { ask } from '../platform/ask';
import { raiseCartEvent } from '../platform/cart-events';
import { basketUrl } from '../platform/cart-settings';
import { raise } from '../platform/events';
import { DONE, type Outcome, raiseAdd } from '../platform/intents';
import { leaveAfterAdd } from '../platform/leave-after-add';
import { readSetting } from '../platform/settings';
import { text } from '../platform/strings';
import { $cartProblem, solveProblem } from './cart-problems';

/** What is sent; more than the shop asks for, as scripts may add fields. */
export type AddPayload = Record<string, unknown>;

/** One press that adds to the basket without leaving the page. */
export interface AddPress {
  /** What was pressed: busy until the shop has answered. An add by it that succeeds solves its problem. */
  button: HTMLElement;
  /** The product's, as shoppers read it. */
  name: string;
  /** Read once scripts have had their say about the press. */
  payload: () => AddPayload;
  /** Asks the shop, and hands its answer to `use`. */
  send: (payload: AddPayload, use: (answer: unknown) => Outcome) => Promise<Outcome>;
  /** Whether the shop leads to the basket after an add: other scripts change it around a single one. */
  leadsToBasket: () => boolean;
  /** The product's page that says why it cannot be added, as this press leads there. */
  productUrl?: (url: string) => string;
  /** Called when the shop has added it, before the page is told. */
  added?: () => void;
  /** Presses once more. */
  again: () => void;
}

/**
 * Adds to the basket, with everything that pages hear of it. Presses are sent one after another; while
 * the network is away they wait.
 *
 * @returns what has come of it; shoppers have been told
 *
 * Source: platform document "shop", sections 4.2 and 20.
 */
export async function addInPlace(press: AddPress): Promise<Outcome> {
  const { button } = press;
  button.classList.remove('added');
  button.classList.add('loading');
  if (!ask('should_send_ajax_request.adding_to_cart', [button])) return refuse(press);
  const payload = press.payload();
  // Listeners may add fields until the request starts.
  raiseCartEvent('adding_to_cart', [button, payload]);
  const outcome = enqueue(() => send(press, payload), {
    onHold: () => hold(press),
    onResume: () => button.classList.add('loading'),
  });
  raiseAdd(button, payload, outcome);
  return outcome;
}

function refuse({ button, payload }: AddPress): Outcome {
  const outcome: Outcome = { type: 'refused', message: '' };
  raise('ajax_request_not_sent.adding_to_cart', [false, false, button]);
  button.classList.remove('loading');
  raiseAdd(button, payload(), outcome);
  return outcome;
}

async function send(press: AddPress, payload: AddPayload): Promise<Outcome> {
  try {
    return await press.send(payload, (answer) => finish(press, answer));
  } catch (error) {
    return fail(press, 'failed', error instanceof RequestError ? error.message : '');
  }
}

function finish(press: AddPress, answer: unknown): Outcome {
  const { button, leadsToBasket, productUrl, added } = press;
  const outcome = readAddAnswer(answer, leadsToBasket());
  switch (outcome.type) {
    case 'product': {
      const url = productUrl?.(outcome.url) ?? outcome.url;
      return leaveAfterAdd(button, url) ? { type: 'left', url } : fail(press, 'failed');
    }
    case 'basket':
      // The button stays busy until the page is left, which waits for what was pressed meanwhile.
      void enqueue(async () => leaveAfterAdd(button, readSetting(basketUrl, button)));
      return DONE;
    case 'added':
      solveProblem(button);
      added?.();
      raiseCartEvent('added_to_cart', [outcome.fragments, outcome.hash, button]);
      // `cart-fragments` has ended this, where the shop has not turned it off.
      button.classList.remove('loading');
      return DONE;
    default:
      return fail(press, outcome.type);
  }
}

/**
 * The shopper is told and may retry, the basket is asked for: mostly nobody knows what the server did.
 *
 * @param type `refused` where the server said no
 */
function fail({ button, name, again }: AddPress, type: 'failed' | 'refused', reason = ''): Outcome {
  button.classList.remove('loading');
  const told = text('addFailed', '{name} could not be added to your basket.', { name });
  const message = `${told} ${reason}`.trim();
  $cartProblem.set({ message, retry: again, about: button });
  raise('wc_fragment_refresh');
  return { type, message };
}

/** The add waits for the network. */
function hold({ button, name }: AddPress): void {
  button.classList.remove('loading');
  const fallback = 'You are offline. {name} will be added once you are back.';
  $cartProblem.set({ message: text('addHeld', fallback, { name }), about: button });
}
