import fc from 'fast-check';

import { fetchPage, printedGlobal } from '../../../shared/net/fetch-page';
import { RequestError } from '../../../shared/net/request-error';
import { fetchNonce } from '../../../shared/net/rest/fetch-nonce';
import { createRestClient } from '../../../shared/net/rest/rest-client';
import { RestError } from '../../../shared/net/rest/rest-error';
import { fetchWishlistCount } from '../../../shared/net/wishlist-count';
import { isVariation } from '../../../shared/models/variations/read-variations';
import { isRecord } from '../../../shared/platform/page-settings';
import { saveDismissal } from '../../../widgets/banners/save-dismissal';
import { renewChallenges } from '../../../widgets/contact-form/challenges';
import { readProperties, type Session } from '../../../widgets/contact-form/form-session';
import type { Told } from '../../../widgets/contact-form/FormView';
import { pageForms } from '../../../widgets/contact-form/page-forms';
import { resetForm } from '../../../widgets/contact-form/reset-form';
import { fetchSchema, rulesOf } from '../../../widgets/contact-form/schemas';
import { submitForm } from '../../../widgets/contact-form/submit-form';
import { send } from '../../../widgets/sign-up/send';
import { askVariation } from '../../../widgets/variation-form/ask-variation';
import { callFields, reloadFragments } from '../../../widgets/wishlist/fragments';
import { refreshNonces } from '../../../widgets/wishlist/refresh-nonces';
import { isText, isMaybe, json, jsonText, print, text, type Property } from './values';

/** What a shop answers: a body, and a status. */
interface Answer {
  body: string;
  status: number;
}

const FINE = [200, 201];
const statuses = fc.constantFrom(...FINE, 204, 400, 403, 500);

const answersOf = (bodies: fc.Arbitrary<string>): fc.Arbitrary<Answer> =>
  fc.record({ body: bodies, status: statuses });

const like = (shape: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    jsonText,
    shape.map((value) => JSON.stringify(value) ?? ''),
  );

/** Asks while the shop answers so. */
async function during<T>({ body, status }: Answer, ask: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(new Response(status === 204 ? null : body, { status }));
  try {
    return await ask();
  } finally {
    globalThis.fetch = fetch;
  }
}

/** What is asked for has its kind, or it is told that there is no usable answer. */
const given = <T>(
  bodies: fc.Arbitrary<string>,
  ask: () => Promise<T>,
  is: (value: T) => unknown,
  Refusal: typeof RequestError | typeof RestError = RequestError,
): Property =>
  fc.asyncProperty(answersOf(bodies) as fc.Arbitrary<unknown>, async (answer) => {
    try {
      return is(await during(answer as Answer, ask)) !== false;
    } catch (error) {
      return error instanceof Refusal && isText(error.code) && isText(error.message);
    }
  });

const fresh = (): AbortSignal => new AbortController().signal;

/** A page whose script prints a global. */
const pageWith = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    text,
    value.map((printed) => `<script>var ${name} = ${printed};</script><p>{}</p>`),
  );

const FORM = `<div class="wpcf7"><form data-status="init"><input type="hidden" name="_wpcf7" value="12">
<input type="hidden" name="_wpcf7_posted_data_hash" value=""><span class="wpcf7-form-control-wrap" data-name="name">
<span class="wpcf7-quiz-label"></span><input name="name" class="wpcf7-quiz"><img class="wpcf7-captcha-name"></span>
</form></div>`;

/** A form of the page as its island has taken it, and what it has told last. */
function openForm(): { session: Session; told: () => Told } {
  const wrapper = print(FORM).querySelector<HTMLElement>('.wpcf7')!;
  const plain = wrapper.querySelector('form')!;
  const form = Object.assign(plain, { wpcf7: readProperties(plain) });
  let told: Told = { message: '', errors: [] };
  const view = {
    get errors() {
      return told.errors;
    },
    tell: (change: object) => void (told = { ...told, ...change }),
    unmount: () => undefined,
  };
  const session: Session = {
    form,
    wrapper,
    signal: fresh(),
    view,
    isSending: false,
    askedFrom: null,
    refill: new AbortController(),
  };
  // As its listeners do with what an answer brings.
  for (const type of ['wpcf7submit', 'wpcf7reset'])
    form.addEventListener(type, (event) => {
      const { detail } = event as CustomEvent<{ apiResponse?: unknown }>;
      renewChallenges(form, detail.apiResponse);
    });
  return { session, told: () => told };
}

