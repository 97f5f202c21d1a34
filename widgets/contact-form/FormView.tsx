import { useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { selectors } from './contact-form.contract';
import { showFieldError, type FieldError } from './field-error';

/** What a form tells: one message, and an error for each field that has one. */
export interface Told {
  readonly message: string;
  readonly errors: readonly FieldError[];
}

export interface FormView {
  readonly errors: Told['errors'];
  /** Shows what is given, and leaves the rest, before it returns. */
  tell: (change: Partial<Told>) => void;
  unmount: () => void;
}

interface FieldErrorTellerProps {
  wrapper: HTMLElement;
  unitTag: string;
  error: FieldError;
}

/**
 * A root that owns no node of the platform: the message goes into the platform's own regions, each
 * error adds nodes to its fields and takes them away again, whatever other scripts did meanwhile.
 */
export function createFormView(
  place: Pick<FieldErrorTellerProps, 'wrapper' | 'unitTag'>,
  before: Told,
  onError: (error: unknown) => void,
): FormView {
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: (error) => queueMicrotask(() => onError(error)),
  });
  let { errors } = before;
  const tell = ({ message, errors: next = errors }: Partial<Told>): void => {
    errors = next;
    const tellers = errors.map((error) => (
      <FieldErrorTeller key={error.field} {...place} error={error} />
    ));
    flushSync(() => root.render(tellers));
    if (message !== undefined) showMessage(place.wrapper, message);
  };
  tell(before);
  return {
    get errors() {
      return errors;
    },
    tell,
    unmount: () => flushSync(() => root.unmount()),
  };
}

/** Screen readers read the status alone: the regions in sight are hidden from them. */
function showMessage(wrapper: HTMLElement, message: string): void {
  const places = wrapper.querySelectorAll<HTMLElement>(`${selectors.status},${selectors.response}`);
  for (const place of places) if (place.textContent !== message) place.innerText = message;
}

function FieldErrorTeller({ wrapper, unitTag, error }: FieldErrorTellerProps): ReactNode {
  useLayoutEffect(() => showFieldError(wrapper, unitTag, error), [wrapper, unitTag, error]);
  return null;
}
