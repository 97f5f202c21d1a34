import { PRESSED_ATTRIBUTE } from '../../shared/dom/input/pressed-attribute';
import type { Outcome } from '../../shared/platform/intents';
import { events } from './events';
import { bodyIsland } from './island-state';

/** Something to be added to the basket. */
export interface AddRequest {
  /** Id of a simple product, or of a variation. */
  productId: number;
  /** 1 by default. */
  quantity?: number;
  /** What else is sent, such as `attribute_pa_size` of a variation. */
  fields?: Readonly<Record<string, unknown>>;
  /** The product's, for messages: 'this item' without it. */
  name?: string;
  /** Said to screen readers once it is added. */
  successMessage?: string;
}

/**
 * Adds to the basket as a press on a button of the shop's does, with all its events, messages and the
 * order of presses; also before the loader has run.
 *
 * @returns what came of it; `left` where the page's own link does it, because the shop wants it so, or
 *   the island is off or could not be loaded
 * @throws TypeError when id or quantity is no whole number above zero
 */
export async function addToBasket(request: AddRequest): Promise<Outcome> {
  const button = createButton(request);
  const place = document.createElement('div');
  place.hidden = true;
  place.append(button);
  // Nobody takes the press before the loader has come; where none comes, the link is followed.
  await bodyIsland('add-to-cart');
  const stop = new AbortController();
  const { signal } = stop;
  try {
    return await new Promise((resolve) => {
      events.on(
        'storefront-islands:add',
        ({ intent, outcome }) => {
          if (intent.button === button) resolve(outcome);
        },
        { signal },
      );
      // A press that is neither taken by then nor held for code on its way ends as the link's own.
      const leave = (): void => {
        if (!button.hasAttribute(PRESSED_ATTRIBUTE)) resolve({ type: 'left', url: button.href });
      };
      addEventListener('click', ({ target }) => void (target === button && leave()), { signal });
      document.body.append(place);
      button.click();
      // Another script may have kept it from the window.
      leave();
    });
  } finally {
    stop.abort();
    place.remove();
  }
}

/** The platform's own button: what islands, other scripts and, without either, the browser follow. */
function createButton(request: AddRequest) {
  const { productId, quantity = 1, fields, name, successMessage } = Object(request) as AddRequest;
  for (const [key, value] of Object.entries({ productId, quantity })) {
    if (Number.isInteger(value) && value > 0) continue;
    throw new TypeError(
      `addToBasket: "${key}" is ${String(value)}, expected a whole number above 0.`,
    );
  }
  const button = document.createElement('a');
  button.className = 'add_to_cart_button ajax_add_to_cart';
  const sent = { ...fields, 'add-to-cart': productId, quantity };
  const texts = Object.entries(sent).map(([key, value]) => [key, String(value)]);
  button.href = `?${new URLSearchParams(texts)}`;
  Object.assign(button.dataset, { product_id: productId, quantity });
  if (name) button.ariaLabel = `“${name}”`;
  if (successMessage) button.dataset['success_message'] = successMessage;
  // What a button sends is its data, which listeners see and may change; this is of any name and shape.
  Object.defineProperty(button, 'dataset', { value: { ...fields, ...button.dataset } });
  return button;
}
