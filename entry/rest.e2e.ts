import { endLimitsByClock } from '../fixtures-html/testing/page-probes';
import {
  expect,
  goOffline,
  goOnline,
  stopClock,
  test,
  visit,
  type Page,
} from '../fixtures-html/testing/shop-test';
import { BAD_ANSWERS, QUIET, type BadAnswer } from './matrix/faults/outcomes';

type Rest = typeof import('./rest');
type Client = ReturnType<Rest['createRestClient']>;

/** Whatever a call came to, as plain data. */
interface Outcome {
  answer?: unknown;
  error?: { name: string; code?: string; message: string; status?: number };
}

/** A part of an outcome: what the error of a call says of itself. */
const failed = (code: string, status?: number, more: object = {}): Record<string, unknown> => ({
  error: { name: 'RestError', code, ...(status && { status }), ...more },
});

const nonceOf = async (page: Page): Promise<string> =>
  (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();

/** Runs in the page with a client of its own: the built module, as a theme developer imports it. */
async function call(
  page: Page,
  run: (client: Client) => Promise<unknown>,
  options: Parameters<Rest['createRestClient']>[0] = {},
): Promise<Outcome> {
  return page.evaluate(
    async ([source, given]) => {
      const address = '/wp-content/plugins/storefront-islands/rest.js';
      const { createRestClient } = (await import(address)) as Rest;
      // A function comes over as its text.
      const body = new Function(`return ${source}`)() as (client: Client) => Promise<unknown>;
      try {
        return { answer: await body(createRestClient(given)) };
      } catch (error) {
        const { name, message, code, status } = error as Required<Outcome>['error'];
        return { error: { name, message, ...(code && { code }), ...(status && { status }) } };
      }
    },
    [run.toString(), options] as const,
  );
}

test.use({ allowErrors: [/Failed to load resource/] });

test('every page of a list is fetched, and a guest needs no nonce', async ({ page, shop }) => {
  await page.goto('/');
  const { answer } = await call(page, (client) =>
    client.send({ path: '/wp/v2/posts?per_page=-1&order=asc' }),
  );
  expect((answer as { id: number }[]).map(({ id }) => id)).toEqual(
    Array.from({ length: 230 }, (_, index) => index + 1),
  );
  const requests = await shop.requests('/wp-json/');
  expect(requests.map(({ path }) => path)).toEqual([
    '/wp-json/wp/v2/posts?per_page=100&order=asc&_locale=user',
    '/wp-json/wp/v2/posts?per_page=100&order=asc&_locale=user&page=2',
    '/wp-json/wp/v2/posts?per_page=100&order=asc&_locale=user&page=3',
  ]);
  const few = await call(page, (client) => client.send({ path: '/wp/v2/posts?per_page=-10' }));
  expect(few.error).toMatchObject({ name: 'RestError', code: 'rest_invalid_param', status: 400 });
});

test('a nonce that is too old is renewed once for all calls, which are then sent again', async ({
  page,
  shop,
}) => {
  await shop.situation({ loggedIn: true });
  await page.goto('/');
  const nonce = await nonceOf(page);
  const both = await call(
    page,
    (client) => Promise.all([1, 2].map(() => client.send({ path: '/wp/v2/users/me' }))),
    { nonce },
  );
  expect(both.answer).toEqual([
    { id: 1, name: 'Ada' },
    { id: 1, name: 'Ada' },
  ]);
  for (const isOneLate of [false, true]) {
    await shop.expireNonces();
    await shop.forgetRequests();
    // The late one is refused when its neighbour has already had the nonce renewed.
    if (isOneLate) await shop.fault({ match: '/users/me?late', kind: 'slow', delayMs: 1000 });
    // Two addresses: of one, the browser would have the second wait for the first.
    const again = await call(
      page,
      (client) =>
        Promise.all(['', '?late'].map((query) => client.send({ path: `/wp/v2/users/me${query}` }))),
      { nonce },
    );
    expect(again).toEqual(both);
    expect(await shop.requests('rest-nonce')).toHaveLength(1);
    expect(await shop.requests('/users/me')).toHaveLength(4);
  }
});

test('a nonce that cannot be renewed ends in the server’s own error', async ({ page, shop }) => {
  test.slow(true, 'many answers');
  await page.clock.install();
  await endLimitsByClock(page);
  await visit(page, '/');
  const { error } = await call(page, (client) => client.send({ path: '/wp/v2/posts' }), {
    nonce: 'stale',
  });
  expect(error).toMatchObject({ code: 'rest_cookie_invalid_nonce', status: 403 });
  // A guest has none, and is not asked a second time.
  expect(await shop.requests('rest-nonce')).toHaveLength(1);
  expect(await shop.requests('/wp/v2/posts')).toHaveLength(1);

  await shop.situation({ loggedIn: true });
  const askWithStale = (): Promise<Outcome> =>
    call(page, (client) => client.send({ path: '/wp/v2/users/me' }), { nonce: 'stale' });
  const refusal = failed('rest_cookie_invalid_nonce', 403);
  for (const kind of BAD_ANSWERS) {
    await shop.fault({ match: 'rest-nonce', kind });
    expect(await askWithStale(), kind).toMatchObject(refusal);
  }
  expect((await askWithStale()).answer).toEqual({ id: 1, name: 'Ada' });

  await test.step('nor by a shop that does not answer in time', async () => {
    const { limitMs } = QUIET['shared/net/rest/rest-client.ts: fetchNonce'];
    await stopClock(page);
    await shop.forgetRequests();
    await shop.fault({ match: 'rest-nonce', kind: 'hang' });
    let outcome: Outcome | undefined;
    const sent = askWithStale().then((came) => (outcome = came));
    await expect.poll(() => shop.requests('rest-nonce')).toHaveLength(1);
    await page.clock.runFor(limitMs - 1);
    expect(outcome).toBeUndefined();
    await page.clock.runFor(1);
    expect(await sent).toMatchObject(refusal);
  });
});

test('answers that are none, no network and a stop are told apart', async ({ page, shop }) => {
  test.slow(true, 'many answers');
  await page.goto('/');
  const posts = (client: Client): Promise<unknown> => client.send({ path: '/wp/v2/posts' });
  const all = (client: Client): Promise<unknown> =>
    client.send({ path: '/wp/v2/posts?per_page=-1' });
  const expected: Record<BadAnswer, Record<string, unknown>> = {
    '500': failed('invalid_json', 500),
    '403': failed('rest_cookie_invalid_nonce', 403),
    '204': { answer: null },
    empty: failed('invalid_json', 200),
    html: failed('invalid_json', 200),
    cut: failed('invalid_json', 200),
    // What an answer has to be is known to those who ask.
    'wrong-types': { answer: { unexpected: [true] } },
    reset: failed('fetch_error'),
  };
  for (const kind of BAD_ANSWERS) {
    const outcome = expected[kind];
    await shop.fault({ match: '/wp/v2/posts', kind });
    expect(await call(page, posts), kind).toMatchObject(outcome);
    // Nothing is handed over as a whole list that has lost a page.
    const lost = outcome['error'] ? outcome : failed('unknown_error', kind === '204' ? 204 : 200);
    await shop.fault({ match: '/wp/v2/posts', kind, after: 1 });
    expect(await call(page, all), `${kind}, later`).toMatchObject(lost);
  }
  await goOffline(page);
  const offline = failed('fetch_error', undefined, { message: 'You are probably offline.' });
  expect(await call(page, posts)).toMatchObject(offline);
  await goOnline(page);
  await shop.fault({ match: '/wp/v2/posts', kind: 'hang' });
  const late = await call(page, (client) =>
    client.send({ path: '/wp/v2/posts', signal: AbortSignal.timeout(50) }),
  );
  expect(late.error?.name).toBe('TimeoutError');
  const missing = await call(page, (client) => client.send({ path: '/no/such/route' }));
  expect(missing.error).toMatchObject({ code: 'rest_no_route', status: 404 });
  const raw = await call(page, async (client) => {
    const response = await client.sendRaw({ path: '/no/such/route' });
    return [response.status, ((await response.json()) as { code: string }).code];
  });
  expect(raw.answer).toEqual([404, 'rest_no_route']);
  const stopped = await call(page, (client) => {
    const controller = new AbortController();
    const answer = client.send({ path: '/wp/v2/posts', signal: controller.signal });
    controller.abort();
    return answer;
  });
  expect(stopped.error?.name).toBe('AbortError');
});

test('an upload is finished step by step, or given up and deleted', async ({ page, shop }) => {
  await shop.situation({ loggedIn: true });
  await page.goto('/');
  const nonce = await nonceOf(page);
  const upload = async (name: string): Promise<Outcome> => {
    await page.evaluate((file) => Object.assign(globalThis, { file }), name);
    return call(
      page,
      (client) => {
        const { file } = globalThis as unknown as { file: string };
        const body = new FormData();
        body.append('file', new Blob(['picture']), file);
        return client.send({ path: '/wp/v2/media', method: 'POST', body });
      },
      { nonce },
    );
  };
  const library = async (): Promise<unknown> =>
    (await page.request.get('/fixtures/api/media')).json();

  expect((await upload('small.jpg')).answer).toMatchObject({ title: { rendered: 'small.jpg' } });
  expect((await upload('huge-5.jpg')).answer).toMatchObject({ title: { rendered: 'huge-5.jpg' } });
  expect(await shop.requests('post-process')).toHaveLength(5);
  const { error } = await upload('huge-6.jpg');
  expect(error).toMatchObject({ code: 'post_process', status: 500 });
  expect(error?.message).toContain('scale it down');
  expect(await shop.requests('post-process')).toHaveLength(10);
  await expect.poll(library).toMatchObject([{ name: 'small.jpg' }, { name: 'huge-5.jpg' }]);
  expect(
    (await call(page, (client) => client.send({ path: '/wp/v2/media', method: 'POST' }))).error,
  ).toMatchObject({ code: 'rest_cannot_create', status: 401 });
});

test('the page’s own globals tell where the API is', async ({ page, shop }) => {
  await shop.situation({ loggedIn: true });
  await page.goto('/');
  const nonce = await nonceOf(page);
  await page.evaluate((given) => {
    Object.assign(globalThis, { wpApiSettings: { root: '/wp-json/', nonce: given } });
  }, nonce);
  const me = await call(page, (client) =>
    client.send({ namespace: 'wp/v2', endpoint: 'users/me' }),
  );
  expect(me.answer).toEqual({ id: 1, name: 'Ada' });
});
