import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createRestClient } from './rest-client';
import { RestError } from './rest-error';

const ROOT = 'https://mill.test/wp-json/';
const NONCE_ENDPOINT = 'https://mill.test/wp-admin/admin-ajax.php?action=rest-nonce';

type Answer = Response | ((request: Request) => Response | Promise<Response>);

/** What was asked, in order. */
let asked: Request[];

/** Has the shop answer so, one request after the other. */
function answer(...answers: Answer[]): void {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(request);
    const next = answers.shift();
    if (!next) throw new Error(`Nobody expected ${request.url}.`);
    return typeof next === 'function' ? next(request) : next;
  });
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

const stale = (): Response => json({ code: 'rest_cookie_invalid_nonce', message: 'Old.' }, 403);
const client = () =>
  createRestClient({ root: ROOT, nonce: 'first', nonceEndpoint: NONCE_ENDPOINT });
const paths = (): string[] => asked.map(({ url }) => url.replace(ROOT, ''));
const nonces = (): Array<string | null> => asked.map(({ headers }) => headers.get('x-wp-nonce'));

const failure = (sent: Promise<unknown>): Promise<RestError> =>
  sent.then(
    (answered) => expect.fail(`answered ${JSON.stringify(answered)}`),
    (error: RestError) => error,
  );

beforeEach(() => (asked = []));

describe('the nonce', () => {
  it('goes to the root’s own origin, and to no other', async () => {
    answer(json(1), json(2));
    const { send } = client();
    expect(await send({ path: '/wp/v2/posts' })).toBe(1);
    expect(await send({ url: 'https://elsewhere.test/posts' })).toBe(2);
    expect(nonces()).toEqual(['first', null]);
    expect(asked[0]!.credentials).toBe('include');
  });

  it('is found on the page, or there is none', async () => {
    vi.stubGlobal('wpApiSettings', { root: ROOT, nonce: 'printed' });
    answer(json(1), json(2));
    await createRestClient().send({ path: '/wp/v2/posts' });
    vi.stubGlobal('wpApiSettings', { root: ROOT });
    await createRestClient().send({ path: '/wp/v2/posts' });
    expect(nonces()).toEqual(['printed', null]);
    expect(paths()[0]).toBe('wp/v2/posts?_locale=user');
  });

  it('that is too old is renewed once for calls side by side', async () => {
    answer(stale(), stale(), new Response('second'), json('a'), json('b'));
    const { send } = client();
    const both = await Promise.all([send({ path: '/a' }), send({ path: '/b' })]);
    expect(both).toEqual(['a', 'b']);
    const posts = asked.filter(({ url }) => url === NONCE_ENDPOINT);
    expect(posts).toHaveLength(1);
    expect(nonces().slice(-2)).toEqual(['second', 'second']);
  });

  it('is not renewed again for a call that is refused when its neighbour has a new one', async () => {
    let refuse = (_late: Response): void => undefined;
    const late = new Promise<Response>((resolve) => (refuse = resolve));
    answer(() => late, stale(), new Response('second'), json('b'), json('a'));
    const { send } = client();
    const slow = send({ path: '/a' });
    expect(await send({ path: '/b' })).toBe('b');
    refuse(stale());
    expect(await slow).toBe('a');
    expect(asked.filter(({ url }) => url === NONCE_ENDPOINT)).toHaveLength(1);
  });

  it('is not asked for anew by a call that is refused for another reason', async () => {
    answer(json({ code: 'rest_forbidden', message: 'Not for you.', data: { status: 403 } }, 403));
    const error = await failure(client().send({ path: '/wp/v2/users' }));
    expect(error).toMatchObject({ code: 'rest_forbidden', message: 'Not for you.', status: 403 });
    expect(error.data).toEqual({ status: 403 });
    expect(asked).toHaveLength(1);
  });

  it('that cannot be had leaves the refusal as it is', async () => {
    answer(stale(), new Response('0'));
    expect(await failure(client().send({ path: '/a' }))).toMatchObject({
      code: 'rest_cookie_invalid_nonce',
    });
    expect(asked).toHaveLength(2);
  });

  it('is not renewed by a guest, who has none', async () => {
    answer(stale());
    vi.stubGlobal('wpApiSettings', undefined);
    const error = await failure(createRestClient({ root: ROOT }).send({ path: '/a' }));
    expect(error.code).toBe('rest_cookie_invalid_nonce');
    expect(asked).toHaveLength(1);
  });
});

