import { expect, it, vi } from 'vitest';

import { RequestError } from './request-error';
import { fetchWishlistCount, wishlistEndpoint } from './wishlist-count';

const ask = (): Promise<number> => fetchWishlistCount(new AbortController().signal);

function answer(body: string, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn((_url: URL, _init: RequestInit) =>
    Promise.resolve(new Response(body, { status })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('asks the theme where the wishlist plugin answers', async () => {
  expect(wishlistEndpoint()).toBe('/wp-admin/admin-ajax.php');
  vi.stubGlobal('yith_wcwl_l10n', { ajax_url: 'https://mill.test/ajax?lang=de' });
  const fetch = answer('3');
  expect(await ask()).toBe(3);
  const [url, init] = fetch.mock.lastCall as [URL, RequestInit];
  expect(url.href).toBe('https://mill.test/ajax?lang=de&action=flatsome_update_wishlist_count');
  expect(init.credentials).toBe('same-origin');
});

it('takes none for a number', async () => {
  answer('0');
  expect(await ask()).toBe(0);
});

it.each([
  ['"3"', 200],
  ['-1', 200],
  ['1.5', 200],
  ['null', 200],
  ['3', 500],
])('refuses %s with status %d', async (body, status) => {
  answer(body, status);
  const error = await ask().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ code: 'unknown_error', status });
});

it('stops when nobody waits any more', async () => {
  vi.stubGlobal('fetch', (_url: URL, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const left = new AbortController();
  const count = fetchWishlistCount(left.signal);
  left.abort(new Error('left'));
  await expect(count).rejects.toThrow('left');
});
