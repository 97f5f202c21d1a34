import { clearAnnouncement } from '../../shared/dom/announcer';
import { isPlainPress } from '../../shared/dom/input/plain-press';
import { showProblem } from '../../shared/dom/toast';
import type { Mount } from '../../shared/islands/island';
import { listen, raise } from '../../shared/platform/events';
import type { Outcome } from '../../shared/platform/intents';
import { currentJQuery } from '../../shared/platform/jquery';
import { leaveAfterAdd } from '../../shared/platform/leave-after-add';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { thisItem } from '../../shared/platform/strings';
import { addInPlace, type AddPayload } from '../../shared/stores/add-in-place';
import { removeLine } from '../../shared/stores/cart-lines';
import { tellCartProblems } from '../../shared/stores/cart-problems';
import { selectors, settings } from './add-to-cart.contract';

/** They react to what is added and removed here. */
export const after = ['cart-fragments', 'cart-item'] as const;

const loadCalls = () => loadChunk(() => import('../../shared/net/cart-calls'));

/**
 * Why a behaviour: the buttons stay the server's links; only what a press does changes.
 *
 * Sources: specification section 4 "Add to cart" and "Remove from cart", platform document "shop",
 * sections 4.2 and 5.2.
 */
export const mount: Mount = (body, { signal }) => {
  tellCartProblems(showProblem, signal);
  body.addEventListener('keydown', onKey, { signal });
  // Without it the links lead on as the server's, by Space, too (platform document "shop", 5.2).
  if (!readSetting(settings.ajaxAddToCart)) return;
  body.addEventListener('click', onPress, { signal });
  // Raised by scripts that add in a way of their own, too.
  listen('ajax_request_not_sent.adding_to_cart', onNotSent, signal);
  // A page from the back/forward cache still shows what was going on when it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && endLoading(), { signal });
  // Whoever came near a button is about to press it. A failure is met again then, and told.
  loadCalls().catch(() => undefined);
};

/** The controls are links: Space presses them all the same, as they look and act like buttons. */
function onKey(event: KeyboardEvent): void {
  const { key, repeat } = event;
  const target = event.target as HTMLElement;
  if (!/^( |Enter)$/.test(key) || !target.matches(selectors.pressable)) return;
  // A key held down is one press. A link would take each repeated Enter for another.
  if (key === ' ' || repeat) event.preventDefault();
  if (key === ' ' && !repeat) target.click();
}

function onPress(event: MouseEvent): void {
  if (!isPlainPress(event)) return;
  const target = event.target as Element;
  const button = target.closest<HTMLElement>(selectors.button);
  const removeLink = target.closest<HTMLAnchorElement>(selectors.remove);
  if (button?.dataset.product_id) {
    // Also when another script prevented the link already, as many themes do: that is no veto.
    event.preventDefault();
    // The second click of a double click is no wish of its own.
    if (event.detail < 2) add(button);
  } else if (removeLink?.dataset.cart_item_key && !event.defaultPrevented) {
    // A remove link outside of any mini-cart that React renders.
    event.preventDefault();
    if (event.detail > 1) return;
    clearAnnouncement();
    removeLink.closest(selectors.row)?.classList.add('updating');
    removeLine({ key: removeLink.dataset.cart_item_key, name: '', removeLink });
  }
}

function add(button: HTMLElement): void {
  clearAnnouncement();
  void addInPlace({
    button,
    name: productName(button),
    payload: () => readPayload(button),
    send: (payload, use) => send(button, payload, use),
    leadsToBasket: () => readSetting(settings.redirectAfterAdd, button),
    again: () => add(button),
  });
}

function onNotSent(_fragments: unknown, _hash: unknown, button: unknown): void {
  if (!(button instanceof HTMLElement)) return;
  button.classList.remove('loading');
  raise('wc_cart_button_updated', [button]);
}

/** All data attributes as they are, over whatever other scripts stored on the button with jQuery. */
function readPayload(button: HTMLElement): AddPayload {
  return { ...currentJQuery()?.(button).data(), ...button.dataset };
}

async function send(
  button: HTMLElement,
  payload: AddPayload,
  use: (answer: unknown) => Outcome,
): Promise<Outcome> {
  const calls = await loadCalls().catch(() => undefined);
  if (calls) return calls.addToCart(payload, use);
  // Without the code for it nothing was sent: the link adds the item as it does without script.
  if (!(button instanceof HTMLAnchorElement) || !leaveAfterAdd(button, button.href))
    throw new Error('add-to-cart: its code cannot be loaded, and the button leads nowhere');
  return { type: 'left', url: button.href };
}

/** The name in the button's accessible name stands between quotation marks in every language. */
function productName(button: HTMLElement): string {
  const quoted = /[“«„"‘「『](.+)[”»“"’」』]/.exec(button.getAttribute('aria-label') ?? '');
  return quoted?.[1] ?? thisItem();
}

function endLoading(): void {
  for (const button of document.querySelectorAll(selectors.busy))
    button.classList.remove('loading');
}
