import { Hono } from 'hono';
import { findContactForm, type ContactFormData } from '../catalogue/contact-forms';
import { drawCaptcha } from '../pictures/captcha';
import type { FormState } from '../templates/form-controls';
import { CONTACT_PATHS, contactPage, messagesPage } from '../templates/page-contact';
import { askCaptcha, askQuiz, captchaAnswer } from './form-challenges';
import { statusClass, takeSubmission } from './form-submission';
import { NO_CACHE_HEADERS, type ShopEnv, type ShopRequest } from './http';
import { isNonceValid } from './nonces';
import { viewOf } from './request-view';

const API = '/wp-json/contact-form-7/v1/contact-forms/:id';

/** The form plugin's part of the shop: its REST calls, its pictures, and the pages with forms. */
export const contactForms = new Hono<ShopEnv>();

function refuse(status: 400 | 403 | 404 | 415, code: string, message: string): Response {
  return Response.json({ code, message, data: { status } }, { status, headers: NO_CACHE_HEADERS });
}

const notFound = (): Response =>
  refuse(404, 'wpcf7_not_found', 'The requested contact form was not found.');

function formOf(c: ShopRequest): ContactFormData | undefined {
  return findContactForm(Number(c.req.param('id')));
}

/** New pictures and questions, by field; `[]` where there are none, as PHP encodes an empty list. */
function refill(c: ShopRequest, { captchas, quizzes }: ContactFormData): object {
  const visitor = c.get('visitor');
  return {
    ...(captchas.length > 0 && {
      captcha: Object.fromEntries(captchas.map((name) => [name, askCaptcha(visitor).url])),
    }),
    ...(quizzes.length > 0 && {
      quiz: Object.fromEntries(quizzes.map((name) => [name, askQuiz(visitor)])),
    }),
  };
}

contactForms.get(`${API}/feedback/schema`, (c) => {
  const form = formOf(c);
  if (!form) return notFound();
  const { rules } = form;
  return c.json({ version: 'Contact Form 7 SWV Schema 2024-10', locale: 'en_GB', rules });
});

contactForms.get(`${API}/refill`, (c) => {
  const form = formOf(c);
  if (!form) return notFound();
  const answer = refill(c, form);
  return c.json(Object.keys(answer).length > 0 ? answer : []);
});

contactForms.post(`${API}/feedback`, (c) => {
  const form = formOf(c);
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) {
    return refuse(
      415,
      'wpcf7_unsupported_media_type',
      'The request payload format is not supported.',
    );
  }
  if (!form) return notFound();
  const posted = c.get('posted');
  const unitTag = String(posted.get('_wpcf7_unit_tag') ?? '');
  if (!/^wpcf7-f\d+(?:-p\d+)?-o\d+$/.test(unitTag))
    return refuse(400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.');
  const nonce = posted.get('_wpnonce');
  if (nonce !== null && !isNonceValid(c.get('visitor'), 'wp_rest', String(nonce)))
    return refuse(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
  const { status, message, invalid, hash } = takeSubmission(c.get('visitor'), form, posted);
  return c.json({
    contact_form_id: form.id,
    status,
    message,
    posted_data_hash: hash,
    into: `#${unitTag}`,
    invalid_fields: [...invalid].map(([field, error]) => ({
      field,
      message: error,
      idref: null,
      error_id: `${unitTag}-ve-${field}`,
    })),
    ...refill(c, form),
  });
});

contactForms.get('/wp-content/uploads/wpcf7_captcha/:file{\\d+\\.png}', (c) => {
  const challenge = c.req.param('file').replace('.png', '');
  return new Response(drawCaptcha(captchaAnswer(c.get('visitor'), challenge)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
  });
});

contactForms.get('/contact/messages/', (c) => c.html(messagesPage(viewOf(c, 'contact'))));

for (const [path, page] of Object.entries(CONTACT_PATHS)) {
  contactForms.get(path, (c) => c.html(contactPage(viewOf(c, 'contact'), page)));
  contactForms.post(path, (c) => {
    const posted = c.get('posted');
    const form = findContactForm(Number(posted.get('_wpcf7')));
    return c.html(contactPage(viewOf(c, 'contact'), page, form && postedState(c, form, posted)));
  });
}

/** How a form comes back that was posted to its own page. */
function postedState(c: ShopRequest, form: ContactFormData, posted: FormData): FormState {
  const { status, message, invalid } = takeSubmission(c.get('visitor'), form, posted);
  const values = new Map<string, string[]>();
  for (const [name, value] of posted) {
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value]);
  }
  return {
    unitTag: String(posted.get('_wpcf7_unit_tag')),
    status: statusClass(status),
    message,
    errors: invalid,
    // What was sent is cleared.
    values: status === 'mail_sent' ? new Map() : values,
  };
}
