import { clearAnnouncement } from '../../shared/dom/announcer';
import { navigate } from '../../shared/dom/navigate';
import { showProblem } from '../../shared/dom/toast';
import type { Mount } from '../../shared/islands/island';
import { enqueue } from '../../shared/net/queue';
import { RequestError } from '../../shared/net/request-error';
import { ask } from '../../shared/platform/ask';
import { raiseCartEvent } from '../../shared/platform/cart-events';
import { listen, raise } from '../../shared/platform/events';
import { currentJQuery } from '../../shared/platform/jquery';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { $cartProblem, solveProblem } from '../../shared/stores/cart';
import { removeLine } from '../../shared/stores/cart-lines';
import { tellCartProblems } from '../../shared/stores/cart-problems';
import { selectors, settings, strings } from './add-to-cart.contract';
import { readAddAnswer } from './add-to-cart.model';

/**
 * Why a behaviour: the buttons stay the server's links; only what a press does changes.
 *
 * Sources: specification section 4 "Add to cart" and "Remove from cart", platform document "shop",
 * sections 4.2 and 5.2.
 */
export const mount: Mount = (body, { signal }) => {
  tellCartProblems(showProblem, signal);
  body.addEventListener('click', onPress, { signal });
  body.addEventListener('keydown', onKey, { signal });
  // Raised by scripts that add in a way of their own, too.
  listen('ajax_request_not_sent.adding_to_cart', onNotSent, signal);
  // A page from the back/forward cache still shows what was going on when it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && endLoading(), { signal });
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
  // The browser's own: new tab, new window, download.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const target = event.target as Element;
  const button = target.closest<HTMLElement>(selectors.button);
  const removeLink = target.closest<HTMLAnchorElement>(selectors.remove);
  if (button?.dataset.product_id) {
    // Also when another script prevented the link already, as many themes do: that is no veto.
    event.preventDefault();
    add(button);
  } else if (removeLink?.dataset.cart_item_key && !event.defaultPrevented) {
    // A remove link outside of any mini-cart that React renders.
    event.preventDefault();
    clearAnnouncement();
    removeLink.closest(selectors.row)?.classList.add('updating');
    removeLine({ key: removeLink.dataset.cart_item_key, name: '', removeLink });
  }
}

function add(button: HTMLElement): void {
  clearAnnouncement();
  button.classList.remove('added');
  button.classList.add('loading');
  if (!ask('should_send_ajax_request.adding_to_cart', [button])) {
    raise('ajax_request_not_sent.adding_to_cart', [false, false, button]);
    return;
  }
  const payload = readPayload(button);
  // Listeners may add fields until the request starts.
  raiseCartEvent('adding_to_cart', [button, payload]);
  void enqueue(() => send(button, payload), {
    onHold: () => hold(button),
    onResume: () => button.classList.add('loading'),
  });
}

function onNotSent(_fragments: unknown, _hash: unknown, button: unknown): void {
  if (!(button instanceof HTMLElement)) return;
  button.classList.remove('loading');
  raise('wc_cart_button_updated', [button]);
}

/** All data attributes as they are, over whatever other scripts stored on the button with jQuery. */
function readPayload(button: HTMLElement): Record<string, unknown> {
  return { ...currentJQuery()?.(button).data(), ...button.dataset };
}

async function send(button: HTMLElement, payload: Record<string, unknown>): Promise<void> {
  const calls = await loadChunk(() => import('../../shared/net/cart-calls')).catch(() => undefined);
  // Without the code for it nothing was sent: the link adds the item as it does without script.
  if (!calls && button instanceof HTMLAnchorElement && navigate(button.href)) return;
  try {
    await calls?.addToCart(payload, (answer) => finish(button, answer));
  } catch (error) {
    fail(button, error instanceof RequestError ? error.message : '');
  }
}

function finish(button: HTMLElement, answer: unknown): void {
  const outcome = readAddAnswer(answer, readSetting(settings.redirectAfterAdd, button));
  switch (outcome.type) {
    case 'product':
      if (!navigate(outcome.url)) fail(button, '');
      break;
    case 'basket':
      // The button stays busy until the page is left, which waits for what was pressed meanwhile.
      void enqueue(
        async () => navigate(readSetting(settings.basketUrl, button)) || fail(button, ''),
      );
      break;
    case 'added':
      solveProblem(button);
      raiseCartEvent('added_to_cart', [outcome.fragments, outcome.hash, button]);
      break;
    case 'failed':
      fail(button, '');
      break;
    default:
      outcome satisfies never;
  }
}

/** Nobody knows what the server did: the shopper is told and may retry, the basket is asked for. */
function fail(button: HTMLElement, reason: string): void {
  button.classList.remove('loading');
  $cartProblem.set({
    message:
      `${text('addFailed', strings.addFailed, { name: productName(button) })} ${reason}`.trim(),
    retry: () => add(button),
    about: button,
  });
  raise('wc_fragment_refresh');
}

function hold(button: HTMLElement): void {
  button.classList.remove('loading');
  const message = text('addHeld', strings.addHeld, { name: productName(button) });
  $cartProblem.set({ message, about: button });
}

/** The name in the button's accessible name stands between quotation marks in every language. */
function productName(button: HTMLElement): string {
  const quoted = /[“«„"‘](.+)[”»“"’]/.exec(button.getAttribute('aria-label') ?? '');
  return quoted?.[1] ?? text('thisItem', strings.thisItem);
}

function endLoading(): void {
  for (const button of document.querySelectorAll(selectors.busy))
    button.classList.remove('loading');
}
