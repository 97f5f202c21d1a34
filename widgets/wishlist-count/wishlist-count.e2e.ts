import {
  atRest,
  expect,
  expectIsland,
  test,
  touch,
  visit,
} from '../../fixtures-html/testing/shop-test';

const COUNT = 'flatsome_update_wishlist_count';

test('the number follows what newer versions of the plugin raise, before anybody is near it', async ({
  page,
  shop,
}) => {
  await shop.situation({ wishlist: 'view', csp: 'strict' });
  await visit(page, '/journal/how-to-wash-wool/');
  const icon = page.locator('i.wishlist-icon').first();
  await expectIsland(page.locator('body'), 'wishlist-count', 'waiting');
  // Themes name a link by one of two attributes, or by both.
  const link = page.locator('a.wishlist-link:visible');
  await link.evaluate((element) => element.removeAttribute('title'));
  await shop.wish(['HV-W101', 'HV-A301']);
  const tell = (): Promise<unknown> =>
    page.evaluate(() =>
      document.body.dispatchEvent(new CustomEvent('yith_wcwl_fragments_replaced')),
    );
  await tell();
  await expect(icon).toHaveAttribute('data-icon-label', '2');
  expect(await shop.requests(COUNT)).toHaveLength(1);
  await expect(link).toHaveAccessibleName('Wishlist, 2 items');
  await shop.wish([]);
  await tell();
  await expect(icon).not.toHaveAttribute('data-icon-label');
  await expect(link).toHaveAccessibleName('Wishlist');
});

for (const how of ['natively', 'by jQuery'] as const) {
  test(`number and hearts follow what only asks for all of it anew, ${how}, before anybody is near`, async ({
    page,
    shop,
  }) => {
    const fragments = 'action=load_fragments';
    await shop.situation({ wishlist: 'view', ...(how === 'by jQuery' && { jquery: 'before' }) });
    await visit(page, '/shop/');
    await touch(page);
    for (const name of ['wishlist', 'wishlist-count'])
      await expectIsland(page.locator('body'), name, 'waiting');
    const tell = (): Promise<unknown> =>
      page.evaluate((by) => {
        const name = 'yith_wcwl_reload_fragments';
        if (by === 'natively') document.dispatchEvent(new Event(name));
        else jQuery(document).trigger(name, [{ firstLoad: false, avoidDataInvalidation: true }]);
      }, how);
    await shop.wish(['HV-W101']);
    await tell();
    const icon = page.locator('i.wishlist-icon').first();
    await expect(icon).toHaveAttribute('data-icon-label', '1');
    await expect(page.locator('.wishlist-button.wishlist-added')).toHaveCount(1);
    // Once they are there, they hear it by themselves, and still ask once.
    await shop.wish([]);
    await tell();
    await expect(icon).not.toHaveAttribute('data-icon-label');
    await expect(page.locator('.wishlist-button.wishlist-added')).toHaveCount(0);
    await atRest(page);
    expect(await shop.requests(COUNT)).toHaveLength(2);
    expect(await shop.requests(fragments)).toHaveLength(2);
  });
}

test('the number follows what other scripts tell, and the newest answer wins', async ({
  page,
  shop,
}) => {
  await shop.situation({ wishlist: 'view', csp: 'strict' });
  await shop.wish(['HV-W101']);
  await page.clock.install({ time: 0 });
  // A page without any heart, whose header counts all the same.
  await visit(page, '/journal/how-to-wash-wool/');
  const icon = page.locator('i.wishlist-icon').first();
  const link = page.locator('a.wishlist-link:visible');
  await expect(icon).toHaveAttribute('data-icon-label', '1');
  expect(await shop.requests(COUNT)).toEqual([]);

  const tell = (): Promise<unknown> =>
    page.evaluate(() =>
      document.body.dispatchEvent(new CustomEvent('removed_from_wishlist', { bubbles: true })),
    );
  await link.hover();
  await expectIsland(page.locator('body'), 'wishlist-count', 'ready');
  await expect(link).toHaveAccessibleName('Wishlist, 1 item');
  expect(await shop.requests(COUNT)).toEqual([]);
  await shop.wish([]);
  // Time stands still, so that what is shown for half a second is seen.
  await page.clock.pauseAt(100_000);
  await tell();
  await expect(icon).not.toHaveAttribute('data-icon-label');
  await expect(icon).toHaveClass(/(^|\s)added(\s|$)/);
  await page.clock.runFor(499);
  await expect(icon).toHaveClass(/(^|\s)added(\s|$)/);
  await page.clock.runFor(1);
  await expect(icon).not.toHaveClass(/(^|\s)added(\s|$)/);
  await page.clock.resume();
  await expect(icon).not.toHaveClass(/has-products/);
  await expect(link).toHaveAccessibleName('Wishlist');

  // The older answer comes last.
  await shop.wish(['HV-W101', 'HV-A301']);
  await shop.fault({ match: COUNT, kind: 'slow', delayMs: 1500 });
  await tell();
  await expect.poll(async () => (await shop.requests(COUNT)).length).toBe(2);
  await shop.wish(['HV-W101', 'HV-A301', 'HV-W102']);
  await tell();
  await expect(icon).toHaveAttribute('data-icon-label', '3');
  await expect
    .poll(async () => (await shop.requests(COUNT)).every(({ status }) => status !== null))
    .toBe(true);
  await expect(icon).toHaveAttribute('data-icon-label', '3');
  await expect(link).toHaveAccessibleName('Wishlist, 3 items');
  const [call] = await shop.requests(COUNT);
  expect(call).toMatchObject({ method: 'GET', path: `/wp-admin/admin-ajax.php?action=${COUNT}` });
});
