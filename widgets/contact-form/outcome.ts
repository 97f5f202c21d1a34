import { hasGoneOn } from '../../shared/dom/input/gone-on';
import { RequestError } from '../../shared/net/request-error';
import { text } from '../../shared/platform/strings';
import { selectors, strings } from './contact-form.contract';
import { removeStrayErrors, type FieldError } from './field-error';
import { setStatus, type Session } from './form-session';

type FailureText = 'formNotSent' | 'formUnsure' | 'formNotRenewed';

/** Empties what the form told, and what others have told in its places. */
export function clearOutcome({ form, view }: Session): void {
  view.tell({ message: '', errors: [] });
  removeStrayErrors(form);
}

/** Ends what was under way with a status and a text that tells what to do; nothing typed is lost. */
export function failWith(session: Session, error: unknown, key?: FailureText): void {
  const {
    code,
    status = 0,
    message,
  } = error instanceof RequestError ? error : new RequestError('unknown_error');
  // Without a network, or with a refusal, nothing was taken; otherwise it may have been, also where a
  // connection broke.
  const isRefused =
    (code === 'fetch_error' && !navigator.onLine) || (status >= 400 && status < 500);
  const which = key ?? (isRefused ? 'formNotSent' : 'formUnsure');
  setStatus(session, 'failed');
  session.view.tell({ message: text(which, strings[which], { reason: message }) });
  leadToOutcome(session);
}

/**
 * Leads to the first field that has an error, of those that can have the focus; where there is none,
 * to what the form says. Who has gone on to something else meanwhile stays there.
 */
export function leadToOutcome(session: Session, errors: readonly FieldError[] = []): void {
  if (hasGoneOn(session.askedFrom)) return;
  const wraps = new Set<Element | null>(errors.flatMap(({ wraps: own }) => own));
  for (const field of session.form.querySelectorAll<HTMLElement>(selectors.field)) {
    if (!wraps.has(field.closest(selectors.wrap))) continue;
    field.focus();
    if (field.matches(':focus')) return;
  }
  session.wrapper.querySelector(selectors.response)?.scrollIntoView({ block: 'nearest' });
}
