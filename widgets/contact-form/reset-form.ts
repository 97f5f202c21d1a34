import { RequestError } from '../../shared/net/request-error';
import { bringsChallenges } from './challenges';
import { selectors } from './contact-form.contract';
import { callForms } from './form-calls';
import {
  raiseFormEvent,
  readDetail,
  setStatus,
  type ContactForm,
  type Session,
} from './form-session';
import { clearOutcome, failWith, leadToOutcome } from './outcome';

/** Milliseconds; the text about what was sent is out of sight until the refill is there. */
const REFILL_TIMEOUT_MS = 8000;

/**
 * Renews what a form asks (captcha, quiz); the controls are the native reset's business. After a
 * submission that went well the form is `sent` again, also when the refill fails. Never rejects.
 *
 * Source: platform document "forms-swatches-consent", section A.5.3.
 */
export async function resetForm(session: Session): Promise<void> {
  const { form, signal } = session;
  // Its answer brings what a refill would bring.
  if (session.isSending || signal.aborted) return;
  session.refill.abort();
  session.refill = new AbortController();
  const ended = AbortSignal.any([session.refill.signal, signal]);
  // After a submission the form resets itself.
  if (!form.wpcf7.resetOnMailSent) session.askedFrom = document.activeElement;
  const detail = readDetail(form);
  clearOutcome(session);
  setStatus(session, 'resetting');
  const failure = await fetchRefill(form, ended).then(
    (answer) => void (detail.apiResponse = answer),
    (error: unknown) => error,
  );
  if (ended.aborted) return;
  const isSent = form.wpcf7.resetOnMailSent;
  form.wpcf7.resetOnMailSent = false;
  setStatus(session, isSent ? 'sent' : 'init');
  // Until now the style sheet has hidden what the form says.
  if (isSent) leadToOutcome(session);
  if (!failure) raiseFormEvent(form, 'reset', detail);
  // An old question may be answered no more; a form without one lacks nothing.
  else if (!isSent && challengeOf(form)) failWith(session, failure, 'formNotRenewed');
}

const challengeOf = (form: ContactForm): Element | null => form.querySelector(selectors.challenge);

async function fetchRefill(form: ContactForm, signal: AbortSignal): Promise<unknown> {
  const answer = await callForms(`${form.wpcf7.id}/refill`, {
    timeoutMs: REFILL_TIMEOUT_MS,
    signal,
  });
  // Listeners put what it brings into the form.
  if (challengeOf(form) && !bringsChallenges(answer)) throw new RequestError('unknown_error');
  return answer;
}
