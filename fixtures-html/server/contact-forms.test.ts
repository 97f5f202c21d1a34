// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../catalogue/contact-forms';
import { RULE_NAMES, type RawRule } from '../../widgets/contact-form/rules/testing/oracle';
import { firstMatch, TestShopper } from './test-shopper';

const API = '/wp-json/contact-form-7/v1/contact-forms';

interface Feedback {
  readonly status: string;
  readonly posted_data_hash: string;
  readonly invalid_fields: readonly { readonly field: string }[];
  readonly quiz?: Readonly<Record<string, [string, string]>>;
  readonly captcha?: Readonly<Record<string, string>>;
}

const ENQUIRY_FIELDS = {
  _wpcf7_unit_tag: 'wpcf7-f12-p782-o1',
  'your-name': 'Ada',
  'your-email': 'ada@shop.test',
  topic: 'An order',
  'your-message': 'Where is my jumper?',
  privacy: '1',
};

async function send(
  shopper: TestShopper,
  id: number,
  fields: Record<string, string>,
): Promise<Feedback> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await shopper.request(`${API}/${id}/feedback`, { method: 'POST', body });
  return (await response.json()) as Feedback;
}

function namesOf(rules: readonly RawRule[]): string[] {
  return rules.flatMap(({ rule, rules: inside = [] }) => [rule, ...namesOf(inside)]);
}

describe('contact forms', () => {
  it('have one whose schema uses every rule there is', () => {
    expect(new Set(namesOf(EVERYTHING.rules))).toEqual(new Set([...RULE_NAMES, 'all', 'any']));
  });

  it('are judged in the platform’s order, and kept only when they are in order', async () => {
    const shopper = new TestShopper();
    await shopper.get('/contact/');
    const { privacy, ...unaccepted } = ENQUIRY_FIELDS;
    expect(privacy).toBe('1');
    const refused = await send(shopper, 12, { ...unaccepted, 'your-email': 'nobody' });
    expect(refused).toMatchObject({
      status: 'validation_failed',
      posted_data_hash: '',
      invalid_fields: [{ field: 'your-email' }],
    });
    expect((await send(shopper, 12, unaccepted)).status).toBe('acceptance_missing');
    await shopper.situation({ formOutcome: 'spam' });
    expect((await send(shopper, 12, ENQUIRY_FIELDS)).status).toBe('spam');
    expect(await shopper.page('/contact/messages/')).toContain('None yet.');
    await shopper.situation({ formOutcome: 'mail_sent' });
    const sent = await send(shopper, 12, ENQUIRY_FIELDS);
    expect(sent.status).toBe('mail_sent');
    expect(sent.posted_data_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(await shopper.page('/contact/messages/')).toContain('Where is my jumper?');
  });

  it('ask something new each time, and take each picture once', async () => {
    const shopper = new TestShopper();
    const page = await shopper.page('/contact/everything/');
    const challenge = firstMatch(page, /captcha_challenge_your-code" value="(\d+)"/);
    const { answer } = await shopper.json<{ answer: string }>(`/fixtures/api/captcha/${challenge}`);
    const fields = {
      _wpcf7_unit_tag: 'wpcf7-f780-p782-o1',
      '_wpcf7_captcha_challenge_your-code': challenge,
      'your-code': answer,
      '_wpcf7_quiz_answer_your-quiz': firstMatch(page, /quiz_answer_your-quiz" value="(\w+)"/),
      'your-quiz': ' paris ',
    };
    const invalid = async (): Promise<string[]> =>
      (await send(shopper, 780, fields)).invalid_fields.map(({ field }) => field);
    expect(await invalid()).not.toContain('your-code');
    expect(await invalid()).toContain('your-code');
    expect(await invalid()).not.toContain('your-quiz');
    const refill = (await (await shopper.get(`${API}/780/refill`)).json()) as Feedback;
    expect(refill.captcha?.['your-code']).toMatch(/\/\d+\.png$/);
    const picture = await shopper.get(refill.captcha!['your-code']!);
    expect(new TextDecoder('latin1').decode(await picture.arrayBuffer())).toContain('PNG');
    expect(await (await shopper.get(`${API}/12/refill`)).json()).toEqual([]);
  });

  it.each([
    ['a form that is not there', `${API}/999/feedback`, 404, 'wpcf7_not_found'],
    ['no unit tag', `${API}/12/feedback`, 400, 'wpcf7_unit_tag_not_found'],
  ])('refuse %s', async (_, path, status, code) => {
    const body = new FormData();
    body.append('your-name', 'Ada');
    const response = await new TestShopper().request(path, { method: 'POST', body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('refuse what is not multipart, and a nonce that has expired', async () => {
    const shopper = new TestShopper();
    const plain = await shopper.post(`${API}/12/feedback`, ENQUIRY_FIELDS);
    expect(plain.status).toBe(415);
    expect(await send(shopper, 12, { ...ENQUIRY_FIELDS, _wpnonce: 'stale' })).toMatchObject({
      code: 'rest_cookie_invalid_nonce',
    });
  });
});
