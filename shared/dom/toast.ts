import { text } from '../platform/strings';

/** What a toast says, and what the shopper may do about it. */
export interface ToastContent {
  message: string;
  retry?: () => void;
}

const CLASS_NAME = 'storefront-islands-toast';

const DIALOGS = '.storefront-islands-dialog [role=dialog],.storefront-islands-lightbox';

/** Where the focus goes when what had it before has left the page. */
const FIRST_CONTROL = 'main a[href],main button:not([disabled])';

/** What a problem is about: one that is solved takes away no other's message. */
export type ProblemSubject = 'basket' | 'wishlist';

let current: { subject: ProblemSubject; ended: AbortController } | undefined;

/**
 * Tells of a problem at the foot of the window, where it moves nothing, and to screen readers at
 * once. It stays until it is dismissed, solved (`undefined`) or followed by another, and follows the
 * shopper into dialogs that open and out of those that close.
 */
export function showProblem(
  content: ToastContent | undefined,
  subject: ProblemSubject = 'basket',
): void {
  if (content || current?.subject === subject) current?.ended.abort();
  if (!content) return;
  const shown = new AbortController();
  current = { subject, ended: shown };

  const toast = document.createElement('div');
  toast.className = CLASS_NAME;
  toast.setAttribute('role', 'alert');
  const cameFrom = document.activeElement;
  const dismiss = (): void => shown.abort();

  const message = document.createElement('p');
  message.textContent = content.message;
  toast.append(message);
  const { retry } = content;
  if (retry) {
    toast.append(
      button(`${CLASS_NAME}__retry`, text('retry', 'Try again'), () => {
        dismiss();
        retry();
      }),
    );
  }
  toast.append(button(`${CLASS_NAME}__dismiss`, text('dismiss', 'Dismiss'), dismiss));
  toast.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // The key is used up: a dialog around the toast stays open.
    event.stopPropagation();
    dismiss();
  });
  const settle = (): void => {
    const home = openDialog() ?? document.body;
    if (toast.parentElement !== home) home.append(toast);
  };
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(document.body, { childList: true, subtree: true });
  shown.signal.addEventListener('abort', () => {
    const hadFocus = toast.contains(document.activeElement);
    observer.disconnect();
    toast.remove();
    // Also where it goes by itself, because what it tells of is solved.
    const back = cameFrom?.isConnected ? cameFrom : document.querySelector(FIRST_CONTROL);
    if (hadFocus && back instanceof HTMLElement) back.focus({ preventScroll: true });
  });
}

/** Nothing outside our dialogs can be reached, nor in one with another over it; those of others are theirs. */
function openDialog(): Element | undefined {
  return [...document.querySelectorAll(DIALOGS)].find(
    (dialog) => dialog.checkVisibility() && !dialog.closest('[inert]'),
  );
}

function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
