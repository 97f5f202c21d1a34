import { BAD_ANSWERS, QUIET } from '../../entry/matrix/faults/outcomes';
import { endLimitsByClock } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  changeTabs,
  expect,
  expectIsland,
  expectKnown,
  goOffline,
  goOnline,
  stopClock,
  test,
  touch,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import {
  badge,
  busy,
  expectListed,
  heart,
  listed,
  live,
  openListing,
  products,
  sent,
  toast,
} from './wishlist.page';

const { tee, scarf } = products;
const ADD = 'action=add_to_wishlist';
const FAILED = `Your wishlist could not be changed: ${tee.name}.`;

/** What a press needs is fetched when the hand comes near: waits until it is there. */
async function expectCode(page: Page): Promise<void> {
  for (const chunk of ['change', 'net']) {
    await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').some((file) => file.name.includes(name)),
      `chunks/${chunk}-`,
    );
  }
}

test.describe('whatever the server answers', () => {
  test.use({ allowErrors: [/admin-ajax|chunks\/change/] });

  test('hearts that cannot be filled are asked for again by a press; what is off the list already can be taken off', async ({
    page,
    shop,
  }) => {
    await shop.situation({ wishlist: 'remove', wishlistAjax: true });
    await shop.fault({ match: 'load_fragments', kind: '500', times: 'always' });
    await openListing(page);
    const button = heart(page, tee);
    await button.click();
    await expect(toast(page)).toContainText(FAILED);
    await expect(button).not.toHaveClass(busy);
    await shop.clearFaults();
    await toast(page).getByRole('button', { name: 'Try again' }).click();
    await expectListed(page, shop, tee, true);
    await expect(toast(page)).toHaveCount(0);

    // The shop takes it off, and nobody hears of it: again, and it says that it cannot.
    await shop.fault({ match: 'action=delete_item', kind: 'reset-after' });
    await button.click();
    await expect(toast(page)).toContainText(FAILED);
    await expect(button).toHaveClass(listed);
    expect(await shop.wishes()).toEqual([]);
    await toast(page).getByRole('button', { name: 'Try again' }).click();
    await expectListed(page, shop, tee, false);
    await expect(live(page)).toHaveText(`${tee.name} is off your wishlist.`);
    await expect(toast(page)).toHaveCount(0);
    await expect(badge(page)).not.toHaveAttribute('data-icon-label');

    // Another device puts it on again, and the shop refuses to take it off: that is told.
    await shop.wish([tee.sku]);
    await page.evaluate(() => document.dispatchEvent(new Event('yith_wcwl_reload_fragments')));
    await expect(button).toHaveClass(listed);
    await page.route('**/admin-ajax.php', (route) =>
      route.request().postData()?.includes('delete_item')
        ? route.fulfill({ json: { result: false } })
        : route.fallback(),
    );
    await button.click();
    await expect(toast(page)).toContainText(FAILED);
    await expectListed(page, shop, tee, true);
  });

  test('a stale nonce is renewed from the page; what the plugin refuses is said', async ({
    page,
    shop,
  }) => {
    await shop.situation({ wishlist: 'view', redirectAfterAdd: 'no' });
    await openListing(page, '/shop/?add-to-cart=101');
    await shop.expireNonces();
    await heart(page, tee).click();
    await expectListed(page, shop, tee, true);
    // What came by the address came once.
    expect((await shop.cart()).lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(await sent(shop, 'add_to_wishlist')).toHaveLength(2);

    await page.route('**/admin-ajax.php', (route) =>
      route.fulfill({ json: { result: 'error', message: '<b>Not <i>this</i> one.</b>' } }),
    );
    await heart(page, scarf).click();
    await expect(toast(page)).toContainText(`${scarf.name}. Not this one.`);
    await expect(heart(page, scarf)).not.toHaveClass(busy);
    await expect(toast(page).locator('b')).toHaveCount(0);
  });

  test('a row of the list survives a failure, can be tried again, and goes by a stale nonce', async ({
    page,
    shop,
  }) => {
    await shop.situation({ wishlist: 'view' });
    await shop.wish([tee.sku, scarf.sku]);
    await visit(page, '/wishlist/');
    const rows = page.locator('.wishlist_table [data-row-id]');
    const remove = rows.locator('.remove_from_wishlist').first();
    await remove.hover();
    await expectIsland(page.locator('body'), 'wishlist', 'ready');
    await shop.fault({ match: 'action=remove_from_wishlist', kind: '500' });
    await remove.click();
    await expect(toast(page)).toContainText(FAILED);
    await expect(remove).not.toHaveClass(busy);
    await expect(rows).toHaveCount(2);
    await shop.clearFaults();
    await toast(page).getByRole('button', { name: 'Try again' }).click();
    await expect(rows).toHaveCount(1);
    await expect(toast(page)).toHaveCount(0);

    await shop.expireNonces();
    await remove.click();
    await expect(rows).toHaveCount(0);
    expect(await shop.wishes()).toEqual([]);
    await expect(toast(page)).toHaveCount(0);
  });

  test('without the code that adds, the link does it as it does without script', async ({
    page,
    shop,
  }) => {
    await shop.situation({ wishlist: 'view' });
    await shop.fault({ match: 'chunks/change', kind: '404', times: 'always' });
    await openListing(page);
    await heart(page, tee).click();
    await expect.poll(() => shop.wishes()).toEqual([tee.id]);
    await expect(page.locator('.wishlist-button.wishlist-added')).toHaveCount(1);
  });
});

test.describe('without a network', () => {
  // What other islands fetch in quiet moments may be under way.
  test.use({ allowErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('offline a press waits, says so, and is done once', async ({ page, shop }) => {
    await shop.situation({ wishlist: 'remove' });
    await openListing(page);
    await expectCode(page);
    await goOffline(page);
    await heart(page, tee).click();
    await expect(toast(page)).toContainText('You are offline.');
    await expect(heart(page, tee)).not.toHaveClass(busy);
    await heart(page, tee).click();
    await goOnline(page);
    await expectListed(page, shop, tee, true);
    await expect(toast(page)).toHaveCount(0);
    expect(await sent(shop, 'add_to_wishlist')).toHaveLength(1);
  });
});

test.describe('what nobody has pressed for', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  const CALLS = 'admin-ajax.php';
  const { limitMs } = QUIET['widgets/wishlist/fragments.ts: postWishlist'];

  /** The header's number, the hearts that are listed, and how much is loading. */
  const shown = (page: Page): Promise<unknown> =>
    page.evaluate(() => {
      const hearts = [...document.querySelectorAll('.wishlist-button')];
      return {
        count: document.querySelector('i.wishlist-icon')?.getAttribute('data-icon-label'),
        listed: hearts
          .filter(({ classList }) => classList.contains('wishlist-added'))
          .map((button) => button.getAttribute('aria-label')),
        loading: document.querySelectorAll('.loading, [aria-busy=true]').length,
      };
    });
  const labelOf = ({ name }: { name: string }): string =>
    `On your wishlist: ${name}. Show the wishlist`;

  test('news that cannot be had change nothing and are told nowhere; the next ones are right', async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many answers');
    expect(QUIET['shared/net/wishlist-count.ts: fetch'].limitMs).toBe(limitMs);
    let failed = 0;
    page.on('requestfailed', (request) => (failed += Number(request.url().includes(CALLS))));
    await page.clock.install();
    await endLimitsByClock(page);
    await shop.situation({ wishlist: 'view' });
    await openListing(page);
    await expectIsland(page.locator('body'), 'wishlist-count', 'ready');
    await atRest(page);

    /** Another tab has changed the list, say: number and hearts are asked for. */
    const hearNews = async (): Promise<void> => {
      await shop.forgetRequests();
      failed = 0;
      await page.evaluate(() => document.dispatchEvent(new Event('yith_wcwl_reload_fragments')));
    };
    let isScarfListed = false;
    /** Changes the list behind the page's back, and sees that the page stays as it is. */
    const expectUnchanged = async (whenAsked: () => Promise<void>): Promise<void> => {
      const before = await shown(page);
      isScarfListed = !isScarfListed;
      await shop.wish(isScarfListed ? [tee.sku, scarf.sku] : [tee.sku]);
      await hearNews();
      await whenAsked();
      await atRest(page);
      expect(await shown(page)).toEqual(before);
      await expect(toast(page)).toHaveCount(0);
    };
    const expectRight = async (): Promise<void> => {
      await hearNews();
      const labels = (isScarfListed ? [tee, scarf] : [tee]).map(labelOf);
      const right = { count: String(labels.length), listed: labels, loading: 0 };
      await expect.poll(() => shown(page)).toEqual(right);
    };
    const areAnswered = async (): Promise<void> => {
      const statuses = async () => (await shop.requests(CALLS)).map(({ status }) => status);
      await expect
        .poll(async () => (await statuses()).filter((one) => one !== null).length)
        .toBe(2);
    };
    const haveFailed = (): Promise<void> => expect.poll(() => failed).toBe(2);

    for (const kind of BAD_ANSWERS) {
      await test.step(kind, async () => {
        await shop.fault({ match: CALLS, kind, times: 'always' });
        await expectUnchanged(areAnswered);
        await shop.clearFaults();
        await expectRight();
      });
    }

    await test.step('offline', async () => {
      await goOffline(page);
      await expectUnchanged(haveFailed);
      await goOnline(page);
      await expectRight();
    });

    await test.step('an answer that never comes', async () => {
      await shop.fault({ match: CALLS, kind: 'hang', times: 'always' });
      await stopClock(page);
      await expectUnchanged(async () => {
        await expect.poll(() => shop.requests(CALLS)).toHaveLength(2);
        await page.clock.runFor(limitMs - 1);
        expect(failed).toBe(0);
        await page.clock.runFor(1);
        await haveFailed();
        await page.clock.resume();
      });
      await shop.clearFaults();
      await expectRight();
    });
  });
});

test('without cookies it is said that they are needed, and nothing is sent', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    // Nor is there any other place to keep things in.
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await shop.situation({ wishlist: 'view' });
  await openListing(page);
  await heart(page, tee).click();
  await expect(toast(page)).toContainText('cookies');
  await expect(heart(page, tee)).not.toHaveClass(busy);
  expect(await shop.requests(ADD)).toEqual([]);
});

