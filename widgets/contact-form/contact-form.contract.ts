import { readAmount, readBoolean, type Setting } from '../../shared/platform/settings';

/** Source: platform document "forms-swatches-consent", section A.1. */
export const selectors = {
  /** Where a form cannot work: the browser has dropped its own form element. */
  misplaced: '.wpcf7[data-wpcf7-id]',
  wrap: '.wpcf7-form-control-wrap',
  namedWrap: '.wpcf7-form-control-wrap[data-name]',
  control: '.wpcf7-form-control',
  field: 'input:not([type=hidden]),textarea,select',
  tip: '.wpcf7-not-valid-tip',
  status: '.screen-reader-response [role=status]',
  errorList: '.screen-reader-response ul',
  response: '.wpcf7-response-output',
  spun: '.has-spinner',
  submit: '.wpcf7-submit',
  /** Every button that sends, the platform's or not. */
  sends: ':is(input,button)[type=submit],[type=image],button:not([type])',
  acceptance: '.wpcf7-acceptance',
  exclusive: '.wpcf7-exclusive-checkbox',
  freeTextItem: '.has-free-text',
  freeText: '.wpcf7-free-text',
  url: '.wpcf7-validates-as-url',
  counter: '.wpcf7-character-count',
  quizLabel: '.wpcf7-quiz-label',
  challenge: '.wpcf7-quiz,.wpcf7-captchac',
  reflection: '[data-reflection-of]',
  /** Fields that multi-step and conditional forms leave out for now. */
  unchecked: '.novalidate',
  floatingTips: '.use-floating-validation-tip',
};

export const classes = {
  tip: 'wpcf7-not-valid-tip',
  invalid: 'wpcf7-not-valid',
  spinner: 'wpcf7-spinner',
  wrongPlace: 'wpcf7-form-in-wrong-place',
  acceptanceAsValidation: 'wpcf7-acceptance-as-validation',
  /** On what is inert because of the form's status. */
  inert: 'active-on-any',
};

/** Hidden fields that the browser's side reads or writes. */
export const hiddenFields = {
  id: '_wpcf7',
  version: '_wpcf7_version',
  locale: '_wpcf7_locale',
  unitTag: '_wpcf7_unit_tag',
  containerPost: '_wpcf7_container_post',
  hash: '_wpcf7_posted_data_hash',
  nonce: '_wpnonce',
  captcha: '_wpcf7_captcha_challenge_',
  quiz: '_wpcf7_quiz_answer_',
};

export const settings = {
  timeoutMs: {
    key: 'contactFormTimeoutMs',
    read: readAmount,
    expected: 'milliseconds',
    fallback: 60_000,
  } as Setting<number>,
  draft: {
    key: 'contactFormDraft',
    read: readBoolean,
    expected: 'true or false',
    fallback: false,
  } as Setting<boolean>,
};

export const strings = {
  formWrongPlaceTitle: 'Error:',
  formWrongPlace: 'This contact form is placed in the wrong place.',
  formNotSent:
    '{reason} Your message was not sent. Everything you typed is still here: please try again.',
  formUnsure:
    '{reason} Your message may not have arrived. Everything you typed is still here: please try again.',
  formNotRenewed: '{reason} The form’s question could not be renewed: please reload the page.',
};

/** Detail of the form's events. One object serves all events of a submission, filled in on the way. */
export interface FormEventDetail {
  contactFormId: number;
  pluginVersion: string;
  contactFormLocale: string;
  unitTag: string;
  containerPostId: number;
  /** The form's status; after an answer the server's own word. */
  status: string;
  /** In the form's order, without names that begin with an underscore. */
  inputs: Array<{ name: string; value: FormDataEntryValue }>;
  /** What is sent; listeners of `wpcf7beforesubmit` may add to it. */
  formData: FormData;
  apiResponse?: unknown;
}
