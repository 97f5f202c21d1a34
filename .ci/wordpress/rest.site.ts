import { expect, logIn, test, type Page } from './wordpress-test';

type Rest = typeof import('../../entry/rest');
type Client = ReturnType<Rest['createRestClient']>;

/** Runs in the page, with the built REST client as a theme developer imports it. */
async function call<Answer>(
  page: Page,
  run: (client: Client) => Promise<Answer>,
  nonce: string,
): Promise<Answer> {
  return page.evaluate(
    async ([source, given]) => {
      const address = '/wp-content/plugins/storefront-islands/rest.js';
      const { createRestClient } = (await import(address)) as Rest;
      // A function comes over as its text.
      const body = new Function(`return ${source}`)() as (client: Client) => Promise<Answer>;
      return body(createRestClient({ nonce: given }));
    },
    [run.toString(), nonce] as const,
  );
}

test('a nonce that WordPress refuses is renewed by WordPress', async ({ page }) => {
  await logIn(page, 'customer');
  await page.goto('/shop/');
  const asked: string[] = [];
  page.on('response', (response) => {
    if (/wp-json|admin-ajax/.test(response.url())) {
      asked.push(`${response.status()} ${new URL(response.url()).pathname}`);
    }
  });
  const me = await call(
    page,
    (client) => client.send<{ name: string }>({ path: '/wp/v2/users/me' }),
    'too-old',
  );
  expect(me.name).toBe('customer');
  expect(asked).toEqual([
    '403 /wp-json/wp/v2/users/me',
    '200 /wp-admin/admin-ajax.php',
    '200 /wp-json/wp/v2/users/me',
  ]);
});

test('a picture is uploaded, its sizes are made, and it is deleted again', async ({ page }) => {
  await logIn(page, 'editor');
  await page.goto('/shop/');
  const nonce = await (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  const media = await call(
    page,
    async (client) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 400;
      canvas.getContext('2d')?.fillRect(0, 0, 400, 400);
      const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const body = new FormData();
      body.append('file', file as Blob, 'scarf.png');
      return client.send<{
        id: number;
        source_url: string;
        media_details: { width: number; sizes: Record<string, unknown> };
      }>({ path: '/wp/v2/media', method: 'POST', body });
    },
    nonce,
  );
  expect(media.media_details.width).toBe(400);
  expect(Object.keys(media.media_details.sizes)).toContain('thumbnail');
  const picture = await page.request.get(media.source_url);
  expect(picture.headers()['content-type']).toBe('image/png');

  await page.evaluate((id) => Object.assign(globalThis, { id }), media.id);
  const gone = await call(
    page,
    (client) => {
      const { id } = globalThis as unknown as { id: number };
      return client.send<{ deleted: boolean }>({
        path: `/wp/v2/media/${id}?force=true`,
        method: 'DELETE',
      });
    },
    nonce,
  );
  expect(gone.deleted).toBe(true);
});

test('the banner that an editor dismisses is saved with the account', async ({ page }) => {
  await logIn(page, 'editor');
  await page.goto('/shop/');
  const banner = page.locator('#coming-soon-footer-banner');
  await expect(banner).toBeVisible();
  const saved = page.waitForResponse(/\/wp\/v2\/users\//);
  await page.locator('.coming-soon-footer-banner-dismiss').hover();
  await page.locator('.coming-soon-footer-banner-dismiss').click();
  const answer = await saved;
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({
    woocommerce_meta: { coming_soon_banner_dismissed: 'yes' },
  });
  await expect(banner).toBeHidden();
  // Kept by WordPress: the next page comes without it.
  await page.goto('/product/');
  await expect(banner).toHaveCount(0);
});
