import { announce } from '../../shared/dom/announcer';
import { raise } from '../../shared/platform/events';
import { basketUrl } from '../../shared/platform/cart-settings';
import { readSetting } from '../../shared/platform/settings';
import { selectors, settings } from './cart-fragments.contract';

/**
 * What a button shows after its item was added, no matter who added it: no longer loading, added,
 * followed by a link to the basket (not on the basket page itself).
 */
export function showAdded(button: HTMLElement, fragments: unknown): void {
  button.classList.remove('loading');
  if (fragments) {
    button.classList.add('added');
    if (
      !readSetting(settings.isBasketPage) &&
      !button.parentElement?.querySelector(selectors.basketLink)
    ) {
      button.after(basketLink());
    }
  }
  raise('wc_cart_button_updated', [button]);
}

/** Says the message that the server printed on the pressed control. */
export function announceSuccess(control: unknown): void {
  const message = control instanceof HTMLElement ? control.dataset.success_message : undefined;
  if (message) announce(message);
}

function basketLink(): HTMLAnchorElement {
  const label = readSetting(settings.basketLabel);
  return Object.assign(document.createElement('a'), {
    href: readSetting(basketUrl),
    className: 'added_to_cart wc-forward',
    title: label,
    textContent: label,
  });
}