test.describe('without a network, before the code that adds is there', () => {
  test.use({ allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('a press waits as well, and is done once by the code or by the link', async ({
    page,
    shop,
  }) => {
    await shop.situation({ wishlist: 'remove' });
    // Comes only with a network, as it does for who presses right after going underground.
    await page.route('**/chunks/change-*', (route) => route.abort());
    await openListing(page);
    await goOffline(page);
    for (const name of ['first', 'again']) {
      await heart(page, tee).click();
      await expect(toast(page), name).toHaveText(/^You are offline\. .* Organic Cotton Tee\./);
      await expect(toast(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(heart(page, tee)).not.toHaveClass(busy);
    }
    await page.unroute('**/chunks/change-*');
    await goOnline(page);
    await expectListed(page, shop, tee, true);
    await expect(toast(page)).toHaveCount(0);
    // A network that is told of before it works leaves it to the link, too.
    expect(await shop.requests('add_to_wishlist')).toHaveLength(1);

    // It never comes: the link does what it does without script.
    await page.route('**/chunks/change-*', (route) => route.abort());
    await openListing(page);
    await goOffline(page);
    await heart(page, scarf).click();
    await expect(toast(page)).toContainText('You are offline.');
    await goOnline(page);
    await expect.poll(() => shop.wishes()).toEqual([tee.id, scarf.id]);
    await expect(page.locator('.wishlist-button.wishlist-added')).toHaveCount(2);
    expect(await shop.requests('add_to_wishlist')).toHaveLength(2);
  });
});

test('the plugin’s own script is given up after 30 seconds, too', async ({ page, shop }) => {
  await shop.situation({ wishlist: 'view' });
  await page.clock.install({ time: 0 });
  await openListing(page);
  // Time stands still until the test lets some of it pass.
  await page.clock.pauseAt(100_000);
  const button = heart(page, tee);
  const expectGivenUp = async (): Promise<void> => {
    await page.clock.runFor(29_999);
    await expect(button).toHaveClass(busy);
    await page.clock.runFor(1);
    await expect(button).not.toHaveClass(busy);
  };

  // A stand-in for the plugin's script that hears its link, and says nothing.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.id = 'jquery-yith-wcwl-js';
    document.body.append(script);
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target as Element).closest('.add_to_wishlist')) return;
        event.preventDefault();
        document.body.dataset.heard = 'yes';
      },
      true,
    );
  });
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'yes');
  await expectGivenUp();
});

