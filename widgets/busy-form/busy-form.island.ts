import { createEdits } from '../../shared/dom/regions/page-edits';
import { isPlainPress } from '../../shared/dom/input/plain-press';
import type { Mount } from '../../shared/islands/island';
import { classes, LEAVING_LIMIT_MS, selectors, SENDING, STATUS_EVENT } from './busy-form.contract';

/**
 * Why a behaviour: a form of the page only has to wear the theme's class while it is being sent.
 *
 * The button of a product that is added by leaving the page, and what is around the button of a contact
 * form. Whatever becomes of it, the class goes again; and a product that is on its way is not sent twice.
 *
 * Sources: platform document "theme", sections 3 and 20.1.
 */
export const mount: Mount = (element, { signal }) => {
  if (element instanceof HTMLFormElement) followAdding(element, signal);
  else followSending(element, signal);
};

function followAdding(form: HTMLFormElement, signal: AbortSignal): void {
  const edits = createEdits(signal);
  let button: Element | undefined;
  let isHeld = false;
  let limit: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    clearTimeout(limit);
    if (button) edits.toggleClass(button, classes.adding, false);
    button = undefined;
  };
  // With a key held the browser sends the form from another tab or window.
  form.addEventListener('click', (event) => (isHeld = !isPlainPress(event)), { signal });
  // On the window, after everybody who may send the form in another way.
  addEventListener(
    'submit',
    (event) => {
      const { submitter } = event;
      if (event.target !== form || event.defaultPrevented) return;
      if (button) return event.preventDefault();
      // What a script sends names no button.
      const pressed = submitter ?? form.querySelector(selectors.addButton);
      if (isHeld || !staysInTab(form, submitter) || !pressed?.matches(selectors.addButton)) return;
      button = pressed;
      edits.toggleClass(button, classes.adding, true);
      limit = setTimeout(end, LEAVING_LIMIT_MS);
    },
    { signal },
  );
  addEventListener('pageshow', end, { signal });
  signal.addEventListener('abort', end);
}

function staysInTab(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const target = submitter?.getAttribute('formtarget') ?? form.target;
  return target === '' || target === '_self';
}

function followSending(wrapper: HTMLElement, signal: AbortSignal): void {
  const edits = createEdits(signal);
  const follow = (status: unknown): void => {
    const around = wrapper.querySelector(selectors.formButton)?.parentElement?.parentElement;
    if (around) edits.toggleClass(around, classes.sending, status === SENDING);
  };
  wrapper.addEventListener(
    STATUS_EVENT,
    (event) => follow((event as CustomEvent<{ status?: unknown }>).detail?.status),
    { signal },
  );
  // The press that brought the code has sent it already.
  follow(wrapper.querySelector('form')?.dataset['status']);
}
