import { addFragments, insert, refresh } from '../../fixtures-html/testing/cart-probes';
import { noteEvents, rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, openSettled, test, type Page } from '../../fixtures-html/testing/shop-test';

const listing = '/shop/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];
const icon = '#header .cart-icon';

test.describe('scripts', () => {
  const pixelEvents = (page: Page): Promise<unknown[]> =>
    page.evaluate(
      () => (globalThis as unknown as { fixturePixelEvents?: unknown[] }).fixturePixelEvents ?? [],
    );

  const noPixel = '<div class="wc-facebook-pixel-event-placeholder"></div>';
  const event = (cartHash: unknown): unknown => ({ name: 'AddToCart', cartHash });

  test('of the pixel’s region, or of one that settings name, run once, also under a policy with a nonce', async ({
    page,
    shop,
  }) => {
    await test.step('of the pixel’s region run once, with consent alone, and of no other', async () => {
      await shop.situation({ pixel: true, consent: 'optout' });
      await addFragments(page, {
        '.probe': '<b class="probe"><script>fixturePixelEvents.push("probe")</script>new</b>',
      });
      await openSettled(page, listing);
      await insert(page, `${noPixel}${noPixel}<b class="probe">old</b>`);
      await shop.fill(oneTee);
      await refresh(page);
      await expect(page.locator('.probe')).toHaveText('new');
      await expect.poll(() => pixelEvents(page)).toEqual([event(expect.stringMatching(/\w/))]);
      // Denied as another tab would do it, and allowed again: only the later change is told.
      const answer = (word: string): Promise<void> =>
        page.evaluate(
          (said) => void (document.cookie = `wp_consent_marketing=${said};path=/`),
          word,
        );
      await answer('deny');
      await shop.fill([]);
      await refresh(page);
      await expect(page.locator(icon)).toHaveText('0');
      await answer('allow');
      await shop.fill(oneTee);
      await refresh(page);
      await expect.poll(() => pixelEvents(page)).toHaveLength(2);
      expect((await pixelEvents(page)).at(-1)).toEqual(event((await shop.cart()).hash));
    });

    await test.step('of a region that the page’s settings name run instead', async () => {
      await shop.startAfresh();
      await shop.situation({ pixel: true, settings: { scriptRegions: ['.probe'] } });
      await addFragments(page, {
        '.probe': '<b class="probe"><script>globalThis.fixturePixelEvents = ["probe"]</script></b>',
      });
      await openSettled(page, listing);
      await insert(page, `${noPixel}<b class="probe">old</b>`);
      await refresh(page);
      await expect.poll(() => pixelEvents(page)).toEqual(['probe']);
    });

    await test.step('get the page’s nonce, so that a strict policy lets them run', async () => {
      await shop.startAfresh();
      await shop.situation({ pixel: true });
      await rewrite(page, '**/shop/', (html) =>
        html
          .replaceAll('<script ', '<script nonce="fixture" ')
          .replace(
            '<head>',
            `$&<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-fixture'">`,
          ),
      );
      await openSettled(page, listing);
      await insert(page, noPixel);
      await shop.fill(oneTee);
      await refresh(page);
      await expect.poll(() => pixelEvents(page)).toHaveLength(1);
    });
  });

  test('run once for each add, and not again when what they came with is shown again', async ({
    page,
    shop,
  }) => {
    await shop.situation({ pixel: true, redirectAfterAdd: 'no' });
    // The pixel's place stands in the page from its first moment.
    await rewrite(page, '**/shop/', (html) => html.replace('</main>', `$&${noPixel}`));
    const heard = await noteEvents(page, ['wc_fragments_refreshed']);
    const hashes: string[] = [];
    const add = async (): Promise<void> => {
      await page.locator('.ajax_add_to_cart').first().click();
      await expect(page.locator(icon)).toHaveText(String(hashes.length + 1));
      hashes.push((await shop.cart()).hash);
    };
    const refreshOnce = async (): Promise<void> => {
      const before = (await heard()).length;
      await refresh(page);
      await expect.poll(heard).toHaveLength(before + 1);
    };

    await openSettled(page, listing);
    await add();
    await refreshOnce();
    await add();
    await expect.poll(() => pixelEvents(page)).toEqual(['', ...hashes].map(event));

    // The next page shows what is stored, and then gets the same from the server.
    await openSettled(page, listing);
    await expect(page.locator(icon)).toHaveText('2');
    await refreshOnce();
    await add();
    await expect.poll(() => pixelEvents(page)).toEqual([event(hashes[2])]);
  });
});