describe('a list with all its pages', () => {
  const link = (url: string): Record<string, string> => ({ link: `<${url}>; rel="next"` });

  it.each([
    ['a path', { path: '/wp/v2/posts?per_page=-1' }, 'wp/v2/posts?per_page=100&_locale=user'],
    [
      'namespace and endpoint',
      { namespace: 'wp/v2', endpoint: 'posts?per_page=-1' },
      'wp/v2/posts?per_page=100&_locale=user',
    ],
    [
      'an address',
      { url: `${ROOT}wp/v2/posts?per_page=-1` },
      'wp/v2/posts?per_page=100&_locale=user',
    ],
  ])('by %s is fetched page by page', async (_, request, first) => {
    answer(json([1, 2], 200, link(`${ROOT}wp/v2/posts?page=2`)), json([3]));
    expect(await client().send(request)).toEqual([1, 2, 3]);
    expect(paths()).toEqual([first, 'wp/v2/posts?page=2&_locale=user']);
    expect(nonces()).toEqual(['first', 'first']);
  });

  it('is asked for by the number -1 alone', async () => {
    answer(json([1], 200, link(`${ROOT}next`)), json([1], 200, link(`${ROOT}next`)));
    const { send } = client();
    await send({ path: '/wp/v2/posts?per_page=-10' });
    await send({ path: '/wp/v2/posts?max_per_page=-1' });
    expect(asked).toHaveLength(2);
  });

  it('that is none is handed over as it came', async () => {
    answer(json({ total: 0 }, 200, link(`${ROOT}next`)));
    expect(await client().send({ path: '/x?per_page=-1' })).toEqual({ total: 0 });
    expect(asked).toHaveLength(1);
  });

  it('with a page that is no list is an error: a part of it would look whole', async () => {
    answer(json([1], 200, link(`${ROOT}next`)), json({ odd: true }));
    const error = await failure(client().send({ path: '/x?per_page=-1' }));
    expect(error).toMatchObject({ code: 'unknown_error', status: 200 });
  });
});

describe('an answer', () => {
  it.each([
    ['nothing said', '{}', 500, 'unknown_error', 'An unknown error occurred.'],
    ['a list', '[]', 500, 'unknown_error', 'An unknown error occurred.'],
    ['a code of another type', '{"code":7}', 500, 'unknown_error', 'An unknown error occurred.'],
    ['a code without words', '{"code":"odd"}', 400, 'odd', 'An unknown error occurred.'],
    ['markup', '<p>', 502, 'invalid_json', 'The response is not a valid JSON response.'],
    [
      'markup, as if all were well',
      '<p>',
      200,
      'invalid_json',
      'The response is not a valid JSON response.',
    ],
  ])('that is no good: %s', async (_, body, status, code, message) => {
    answer(new Response(body, { status }));
    expect(await failure(client().send({ path: '/a' }))).toMatchObject({ code, message, status });
  });

  it('without content is null', async () => {
    answer(new Response(null, { status: 204 }));
    expect(await client().send({ path: '/a', method: 'DELETE' })).toBeNull();
  });

  it('that does not come is told apart from a call that was stopped', async () => {
    const down = (): never => {
      throw new TypeError('Failed to fetch');
    };
    answer(down, down);
    expect(await failure(client().send({ path: '/a' }))).toMatchObject({ code: 'fetch_error' });
    const stop = new AbortController();
    stop.abort(new Error('left'));
    const error = await failure(client().send({ path: '/a', signal: stop.signal }));
    expect(error).toEqual(new Error('left'));
  });

  it('that is stopped while it is read passes on why', async () => {
    const stopped = Object.assign(new Error('stopped'), { name: 'AbortError' });
    answer(() => Object.assign(json(1), { json: () => Promise.reject(stopped) }));
    expect(await failure(client().send({ path: '/a' }))).toBe(stopped);
  });
});

describe('an upload', () => {
  const broken = (id: string): Response => json({}, 500, { 'x-wp-upload-attachment-id': id });
  const upload = { path: '/wp/v2/media', method: 'POST', body: 'picture' };

  it('whose pictures were not finished is gone on with, and stops when the call does', async () => {
    const { signal } = new AbortController();
    answer(broken('7'), json({}, 500), json({ id: 7 }));
    expect(await client().send({ ...upload, signal })).toEqual({ id: 7 });
    expect(paths()).toEqual([
      'wp/v2/media?_locale=user',
      'wp/v2/media/7/post-process?_locale=user',
      'wp/v2/media/7/post-process?_locale=user',
    ]);
    // Where addresses are plain.
    answer(broken('7'), json({ id: 7 }));
    const plain = 'https://mill.test/?rest_route=/wp/v2/media&context=edit';
    expect(await client().send({ url: plain, method: 'POST', signal })).toEqual({ id: 7 });
    const stop = new AbortController();
    answer(broken('7'), () => {
      stop.abort(new Error('left'));
      return json({}, 500);
    });
    asked = [];
    const error = await failure(client().send({ ...upload, signal: stop.signal }));
    expect(error).toEqual(new Error('left'));
    expect(asked).toHaveLength(2);
  });

  it('that cannot be finished is deleted after five times, and told as lost', async () => {
    const no = (): Response => json({}, 500);
    answer(broken('7'), no, no, no, no, no, json({ deleted: true }));
    expect(await failure(client().send(upload))).toMatchObject({
      code: 'post_process',
      status: 500,
    });
    expect(asked).toHaveLength(7);
    expect(paths().at(-1)).toBe('wp/v2/media/7?force=true&_locale=user');
    expect(asked.at(-1)?.headers.get('x-http-method-override')).toBe('DELETE');
  });

  it.each([
    ['stored', json({ id: 7 }, 201, { 'x-wp-upload-attachment-id': '7' })],
    ['refused', json({ code: 'no' }, 413, { 'x-wp-upload-attachment-id': '7' })],
    ['not stored at all', json({ code: 'no' }, 500)],
    ['stored under no number', broken('7/../8')],
  ])('that was %s is not gone on with', async (_, response) => {
    answer(response);
    const { status } = await client().sendRaw(upload);
    expect(status).toBe(response.status);
    expect(asked).toHaveLength(1);
  });

  it('as it came is the answer that finished it', async () => {
    answer(broken('7'), json({ id: 7 }));
    expect(await (await client().sendRaw(upload)).json()).toEqual({ id: 7 });
  });
});
