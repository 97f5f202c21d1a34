import type { ContactFormData } from '../catalogue/contact-forms';
import type { Entry } from '../../widgets/contact-form/rules/entries';
import { judge } from '../../widgets/contact-form/rules/testing/oracle';
import { md5 } from './digest';
import { isCaptchaAnswer, isQuizAnswer } from './form-challenges';
import type { Visitor } from './visitor';

/** What the shop keeps of a message. */
export interface Submission {
  readonly formId: number;
  readonly status: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

export interface FormOutcome {
  /** The server's own word. */
  readonly status: string;
  readonly message: string;
  readonly invalid: ReadonlyMap<string, string>;
  readonly hash: string;
}

const MESSAGES: Readonly<Record<string, string>> = {
  mail_sent: 'Thank you for your message. It has been sent.',
  mail_failed: 'There was an error trying to send your message. Please try again later.',
  spam: 'There was an error trying to send your message. Please try again later.',
  aborted: 'Sending mail has been aborted.',
  payment_required: 'Payment is required. Please click the Pay button.',
  validation_failed: 'One or more fields have an error. Please check and try again.',
  acceptance_missing: 'You must accept the terms and conditions before sending your message.',
};

/**
 * Judges and keeps a message, in the platform's order: rules, quiz and captcha, acceptance, and then
 * whatever the situation wants to come of it.
 */
export function takeSubmission(
  visitor: Visitor,
  form: ContactFormData,
  posted: FormData,
): FormOutcome {
  const invalid = findInvalid(visitor, form, posted);
  const status = decide(visitor, form, posted, invalid);
  const fields = [...posted].flatMap(([name, value]) =>
    name.startsWith('_') && !name.startsWith('_wpcf7_free_text_')
      ? []
      : [[name, typeof value === 'string' ? value : describeFile(value)] as const],
  );
  const isTaken = !['validation_failed', 'acceptance_missing', 'spam'].includes(status);
  if (isTaken) visitor.submissions.push({ formId: form.id, status, fields });
  const message = MESSAGES[status] ?? `The shop says: ${status}.`;
  return { status, message, invalid, hash: isTaken ? md5(JSON.stringify(fields)) : '' };
}

function decide(
  visitor: Visitor,
  { acceptances }: ContactFormData,
  posted: FormData,
  invalid: ReadonlyMap<string, string>,
): string {
  if (invalid.size > 0) return 'validation_failed';
  const isMissing = acceptances.some(
    ({ name, isInverted = false }) => posted.has(name) === isInverted,
  );
  if (isMissing) return 'acceptance_missing';
  return visitor.situation.formOutcome;
}

function findInvalid(
  visitor: Visitor,
  { rules, quizzes, captchas }: ContactFormData,
  posted: FormData,
): Map<string, string> {
  const invalid = new Map<string, string>();
  for (const [field, result] of Object.entries(judge(rules, entriesOf(posted)))) {
    if ('error' in result) invalid.set(field, result.error);
  }
  const text = (name: string): string => String(posted.get(name) ?? '');
  for (const name of quizzes) {
    if (!isQuizAnswer(text(name), text(`_wpcf7_quiz_answer_${name}`)))
      invalid.set(name, 'The answer to the quiz is incorrect.');
  }
  for (const name of captchas) {
    if (!isCaptchaAnswer(visitor, text(`_wpcf7_captcha_challenge_${name}`), text(name)))
      invalid.set(name, 'Your entered code is incorrect.');
  }
  return invalid;
}

function entriesOf(posted: FormData): Entry[] {
  return [...posted].filter(([, value]) => typeof value === 'string' || value.name !== '');
}

/** A file field in which nothing was chosen sends one without a name. */
function describeFile({ name, size }: File): string {
  return name && `${name} (${size} bytes)`;
}

/** The class that the server prints for a word. */
export function statusClass(word: string): string {
  const known: Readonly<Record<string, string>> = {
    validation_failed: 'invalid',
    acceptance_missing: 'unaccepted',
    mail_sent: 'sent',
    mail_failed: 'failed',
    spam: 'spam',
    aborted: 'aborted',
  };
  return known[word] ?? `custom-${word.replace(/[^a-z0-9]+/gi, '-')}`;
}