test('other tabs follow', async ({ page, shop, context }) => {
  await shop.situation({ wishlist: 'view' });
  const other = await context.newPage();
  // Nobody has touched that one, but left it for another: from then on, the news wakes its code.
  await other.goto('/shop/');
  await expectIsland(other.locator('body'), 'wishlist', 'waiting');
  await changeTabs(other);
  await openListing(page);
  await heart(page, tee).click();
  await expectListed(page, shop, tee, true);
  await expect(badge(other)).toHaveAttribute('data-icon-label', '1');
  await expectListed(other, shop, tee, true);
  // Also one that has been open for longer than its nonces live.
  await shop.expireNonces();
  await page.reload();
  await heart(page, scarf).hover();
  await expectIsland(page.locator('body'), 'wishlist', 'ready');
  await heart(page, scarf).click();
  await expect(heart(page, scarf)).toHaveClass(listed);
  await expect(heart(other, scarf)).toHaveClass(listed);
});

test('a page that Back brings out of memory follows @window', async ({ page, shop }) => {
  await shop.situation({ wishlist: 'view' });
  await openListing(page);
  for (const item of [tee, scarf]) {
    await heart(page, item).click();
    await expect(heart(page, item)).toHaveClass(listed);
  }
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.goto('/product/organic-cotton-tee/');
  await shop.wish([scarf.sku, 'HV-W102']);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/\/shop\/$/);
  await page.waitForFunction(() => 'isSamePage' in globalThis);
  await expect(badge(page)).toHaveAttribute('data-icon-label', '2');
  await expect(heart(page, tee)).not.toHaveClass(/wishlist-added/);
});

