import { html, nothing, raw, type Markup } from './markup';
import { inlineStyle } from './inline-style';
import type { View } from './view';

/** What the author of a sign-up block has chosen in the editor. */
export interface SignUpBlock {
  readonly id: string;
  /** `undefined`: a block of the oldest generation, which has neither setting nor summary. */
  readonly afterwards: 'message' | 'summary' | 'redirect' | undefined;
  readonly title: string;
  readonly text: string;
  readonly thanks: string;
  readonly thanksText?: string;
  readonly redirect?: string;
  readonly names: 'required' | 'optional' | 'hidden';
  readonly telephone: boolean;
  readonly consent: 'message' | 'checkbox' | 'none';
  readonly list?: string;
}

const PHONE = String.raw`[+]?[\d()\s+-]{5,20}`;

function field(
  name: string,
  label: string,
  type: string,
  extra: Markup,
  isRequired = false,
): Markup {
  const className = { first_name: 'firstName', last_name: 'lastName' }[name] ?? name;
  return html`<div class="inputBlock"><label>${label}${isRequired ? html`<span class="required-text">*</span>` : nothing}</label><input class="${className}" name="${name}" type="${type}"${isRequired ? raw(' required') : nothing}${extra}></div>`;
}

function consent({ id, consent: kind }: SignUpBlock): Markup {
  const words = 'Yes, send me letters. I can leave at any time by the link in each of them.';
  switch (kind) {
    case 'none':
      return nothing;
    case 'message':
      return html`<div class="disclaimer"><input class="consent_check" name="consent" type="hidden" checked=""><label>By signing up you agree to be written to. You can leave at any time.</label></div>`;
    default:
      return html`<div class="disclaimer"><input class="consent_check" name="consent_check_${id}" id="consent_check_${id}" type="checkbox"><label for="consent_check_${id}">${words}</label></div>`;
  }
}

function summary(block: SignUpBlock): Markup {
  return html`<h3>You have subscribed</h3>${
    block.names === 'hidden'
      ? nothing
      : html`<p><span>Name: </span><span class="firstNameSummary"></span><span class="lastNameSummary"></span></p>`
  }${
    block.telephone
      ? html`<p><span>Telephone: </span><span class="telephoneSummary"></span></p>`
      : nothing
  }<p><span>Email: </span><span class="emailSummary"></span></p>`;
}

function afterwards(view: View, block: SignUpBlock): Markup {
  const { thanks, thanksText, redirect } = block;
  const setting = block.afterwards
    ? html`<input class="onSubmissionSetting" type="hidden" name="onSubmissionSetting" value="${block.afterwards}">`
    : nothing;
  const address =
    redirect === undefined
      ? nothing
      : html`<input class="redirect" type="hidden" name="redirect" value="${redirect}">`;
  return html`<div class="onSubmission"${inlineStyle(view, 'display:none')}>${setting}<h2 class="title">${thanks}</h2>${block.afterwards === 'summary' ? summary(block) : html`<p class="subTitle">${thanksText ?? ''}</p>`}${address}</div>`;
}

/** The block as the editor has stored it in the page. */
export function signUpBlock(view: View, block: SignUpBlock): Markup {
  const isRequired = block.names === 'required';
  return html`<div class="wp-block-ce4wp-subscribe">${afterwards(view, block)}<form class="cm-contact-form" name="contact-form">${block.list === undefined ? nothing : html`<input class="list_id" type="hidden" name="list_id" value="${block.list}">`}<h2 class="title">${block.title}</h2><p class="subTitle">${block.text}</p>${
    block.names === 'hidden'
      ? nothing
      : [
          field('first_name', 'First name', 'text', nothing, isRequired),
          field('last_name', 'Last name', 'text', nothing, isRequired),
        ]
  }${block.telephone ? field('telephone', 'Telephone', 'tel', html` pattern="${PHONE}"`) : nothing}${field('email', 'Email', 'email', nothing, true)}${consent(block)}<button class="wp-block-button__link submit-button" type="submit">Subscribe</button></form></div>`;
}
