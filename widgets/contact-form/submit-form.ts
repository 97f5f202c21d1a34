import { RequestError } from '../../shared/net/request-error';
import { isRecord } from '../../shared/platform/page-settings';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { hiddenFields, settings, type FormEventDetail } from './contact-form.contract';
import { wrapsByField, type FieldError } from './field-error';
import { callForms, isExpiredNonce } from './form-calls';
import { raiseFormEvent, readDetail, setStatus, type Session } from './form-session';
import { clearOutcome, failWith, leadToOutcome } from './outcome';
import { pageForms } from './page-forms';

/** Events that tell of one outcome only; `wpcf7submit` tells of every one. */
const EVENT_OF: ReadonlyMap<string, string> = new Map([
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['mail_sent', 'mailsent'],
  ['mail_failed', 'mailfailed'],
]);

/**
 * Sends the form and shows the outcome, whatever it is. A second submission while one is on its way
 * does nothing. Never rejects.
 *
 * Source: platform document "forms-swatches-consent", section A.5.2; its failures end visibly here.
 */
export async function submitForm(session: Session, submitter?: HTMLElement | null): Promise<void> {
  const { form, signal } = session;
  if (pageForms().blocked) {
    clearOutcome(session);
    setStatus(session, 'submitting');
    return;
  }
  if (session.isSending || signal.aborted) return;
  session.isSending = true;
  session.askedFrom = document.activeElement;
  session.refill.abort();
  form.wpcf7.resetOnMailSent = false;
  const detail = readDetail(form, submitter);
  clearOutcome(session);
  raiseFormEvent(form, 'beforesubmit', detail);
  setStatus(session, 'submitting');
  try {
    const raw = await send(session, detail.formData).finally(() => (session.isSending = false));
    if (!signal.aborted) await takeAnswer(session, detail, readAnswer(raw));
  } catch (error) {
    if (!signal.aborted) failWith(session, error);
  }
}

/** What a slow line sends in a millisecond, in bytes (0.2 Mbit/s): files get that much time besides. */
const BYTES_A_MS = 25;

function uploadMs(body: FormData): number {
  let bytes = 0;
  for (const entry of body.values()) if (entry instanceof File) bytes += entry.size;
  return bytes / BYTES_A_MS;
}

/** Sends; a nonce that has expired in the page is renewed, and sending tried once more. */
async function send({ form, wrapper }: Session, body: FormData): Promise<unknown> {
  const limitMs = readSetting(settings.timeoutMs, wrapper);
  const timeoutMs = limitMs && limitMs + uploadMs(body);
  const post = (): Promise<unknown> => callForms(`${form.wpcf7.id}/feedback`, { body, timeoutMs });
  try {
    return await post();
  } catch (error) {
    const nonce = form.querySelector<HTMLInputElement>(`input[name=${hiddenFields.nonce}]`);
    if (!nonce || !isExpiredNonce(error)) throw error;
    const renewed = await loadChunk(() => import('../../shared/net/rest/fetch-nonce')).then(
      ({ fetchNonce }) => fetchNonce(),
      () => undefined,
    );
    if (!renewed) throw error;
    nonce.value = renewed;
    body.set(hiddenFields.nonce, renewed);
    return post();
  }
}

type Answer = Record<string, unknown> & { status: string };

function readAnswer(raw: unknown): Answer {
  if (isRecord(raw) && typeof raw['status'] === 'string') return raw as Answer;
  throw new RequestError('invalid_json');
}

async function takeAnswer(
  session: Session,
  detail: FormEventDetail,
  answer: Answer,
): Promise<void> {
  const { form, view } = session;
  const { status, message, posted_data_hash: hash } = answer;
  setStatus(session, status);
  detail.status = status;
  detail.apiResponse = answer;
  const specific = EVENT_OF.get(status);
  if (specific) raiseFormEvent(form, specific, detail);
  raiseFormEvent(form, 'submit', detail);
  // Listeners redirect, or read the fields, before the form is cleared and the text is there.
  await Promise.resolve();
  const hashField = form.querySelector<HTMLInputElement>(`input[name=${hiddenFields.hash}]`);
  if (hashField && typeof hash === 'string' && hash) hashField.value = hash;
  if (status === 'mail_sent') {
    // Its listener looks for the mark.
    form.wpcf7.resetOnMailSent = true;
    // A field may be called so.
    HTMLFormElement.prototype.reset.call(form);
  }
  const errors = readErrors(form, answer['invalid_fields']);
  view.tell({ message: typeof message === 'string' ? message : '', errors });
  leadToOutcome(session, errors);
}

/** The first error of each field; what is malformed is left out. */
function readErrors(form: HTMLFormElement, list: unknown): FieldError[] {
  const errors = new Map<string, FieldError>();
  const wraps = wrapsByField(form);
  for (const raw of Array.isArray(list) ? list : []) {
    const { field, message } = isRecord(raw) ? raw : {};
    if (typeof field !== 'string' || typeof message !== 'string' || errors.has(field)) continue;
    errors.set(field, { field, message, wraps: wraps.get(field) ?? [] });
  }
  return [...errors.values()];
}
