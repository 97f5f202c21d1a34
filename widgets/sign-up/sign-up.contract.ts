import { readFilledText, type Setting } from '../../shared/platform/settings';

/** Source: platform document "forms, swatches, consent", C.1 to C.4. */

/** Class names of the sign-up block, of whichever generation. */
export const classes = {
  form: 'cm-contact-form',
  result: 'onSubmission',
  inputBlock: 'inputBlock',
  submit: 'submit-button',
} as const;

export const selectors = {
  form: 'form.cm-contact-form',
  /** What the block's author wants after a sign-up; missing in the oldest generation. */
  afterwards: '.onSubmissionSetting',
  redirect: 'input.redirect',
} as const;

/** Fields that are sent, by the class of their control; one that the block does not show is left out. */
export const fieldClasses = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  telephone: 'telephone',
} as const;
export type SignUpField = keyof typeof fieldClasses;
export const CONSENT_CLASS = 'consent_check';
export const LIST_CLASS = 'list_id';

/** Places of the summary that show what was typed. */
export const summaryClasses: Readonly<Record<SignUpField, string>> = {
  first_name: 'firstNameSummary',
  last_name: 'lastNameSummary',
  email: 'emailSummary',
  telephone: 'telephoneSummary',
};

export const ACTION = 'ce4wp_form_submission';
/** The platform's global; printed on every page, and in every page's markup as a script. */
export const GLOBAL = 'ce4wp_form_submit_data';

/** How long a form stays busy while the page is being left; some addresses do not leave it. */
export const LEAVING_LIMIT_MS = 30_000;

export const settings = {
  signUpUrl: {
    key: 'signUpUrl',
    global: [GLOBAL, 'url'],
    read: readFilledText,
    expected: 'an address',
    fallback: '/wp-admin/admin-ajax.php',
  } as Setting<string>,
  signUpNonce: {
    key: 'signUpNonce',
    global: [GLOBAL, 'nonce'],
    read: readFilledText,
    expected: 'a nonce',
    fallback: '',
  } as Setting<string>,
};

export const strings = {
  signUpFailed: 'You have not been signed up. {reason} Please try again.',
  signUpRefused: 'This page may have been open for too long: reload it if it happens again.',
};