const fields = fc.constantFrom('name', 'constructor', '__proto__');
const challenges = {
  captcha: fc.oneof(json, fc.dictionary(fields, json)),
  quiz: fc.oneof(json, fc.dictionary(fields, fc.array(json))),
};
const outcomes = like(
  fc.record({
    status: fc.oneof(fc.constantFrom('mail_sent', 'validation_failed', 'spam'), text),
    message: json,
    posted_data_hash: json,
    invalid_fields: fc.oneof(json, fc.array(fc.record({ field: fields, message: json }))),
    ...challenges,
  }),
);

/** Whether nothing is under way in a form, and what it tells is of the kind that it shows. */
function isOver({ session, told }: ReturnType<typeof openForm>): boolean {
  const { message, errors } = told();
  return (
    !session.isSending &&
    !['submitting', 'resetting'].includes(session.form.wpcf7.status) &&
    session.form.classList.contains(session.form.wpcf7.status) &&
    isText(message) &&
    errors.every((error) => isText(error.field) && isText(error.message))
  );
}

const choice = { attribute_pa_size: 'm' };
const productForm = document.createElement('form');
const bannerLink = document.createElement('a');
bannerLink.dataset.restUrl = '/wp-json/wp/v2/users/1';

/** What the bundle makes of the shop's answers, asked as it asks. */
export const OF_ANSWERS: Readonly<Record<string, Property>> = {
  'answers to a message': given(
    outcomes,
    async () => {
      const opened = openForm();
      await submitForm(opened.session);
      return opened;
    },
    isOver,
  ),
  'answers to a refill': given(
    like(fc.record(challenges)),
    async () => {
      const opened = openForm();
      await resetForm(opened.session);
      return opened;
    },
    isOver,
  ),
  'rules that are fetched': given(
    like(fc.record({ rules: json })),
    async () => {
      pageForms().schemas.clear();
      await fetchSchema(12);
      return rulesOf(12);
    },
    Array.isArray,
  ),
  'answers about a variation': given(
    like(fc.record({ variation_id: fc.integer(), attributes: fc.dictionary(text, text) })),
    () => askVariation(productForm, choice, new Map(), fresh()),
    isMaybe(isVariation),
  ),
  'answers to a sign-up': given(
    like(fc.record({ success: fc.oneof(fc.boolean(), json), data: json })),
    () => send(productForm, { email: 'ada@shop.test' }, fresh()),
    isMaybe(isText),
  ),
  'answers to a banner that is dismissed': given(
    jsonText,
    () => saveDismissal(bannerLink, fresh()),
    isMaybe(isText),
  ),
  'pages with new nonces': given(
    pageWith('yith_wcwl_l10n', like(fc.record({ nonce: fc.dictionary(text, json) }))),
    async () => {
      Object.assign(globalThis, { yith_wcwl_l10n: { nonce: {} } });
      const hasNew = await refreshNonces();
      return [hasNew, callFields('add_to_wishlist').nonce] as const;
    },
    ([hasNew, nonce]) => typeof hasNew === 'boolean' && isText(nonce),
  ),
  'globals of a page': given(
    pageWith('shop', jsonText),
    async () => printedGlobal(await fetchPage('/letters/', 5000, fresh()), 'shop'),
    isMaybe(isRecord),
  ),
  'new nonces': given(
    fc.oneof(text, fc.uuid()),
    () => fetchNonce('/wp-admin/admin-ajax.php?action=rest-nonce'),
    isMaybe((nonce) => /^\w{2,}$/.test(String(nonce))),
  ),
  'counts of the wishlist': given(
    fc.oneof(
      jsonText,
      fc.double().map((count) => String(count)),
    ),
    () => fetchWishlistCount(fresh()),
    (count) => Number.isInteger(count) && count >= 0,
  ),
  'blocks of the wishlist': given(
    like(fc.record({ result: json, fragments: fc.oneof(json, fc.dictionary(text, text)) })),
    () => reloadFragments({ 'add-to-wishlist-7': {} }, fresh()),
    (nothing) => nothing === undefined,
  ),
  'answers of the REST API': given(
    like(fc.record({ code: json, message: json, data: json })),
    () => createRestClient({ root: '/wp-json/' }).send({ path: '/wp/v2/posts' }),
    (answer) => answer !== undefined,
    RestError,
  ),
};
