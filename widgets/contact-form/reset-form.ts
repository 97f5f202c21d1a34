import { RequestError } from '../../shared/net/request-error';
import { bringsChallenges } from './challenges';
import { selectors } from './contact-form.contract';
import { callForms } from './form-calls';
import { raiseFormEvent, readDetail, setStatus, type Session } from './form-session';
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
  session.refill?.abort();
  const refill = new AbortController();
  session.refill = refill;
  // After a submission the form resets itself.
  if (!form.wpcf7.resetOnMailSent) session.askedFrom = document.activeElement;
  const detail = readDetail(form);
  clearOutcome(session);
  setStatus(session, 'resetting');
  try {
    const answer = await callForms(`${form.wpcf7.id}/refill`, {
      timeoutMs: REFILL_TIMEOUT_MS,
      signal: AbortSignal.any([refill.signal, signal]),
    });
    // Listeners put what it brings into the form.
    if (form.querySelector(selectors.challenge) && !bringsChallenges(answer)) {
      throw new RequestError('unknown_error');
    }
    detail.apiResponse = answer;
  } catch (error) {
    if (refill.signal.aborted || signal.aborted) return;
    const isSent = form.wpcf7.resetOnMailSent;
    leaveResetting(session);
    // An old question may be answered no more; a form without one lacks nothing.
    if (!isSent && form.querySelector(selectors.challenge)) {
      failWith(session, error, 'formNotRenewed');
    }
    return;
  }
  if (refill.signal.aborted || signal.aborted) return;
  leaveResetting(session);
  raiseFormEvent(form, 'reset', detail);
}

function leaveResetting(session: Session): void {
  const { wpcf7 } = session.form;
  session.refill = undefined;
  const isSent = wpcf7.resetOnMailSent;
  wpcf7.resetOnMailSent = false;
  setStatus(session, isSent ? 'sent' : 'init');
  // Until now the style sheet has hidden what the form says.
  if (isSent) leadToOutcome(session);
}