for (const others of ['nobody', 'somebody']) {
  test(`the page after one that was left while its heart was being filled follows, where ${others} else hears of it`, async ({
    page,
    shop,
  }) => {
    // The calls of a page that leaves have ended by the time that a second listener is called.
    if (others === 'somebody')
      await page.addInitScript(() => addEventListener('pagehide', () => undefined));
    await shop.situation({ wishlist: 'view' });
    await openListing(page);
    await shop.fault({ match: ADD, kind: 'held' });
    await heart(page, tee).click();
    await expect.poll(() => sent(shop, 'add_to_wishlist')).toHaveLength(1);
    // Printed before the shop has done it.
    await page.goto('/shop/?utm_source=letter');
    await shop.clearFaults();
    await expect.poll(() => shop.wishes()).toEqual([tee.id]);
    await touch(page);
    await expectListed(page, shop, tee, true);
    await expect(badge(page)).toHaveAttribute('data-icon-label', '1');
  });
}

test('a page that Back takes out of the browser’s cache follows', async ({ page, shop }) => {
  await shop.situation({ wishlist: 'view' });
  await openListing(page);
  await heart(page, tee).click();
  await expectListed(page, shop, tee, true);
  await page.goto('/product/organic-cotton-tee/');
  await page.goBack();
  const [way] = await page.evaluate(() => {
    const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visits.map(({ type, transferSize }) => ({ type, transferSize }));
  });
  expect(way).toEqual({ type: 'back_forward', transferSize: 0 });
  await expect(badge(page)).toHaveAttribute('data-icon-label', '1');
  await expect(heart(page, tee)).toHaveClass(listed);
});

test('an answer from before a change does not undo what the change has shown', async ({
  page,
  shop,
}) => {
  await shop.situation({ wishlist: 'remove' });
  await openListing(page);
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/admin-ajax.php', async (route) => {
    if (!route.request().postData()?.includes('load_fragments')) return route.continue();
    const response = await route.fetch();
    await released;
    return route.fulfill({ response });
  });
  await shop.fault({ match: ADD, kind: 'held' });
  await heart(page, tee).click();
  await expect.poll(() => sent(shop, 'add_to_wishlist')).toHaveLength(1);
  // Another tab's news, say: the server answers before it has added anything.
  await page.evaluate(() => document.dispatchEvent(new Event('yith_wcwl_reload_fragments')));
  await expect
    .poll(async () => (await shop.requests('load_fragments')).map(({ status }) => status))
    .toEqual([200]);
  await shop.clearFaults();
  await expectListed(page, shop, tee, true);
  letGo();
  await expect.poll(() => sent(shop, 'load_fragments')).toHaveLength(2);
  await atRest(page);
  await expectListed(page, shop, tee, true);
});

test("the plugin's own script, where it still runs, does the work", async ({ page, shop }) => {
  await shop.situation({ wishlist: 'view', jquery: 'before' });
  await visit(page, '/shop/');
  await expectKnown(page.locator('body'), 'wishlist');
  // A stand-in for it: hears the link, and raises the event much later.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.id = 'jquery-yith-wcwl-js';
    document.body.append(script);
    jQuery(document).on('click', '.add_to_wishlist', (event: { preventDefault: () => void }) => {
      event.preventDefault();
      Object.assign(globalThis, {
        answer: () => jQuery(document.body).trigger('added_to_wishlist', []),
      });
    });
  });
  await heart(page, tee).click();
  await expect(heart(page, tee)).toHaveClass(busy);
  await page.waitForFunction(() => 'answer' in globalThis);
  await page.evaluate(() => (globalThis as unknown as { answer: () => void }).answer());
  await expect(heart(page, tee)).not.toHaveClass(busy);
  expect(await sent(shop, 'add_to_wishlist')).toEqual([]);
  // Newer versions of the plugin raise only this one.
  const counts = (await shop.requests('update_wishlist_count')).length;
  await page.evaluate(() => jQuery(document).trigger('yith_wcwl_reload_fragments', [{}]));
  await expect
    .poll(async () => (await shop.requests('update_wishlist_count')).length)
    .toBeGreaterThan(counts);
});
