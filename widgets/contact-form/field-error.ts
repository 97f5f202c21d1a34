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
  const item = Object.assign(document.createElement('li'), { id });
  const target = wraps[0]?.querySelector<HTMLElement>(`${selectors.control}[id]`)?.id;
  item.append(
    target
      ? Object.assign(document.createElement('a'), { href: `#${target}`, textContent: message })
      : message,
  );
  wrapper.querySelector(selectors.errorList)?.append(item);
  const undo = wraps.map((wrap) => {
    const mark = controlMarker(wrap, id, message);
    const removeTip = addTip(wrap, message);
    mark(true);
    return () => {
      removeTip();
      mark(false);
    };
  });
  return () => {
    item.remove();
    for (const step of undo) step();
  };
}

function addTip(wrap: HTMLElement, message: string): () => void {
  const tip = Object.assign(document.createElement('span'), {
    className: classes.tip,
    ariaHidden: 'true',
    textContent: message,
  });
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

/** @returns marks the controls of a wrap as wrong, or as right again */
function controlMarker(wrap: HTMLElement, id: string, message: string): (isWrong: boolean) => void {
  const flagged = wrap.querySelectorAll('[aria-invalid]');
  const described = wrap.querySelectorAll<HTMLInputElement>(DESCRIBED);
  return (isWrong) => {
    for (const control of flagged) control.setAttribute('aria-invalid', String(isWrong));
    for (const control of described) {
      // The author's own description, e.g. a hint, is still true; so is one that came meanwhile.
      const others = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      const ids = others.filter((other) => other && other !== id).concat(isWrong ? id : []);
      if (ids[0]) control.setAttribute('aria-describedby', ids.join(' '));
      else control.removeAttribute('aria-describedby');
      if (control.matches(selectors.control)) {
        control.classList.toggle(classes.invalid, isWrong);
        control.setCustomValidity?.(isWrong ? message : '');
      }
    }
  };
}
