import {
  DEPARTMENTS,
  ENQUIRY,
  EVERYTHING,
  LONG_FORM,
  LONG_FORM_FIELDS,
  SIZES,
  SLOTS,
  SOURCES,
  TOPICS,
  type ContactFormData,
} from '../catalogue/contact-forms';
import { askCaptcha, askQuiz } from '../server/form-challenges';
import { createNonce } from '../server/nonces';
import {
  acceptance,
  counter,
  group,
  input,
  labelled,
  select,
  textarea,
  wrap,
  type FormState,
} from './form-controls';
import { html, nothing, type Markup } from './markup';
import type { View } from './view';

function enquiryBody(form: FormState): Markup {
  return html`<div class="form-columns">${labelled('Your name (required)', input(form, 'your-name', { isRequired: true, extra: 'autocomplete="name" maxlength="80"' }))}
${labelled('Your e-mail (required)', input(form, 'your-email', { type: 'email', isRequired: true, extra: 'autocomplete="email" maxlength="400"' }))}
${labelled('What is it about? (required)', select(form, 'topic', TOPICS))}
${labelled('Order number', input(form, 'order-number', { extra: 'maxlength="20"' }))}</div>
${labelled('Your message (required)', textarea(form, 'your-message', 'minlength="10" maxlength="500"'))}
<p class="form-hint">${counter('your-message', 'down', 500, { most: 500, least: 10 })} characters left</p>
${acceptance(form, 'privacy', 'I agree that you keep my message to answer it.')}
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send message"></p>`;
}

function quiz(view: View, form: FormState): Markup {
  const [question, hash] = askQuiz(view.visitor);
  return labelled(
    'Quiz',
    wrap(
      form,
      'your-quiz',
      html`<label><span class="wpcf7-quiz-label">${question}</span> <input size="40" class="wpcf7-form-control wpcf7-quiz" autocomplete="off" aria-required="true" aria-invalid="${String(form.errors.has('your-quiz'))}" type="text" name="your-quiz"></label><input type="hidden" name="_wpcf7_quiz_answer_your-quiz" value="${hash}">`,
    ),
  );
}

function captcha(view: View, form: FormState): Markup {
  const { url, challenge } = askCaptcha(view.visitor);
  return html`<p><input type="hidden" name="_wpcf7_captcha_challenge_your-code" value="${challenge}"><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-your-code" width="72" height="24" alt="captcha" src="${url}"></p>
${labelled('Digits in the picture', input(form, 'your-code', { classes: 'wpcf7-captchar', extra: 'autocomplete="off"' }))}`;
}

function choices(form: FormState): Markup {
  const interest = { type: 'checkbox', isRequired: true, hasFreeText: true } as const;
  return html`${labelled('Departments', select(form, 'your-menu', DEPARTMENTS, true))}
${labelled('Size (required)', select(form, 'your-size', SIZES))}
<fieldset><legend>When may we call? One of them</legend>${group(form, 'your-slot', SLOTS, { type: 'checkbox', isExclusive: true })}</fieldset>
<fieldset><legend>Interests (required)</legend>${group(form, 'your-interest', ['Shirts', 'Dresses', 'Other'], interest)}</fieldset>
<fieldset><legend>How did you hear of us?</legend>${group(form, 'your-radio', SOURCES, { type: 'radio', chosen: 'Search', hasFreeText: true })}</fieldset>`;
}

