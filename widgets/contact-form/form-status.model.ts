/**
 * Statuses of a contact form: the words of the server as the form wears them, on `data-status` and
 * as a class. Source: specification section 4 "Contact form"; platform document
 * "forms-swatches-consent", section A.5.1.
 */
export const FORM_STATUSES = [
  'init',
  'validating',
  'submitting',
  'resetting',
  'invalid',
  'unaccepted',
  'spam',
  'aborted',
  'sent',
  'failed',
  'payment-required',
] as const;

export type FormStatus = (typeof FORM_STATUSES)[number] | `custom-${string}`;

const SERVER_WORDS: ReadonlyMap<string, FormStatus> = new Map<string, FormStatus>([
  ...FORM_STATUSES.map((status) => [status, status] as const),
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['mail_sent', 'sent'],
  ['mail_failed', 'failed'],
  ['payment_required', 'payment-required'],
]);

const CUSTOM = 'custom-';

/**
 * The status for a word of the server or for a status itself: what comes out goes in again
 * unchanged, so that an earlier status can be restored (difference 9 of the platform document).
 * Always one class name.
 */
export function toFormStatus(word: string): FormStatus {
  const known = SERVER_WORDS.get(word);
  if (known) return known;
  // Not everything that a server may say is a class name.
  if (word.startsWith(CUSTOM)) return word.replace(/[^\w-]/g, '-') as FormStatus;
  return `${CUSTOM}${word
    .split(/[^a-z\d]/i)
    .filter(Boolean)
    .join('-')}`;
}
