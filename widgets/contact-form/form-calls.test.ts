import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { callForms, isExpiredNonce } from './form-calls';
import { installPageForms } from './page-forms';

const page = globalThis as unknown as {
  wpcf7?: object;
  happyDOM: { setURL: (url: string) => void };
};
const nothing = (): void => undefined;

function install(api?: object): void {
  page.wpcf7 = { api };
  installPageForms({ init: nothing, submit: nothing, reset: nothing, validate: nothing });
}

/** Answers every request; the list fills with what was asked. */
function answerWith(body: string | null, init?: ResponseInit): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return Promise.resolve(new Response(body, init));
  });
  return asked;
}

beforeEach(() => {
  page.happyDOM.setURL('https://mill.test/contact/');
  install();
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete page.wpcf7;
});

it.each([
  [undefined, 'https://mill.test/wp-json/contact-form-7/v1/contact-forms/3/refill'],
  [
    { root: 'https://shop.test/wp-json/', namespace: '/forms/v2/' },
    'https://shop.test/wp-json/forms/v2/contact-forms/3/refill',
  ],
  [
    { root: 'https://shop.test/?rest_route=/', namespace: 'contact-form-7/v1' },
    'https://shop.test/?rest_route=/contact-form-7/v1/contact-forms/3/refill',
  ],
])('finds the interface at %o', async (api, address) => {
  install(api);
  const asked = answerWith('[]');
  expect(await callForms('3/refill', { timeoutMs: 1000 })).toEqual([]);
  expect(asked.map(({ method, url }) => [method, url])).toEqual([['GET', address]]);
  expect([...asked[0]!.headers]).toEqual([['accept', 'application/json, */*;q=0.1']]);
});

it('posts multipart form data, and no nonce', async () => {
  const asked = answerWith('{"status":"spam"}');
  const body = new FormData();
  body.append('your-name', 'Ada');
  await callForms('3/feedback', { timeoutMs: 1000, body });
  expect(asked).toHaveLength(1);
  const [{ method, headers }] = asked as [Request];
  expect(method).toBe('POST');
  expect(Array.from(headers.keys(), (name) => name.toLowerCase()).toSorted()).toEqual([
    'accept',
    'content-type',
  ]);
  expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
});

it.each([
  ['an answer that is no JSON', '<html>', { status: 200 }, { code: 'invalid_json', status: 200 }],
  ['a refusal', '{"code":"x"}', { status: 404 }, { code: 'unknown_error', status: 404 }],
  [
    'a page instead of a refusal',
    '<html>',
    { status: 500 },
    { code: 'unknown_error', status: 500 },
  ],
])('rejects with a message for %s', async (_, body, init, error) => {
  answerWith(body, init);
  await expect(callForms('3/refill', { timeoutMs: 1000 })).rejects.toMatchObject(error);
});

it('takes an empty answer for none', async () => {
  answerWith(null, { status: 204 });
  expect(await callForms('3/refill', { timeoutMs: 1000 })).toBeUndefined();
});

it('tells an expired nonce from other refusals', async () => {
  for (const [code, isExpired] of [
    ['rest_cookie_invalid_nonce', true],
    ['rest_forbidden', false],
  ] as const) {
    answerWith(JSON.stringify({ code }), { status: 403 });
    const error: unknown = await callForms('3/feedback', { timeoutMs: 1000 }).catch(
      (thrown: unknown) => thrown,
    );
    expect(isExpiredNonce(error)).toBe(isExpired);
  }
  expect(isExpiredNonce(new TypeError())).toBe(false);
});

it('gives up at the limit, and passes an abort on as it is', async () => {
  vi.stubGlobal(
    'fetch',
    ({ signal }: Request) =>
      new Promise((_resolve, reject) => {
        const end = (): void => reject(signal.reason as Error);
        if (signal.aborted) end();
        signal.addEventListener('abort', end);
      }),
  );
  await expect(callForms('3/refill', { timeoutMs: 1 })).rejects.toMatchObject({ code: 'timeout' });
  const controller = new AbortController();
  const call = callForms('3/refill', { timeoutMs: 1000, signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
