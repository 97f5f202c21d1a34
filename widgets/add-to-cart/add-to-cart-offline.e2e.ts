import {
  atRest,
  expect,
  goOffline,
  goOnline,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { ADD, added, addButton, busy, openListing, products, quantities } from './add-to-cart.page';

const { tee, scarf } = products;

// The browser itself writes these lines for requests without a network.
test.use({ allowErrors: [/Failed to load resource/] });

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: tee.name });

test('offline, presses are kept, also before the code is there, and each is sent once when the network is back', async ({
  page,
  shop,
}) => {
  await test.step('offline, presses are kept, told, and each sent once when the network is back', async () => {
    await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
    await openListing(page, shop);
    await addButton(page, tee).hover();
    await expect(page.locator('body')).toHaveAttribute('data-island-add-to-cart', 'ready');
    await goOffline(page);
    await addButton(page, tee).click();
    await expect(alert(page).locator('p')).toHaveText(
      `You are offline. ${tee.name} will be added once you are back.`,
    );
    await expect(addButton(page, tee)).not.toHaveClass(busy);
    await addButton(page, scarf).click();
    await expect(page.getByRole('alert').filter({ hasText: scarf.name })).toBeVisible();
    expect(await quantities(shop)).toEqual({});
    await goOnline(page);
    await expect(addButton(page, tee)).toHaveClass(added);
    await expect(addButton(page, scarf)).toHaveClass(added);
    await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toHaveCount(0);
    await goOffline(page);
    await goOnline(page);
    await atRest(page);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1, [scarf.sku]: 1 });
    expect(await shop.requests(ADD)).toHaveLength(2);
  });

  await test.step('offline before the code is there, a press is kept as well', async () => {
    await shop.startAfresh();
    await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
    await openListing(page, shop);
    await shop.keepNoFiles();
    await goOffline(page);
    const isRefused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('chunks/add-to-cart'),
    );
    await addButton(page, tee).click();
    await isRefused;
    await expect(addButton(page, tee)).toHaveAttribute('data-island-pressed', '');
    await expect(page.locator('body')).toHaveAttribute('data-island-add-to-cart', 'loading');
    await goOnline(page);
    await expect(addButton(page, tee)).toHaveClass(added);
    await expect(page).toHaveURL(/\/shop\/$/);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
  });
});
