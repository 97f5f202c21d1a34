import { jsonAnswer, type ShopRequest } from './http';
import { isNonceValid } from './nonces';

/** A sign-up as the plugin stores it; a field that was not sent is missing. */
export type SignUp = Readonly<Record<string, string>>;

const FIELDS = ['first_name', 'last_name', 'email', 'telephone', 'consent', 'list_id'];

/** Checks the nonce and nothing else, and answers with status 200 either way. */
export function takeSignUp(c: ShopRequest): Response {
  const visitor = c.get('visitor');
  const form = c.get('form');
  if (!isNonceValid(visitor, 'ce4wp_form_submission', form.get('nonce')))
    return jsonAnswer({ success: false, data: 'Invalid nonce.' });
  const sent = FIELDS.filter((name) => form.has(name));
  visitor.signUps.push(Object.fromEntries(sent.map((name) => [name, form.get(name) ?? ''])));
  return jsonAnswer({ success: true });
}
