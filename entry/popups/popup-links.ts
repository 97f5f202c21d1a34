import { isPlainPress } from '../../shared/dom/input/plain-press';
import { navigate } from '../../shared/platform/navigate';
import type { PopupOptions } from './popup-types';

/** Of the part of a page that the theme hides until it is opened. */
const HIDDEN_CLASS = 'mfp-hide';

/** Elements that open something: bound again, they forget what they opened before. */
const bound = new WeakMap<HTMLElement, AbortController>();

/**
 * `jQuery.fn.magnificPopup`: elements that open what they lead to when they are pressed, or a call by
 * name, of which `open` and `close` do something.
 *
 * @param open rejects where the link is to be followed instead
 */
export function bindWith(open: (options: PopupOptions) => Promise<void>, close: () => void) {
  return function magnificPopup<Elements extends ArrayLike<HTMLElement>>(
    this: Elements,
    options: PopupOptions | string = {},
  ): Elements {
    for (const element of Array.from(this)) {
      if (options === 'open') element.click();
      else if (typeof options === 'object') bind(element, options, open);
    }
    if (options === 'close') close();
    return this;
  };
}

function bind(
  element: HTMLElement,
  options: PopupOptions,
  open: (options: PopupOptions) => Promise<void>,
): void {
  bound.get(element)?.abort();
  const controller = new AbortController();
  bound.set(element, controller);
  // Pictures and pages of other houses stay links.
  if ((options.type ?? 'inline') !== 'inline') return;
  element.addEventListener(
    'click',
    (event) => {
      const { delegate } = options;
      const opener = delegate ? (event.target as Element).closest(delegate) : element;
      if (!opener || event.defaultPrevented || !isPlainPress(event)) return;
      const src = opener.getAttribute('data-mfp-src') ?? opener.getAttribute('href');
      const items = options.items ?? (src ? { src } : undefined);
      if (!items) return;
      event.preventDefault();
      open({ ...options, items }).catch((error: unknown) => {
        reportError(error);
        if (src) showInPlace(src);
      });
    },
    { signal: controller.signal },
  );
}

/** Without the dialog's code: in the page, where the link leads. */
function showInPlace(address: string): void {
  if (address.startsWith('#')) {
    document.getElementById(address.slice(1))?.classList.remove(HIDDEN_CLASS);
  }
  navigate(address);
}