function everythingBody(view: View, form: FormState): Markup {
  const limits = { most: 200, least: 10 };
  return html`<div class="form-columns">${labelled('Your name (required)', input(form, 'your-name', { isRequired: true, extra: 'autocomplete="name" id="everything-name" maxlength="60"' }))}
${labelled('Your e-mail (required)', input(form, 'your-email', { type: 'email', isRequired: true, extra: 'autocomplete="email"' }))}
${labelled('Website', input(form, 'your-url', { type: 'url' }))}
${labelled('Phone', input(form, 'your-tel', { type: 'tel' }))}
${labelled('Metres', input(form, 'your-number', { type: 'number', extra: 'min="1" max="10" step="0.5"' }))}
${labelled('How pleased are you?', input(form, 'your-range', { type: 'range', value: '50', extra: 'min="0" max="100"' }))}
${labelled('Day', input(form, 'your-date', { type: 'date', extra: 'min="2026-01-01" max="2027-12-31"' }))}
${labelled('Time', input(form, 'your-time'))}
${labelled('Postcode', input(form, 'your-postcode'))}
${labelled('Picture', input(form, 'your-file', { type: 'file', extra: 'accept=".txt,image/*"' }))}</div>
${labelled('Message (required)', textarea(form, 'your-message', ''))}
<p class="form-hint">${counter('your-message', 'up', 0, limits)} typed, ${counter('your-message', 'down', 200, limits)} left</p>
${choices(form)}${quiz(view, form)}${captcha(view, form)}
<input class="wpcf7-form-control wpcf7-hidden" value="page" type="hidden" name="your-source">
<fieldset data-reflection-of="your-name" class="wpcf7-form-control wpcf7-reflection"><legend>You are</legend><output name="your-name" data-default="">&nbsp;</output></fieldset>
<p>Pleased: <output data-reflection-of="your-range" data-default="50" name="your-range" class="wpcf7-form-control wpcf7-output">50</output> of 100</p>
${acceptance(form, 'your-terms', 'I accept the terms (required)')}
${acceptance(form, 'your-optout', 'I do NOT accept the terms (must be unchecked)', 'invert')}
${acceptance(form, 'your-news', 'Send me news (optional)', 'optional')}
<p class="inert-on-submitting inert-on-resetting"><button type="reset" class="button is-outline">Start again</button> <button type="submit" class="button is-outline wpcf7-form-control wpcf7-submit" name="intent" value="copy">Send, and a copy to me</button> <button type="submit" class="button wpcf7-form-control wpcf7-submit has-spinner" name="intent" value="send">Send message</button></p>`;
}

function longBody(form: FormState): Markup {
  return html`<div class="form-columns">${LONG_FORM_FIELDS.map((name, index) =>
    labelled(`Field ${index + 1} (required)`, input(form, name, { isRequired: true })),
  )}</div>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send message"></p>`;
}

function bodyOf(view: View, data: ContactFormData, form: FormState): Markup {
  switch (data) {
    case EVERYTHING:
      return everythingBody(view, form);
    case LONG_FORM:
      return longBody(form);
    default:
      return enquiryBody(form);
  }
}

const EMPTY_FORM: Omit<FormState, 'unitTag'> = {
  status: 'init',
  message: '',
  errors: new Map(),
  values: new Map(),
};

/**
 * The wrapper and the form in it, as the form plugin prints them.
 *
 * @param place counts the forms of the page from 1
 */
export function contactForm(
  view: View,
  data: ContactFormData,
  place: number,
  posted?: FormState,
): Markup {
  const { loggedIn, rtl } = view.visitor.situation;
  const unitTag = `wpcf7-f${data.id}-p782-o${place}`;
  const form = posted?.unitTag === unitTag ? posted : { ...EMPTY_FORM, unitTag };
  const hidden: Array<[string, string | number]> = [
    ['_wpcf7', data.id],
    ['_wpcf7_version', '6.1.6'],
    ['_wpcf7_locale', 'en_GB'],
    ['_wpcf7_unit_tag', unitTag],
    ['_wpcf7_container_post', 782],
    ['_wpcf7_posted_data_hash', ''],
    ...(loggedIn ? [['_wpnonce', createNonce(view.visitor, 'wp_rest')] as [string, string]] : []),
  ];
  const errors = [...form.errors].map(
    ([name, error]) => html`<li id="${unitTag}-ve-${name}">${error}</li>`,
  );
  const body = bodyOf(view, data, form);
  return html`<div class="wpcf7 no-js" id="${unitTag}" lang="en-GB" dir="${rtl ? 'rtl' : 'ltr'}" data-wpcf7-id="${data.id}"><div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true">${form.message}</p> <ul>${errors}</ul></div>
<form action="${view.url.pathname}#${unitTag}" method="post" class="wpcf7-form ${form.status}" aria-label="${data === ENQUIRY ? 'Write to us' : 'Contact form'}"${data === EVERYTHING ? html` enctype="multipart/form-data"` : nothing} novalidate data-status="${form.status}"><fieldset class="hidden-fields-container">${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}</fieldset>
${body}<div class="wpcf7-response-output" aria-hidden="true">${form.message}</div></form></div>`;
}
