// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';

import { fetchNonce } from './fetch-nonce';

const ENDPOINT = 'https://mill.test/wp-admin/admin-ajax.php?action=rest-nonce';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a nonce', '0a1b2c3d4e\n', 200, '0a1b2c3d4e'],
  ['the answer to guests', '0', 400, undefined],
  ['what guests are told, with the wrong status', '0', 200, undefined],
  ['a refusal in one word', 'forbidden', 403, undefined],
  ['a page', '<html>log in</html>', 200, undefined],
])('takes %s for what it is', async (_, body, status, expected) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  expect(await fetchNonce(ENDPOINT)).toBe(expected);
});

it('gives up on a shop that does not answer', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
      }),
  );
  const nonce = fetchNonce(ENDPOINT);
  limit.abort();
  expect(await nonce).toBeUndefined();
});
