import { classes, selectors } from './contact-form.contract';
import { errorId } from './error-id.model';

/** An error of one field. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** Where the field stands; none when the server names a field that the form has not. */
  readonly wraps: readonly HTMLElement[];
}

/** The wraps inside of `scope` by their fields; names from the server are no selectors. */
export function wrapsByField(scope: ParentNode): ReadonlyMap<string, readonly HTMLElement[]> {
  const wraps = new Map<string, HTMLElement[]>();
  for (const wrap of scope.querySelectorAll<HTMLElement>(selectors.namedWrap)) {
    const name = wrap.dataset['name'] ?? '';
    wraps.set(name, [...(wraps.get(name) ?? []), wrap]);
  }
  return wraps;
}

/**
 * Whether an error is in sight wherever it belongs: floating tips give way to who is in their field, for as
 * long as that is so, and themes take errors away.
 */
export function isInSight({ message, wraps }: FieldError): boolean {
  return wraps.every((wrap) => {
    const tip = wrap.querySelector<HTMLElement>(selectors.tip);
    return (
      tip?.textContent === message &&
      (tip.style.display !== 'none' || wrap.contains(document.activeElement)) &&
      wrap.querySelector(`.${classes.invalid}`)
    );
  });
}

/** Takes away errors that the server has printed, or another script has put there. */
export function removeStrayErrors(form: HTMLElement): void {
  for (const stray of form.querySelectorAll(
    `${selectors.namedWrap} :is(${selectors.tip},.${classes.invalid})`,
  )) {
    stray.classList.remove(classes.invalid);
    if (stray.matches(selectors.tip)) stray.remove();
  }
}

/**
 * Shows an error at its field, and lists it for screen readers, whose list item describes the field.
 * Source: platform document "forms-swatches-consent", section A.6.2.
 *
 * @returns takes it back
 */
export function showFieldError(
  wrapper: HTMLElement,
  unitTag: string,
  { field, message, wraps }: FieldError,
): () => void {
  const id = errorId(unitTag, field);
  const item = document.createElement('li');
  item.id = id;
  const target = wraps[0]?.querySelector<HTMLElement>(`${selectors.control}[id]`)?.id;
  item.append(target ? createLink(target, message) : message);
  wrapper.querySelector(selectors.errorList)?.append(item);
  const undo = wraps.flatMap((wrap) => [addTip(wrap, message), ...markControls(wrap, id, message)]);
  return () => {
    item.remove();
    for (const step of undo) step();
  };
}

function createLink(id: string, message: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = message;
  return link;
}

function addTip(wrap: HTMLElement, message: string): () => void {
  const tip = document.createElement('span');
  tip.className = classes.tip;
  tip.setAttribute('aria-hidden', 'true');
  tip.textContent = message;
  wrap.append(tip);
  const listening = new AbortController();
  if (wrap.closest(selectors.floatingTips)) {
    // It covers the control, so whoever goes there lays it aside; but not the focus that leads to the
    // first error right after this, nor the one that comes back with the window, nor the news of either
    // that an island gets which came late.
    const { signal } = listening;
    const hide = (): void => void (tip.style.display = 'none');
    setTimeout(() => {
      for (const type of ['pointerdown', 'input']) wrap.addEventListener(type, hide, { signal });
      const onFocus = ({ isTrusted, relatedTarget }: FocusEvent): void => {
        if (isTrusted && relatedTarget) hide();
      };
      wrap.addEventListener('focusin', onFocus, { signal });
      tip.addEventListener('click', hide, { signal });
    });
  }
  return () => {
    listening.abort();
    tip.remove();
  };
}

/** What describes a group has to stand on its boxes too: the group itself is nameless to many. */
const DESCRIBED = `${selectors.control},${selectors.control}:not(input,textarea,select) input:not([type=hidden])`;

function markControls(wrap: HTMLElement, id: string, message: string): Array<() => void> {
  const marks = [...wrap.querySelectorAll('[aria-invalid]')].map((control) => {
    control.setAttribute('aria-invalid', 'true');
    return () => control.setAttribute('aria-invalid', 'false');
  });
  const descriptions = [...wrap.querySelectorAll<HTMLInputElement>(DESCRIBED)].map((control) => {
    const own = control.getAttribute('aria-describedby');
    const isControl = control.matches(selectors.control);
    if (isControl) control.classList.add(classes.invalid);
    // The author's own description, e.g. a hint, is still true.
    control.setAttribute('aria-describedby', own ? `${own} ${id}` : id);
    if (isControl) control.setCustomValidity?.(message);
    return () => {
      if (isControl) control.classList.remove(classes.invalid);
      if (own) control.setAttribute('aria-describedby', own);
      else control.removeAttribute('aria-describedby');
      if (isControl) control.setCustomValidity?.('');
    };
  });
  return [...marks, ...descriptions];
}
