import type { Mount } from '../../shared/islands/island';
import { readSetting } from '../../shared/platform/settings';
import { classes, settings } from './password-toggle.contract';

/**
 * Why a behaviour: a button beside the platform's own field says whether its text can be read.
 *
 * Sources: specification section 2 "Site-wide", platform document "shop", section 12.3.
 */
export const mount: Mount = (element, { signal }) => {
  const field = element as HTMLInputElement;
  const unwrap = wrap(field);
  // The platform's own script has run: one button is enough.
  const isThere = field.parentElement?.querySelector(`.${classes.button}`);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = classes.button;
  if (field.id) button.setAttribute('aria-describedby', field.id);

  const show = (isShown: boolean, takesFocus: boolean): void => {
    button.classList.toggle(classes.shown, isShown);
    button.setAttribute('aria-label', readSetting(isShown ? settings.hide : settings.show));
    const { selectionStart, selectionEnd } = field;
    field.type = isShown ? 'text' : 'password';
    if (takesFocus) field.focus();
    // Browsers put the caret to the front when the type changes.
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  };
  signal.addEventListener('abort', () => {
    field.type = 'password';
    button.remove();
    unwrap();
  });
  if (isThere) return;
  show(false, false);
  field.after(button);
  button.addEventListener('click', () => show(field.type === 'password', true), { signal });
  // Browsers offer to remember what is sent as a password only.
  field.form?.addEventListener('submit', () => show(false, false), { signal });
};

/** Gives the field an element around it that the button can stand in; @returns takes it away. */
function wrap(field: HTMLInputElement): () => void {
  const parent = field.parentElement;
  if (parent?.localName === 'span') {
    const had = parent.classList.contains(classes.wrapper);
    parent.classList.add(classes.wrapper);
    return () => parent.classList.toggle(classes.wrapper, had);
  }
  const wrapper = document.createElement('span');
  wrapper.className = classes.wrapper;
  const hasFocus = document.activeElement === field;
  const { selectionStart, selectionEnd } = field;
  field.replaceWith(wrapper);
  wrapper.append(field);
  if (hasFocus) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  return () => wrapper.replaceWith(field);
}
