import { BAD_ANSWERS, REQUESTS, textOf } from '../../entry/matrix/faults/outcomes';
import { violations } from '../../fixtures-html/testing/accessibility';
import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { rewrite } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  goOffline,
  goOnline,
  stopClock,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const row = REQUESTS['show the photo feed'];
const CALL = row.match;

const feed = (page: Page) => page.locator('.feed');

/** The page as somebody sees it who scrolls down to the photos. */
async function open(page: Page): Promise<void> {
  await visit(page, '/');
  await feed(page).scrollIntoViewIfNeeded();
}

interface AgainWindow {
  feedAgain: Element;
}

/** Gets the markup of the server once more. */
async function getAgain(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', location.pathname);
        // Parsed by the browser itself, which the strict policy allows.
        request.responseType = 'document';
        request.addEventListener('load', () => {
          const printed = request.response as Document;
          const feedAgain = document.adoptNode(printed.querySelector('.feed')!);
          resolve(Object.assign(globalThis, { feedAgain } satisfies AgainWindow) && true);
        });
        request.send();
      }),
  );
}

/** Has the page get its photos once more: puts the markup of the server in their place. */
async function openAgain(page: Page): Promise<void> {
  await getAgain(page);
  await putAgain(page);
}

const putAgain = (page: Page): Promise<void> =>
  feed(page).evaluate((old) => old.replaceWith((globalThis as unknown as AgainWindow).feedAgain));

test('photos are asked for near the window, stand in the placeholder’s room, and work like the rest of the page', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict' });
  const shifts = await noteShifts(page);
  await page.addInitScript(() => {
    const told: unknown[] = [];
    const note = (step: string) => (part: Element) =>
      void told.push([step, part.className.includes('feed'), part.isConnected]);
    const Flatsome = { attach: note('attach'), detach: note('detach') };
    Object.assign(globalThis, { told, Flatsome });
  });
  await visit(page, '/');
  await expectIsland(feed(page), 'photo-feed', 'waiting');
  expect(await shop.requests(CALL)).toEqual([]);
  await feed(page).scrollIntoViewIfNeeded();
  await expect(feed(page).getByRole('link')).toHaveCount(6);
  await expect(feed(page)).not.toHaveAttribute('aria-busy');
  await expect(feed(page)).not.toHaveAttribute('data-flatsome-instagram');
  // Islands of the new markup are found by themselves.
  await expect(feed(page).locator('.col-inner').last()).toHaveAttribute('data-animated', 'true');
  await expect(feed(page).locator('img').last()).toHaveClass('lazy-load-active');
  const told = () => page.evaluate(() => (globalThis as unknown as { told: unknown }).told);
  await expect.poll(told, 'what others have registered sees them').toEqual([
    ['detach', true, true],
    ['attach', true, true],
  ]);
  const [call, ...more] = await shop.requests(CALL);
  expect(more).toEqual([]);
  expect(call).toMatchObject({ method: 'GET' });
  expect(call!.path).toMatch(/action=flatsome_load_instagram&data=[0-9a-f]{10}%3AeyJ/);
  expect(await violations(page)).toEqual([]);
  expect(shifts).toEqual([]);

  // Other scripts hear of it once the photos are there.
  await shop.situation({ csp: 'off', jquery: 'before' });
  await visit(page, '/');
  await page.evaluate(() => {
    const { jQuery } = globalThis as unknown as { jQuery: JQueryStatic };
    jQuery(document).on('ajaxComplete', (_event, _xhr, { url }) => {
      if (url?.includes('load_instagram'))
        document.body.dataset['heard'] = String(document.querySelectorAll('.feed a').length);
    });
  });
  await feed(page).scrollIntoViewIfNeeded();
  await expect(page.locator('body')).toHaveAttribute('data-heard', '6');
});

test.describe('when the photos cannot be had', () => {
  test.use({ allowErrors: [/Instagram error:|Failed to load resource/] });

  test('every fault is told: in the console to everybody, on the page to those with the admin bar', async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many answers');
    await shop.situation({ csp: 'strict' });
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Instagram'))
        told.push(message.text());
    });
    const isTold = async (reason: string): Promise<void> => {
      await expect.poll(() => told.splice(0)).toEqual([reason]);
      await expect(feed(page)).not.toHaveAttribute('aria-busy');
      await expect(feed(page).locator('.feed-place')).toHaveCount(6);
    };
    const note = page.locator('.container.error + .feed');
    for (const [at, kind] of BAD_ANSWERS.entries()) {
      await test.step(kind, async () => {
        await shop.fault({ match: CALL, kind });
        await (at === 0 ? open(page) : openAgain(page));
        await isTold(textOf(row.answers[kind]));
        await expect(note).toHaveCount(0);
      });
    }

    await test.step('offline', async () => {
      await getAgain(page);
      await goOffline(page);
      await putAgain(page);
      await isTold(row.offline);
      await goOnline(page);
    });

    await test.step('without the code that asks', async () => {
      await page.route('**/chunks/load-feed-*', (route) => route.abort());
      await open(page);
      await isTold('Instagram error: An unknown error occurred.');
      await page.unroute('**/chunks/load-feed-*');
    });

    await shop.situation({ editor: true });
    await visit(page, '/');
    await shop.expireNonces();
    await feed(page).scrollIntoViewIfNeeded();
    await isTold('Instagram error: Invalid hash');
    await expect(note).toHaveCount(1);
    await expect(page.locator('.container.error')).toHaveText('Instagram error: Invalid hash');
    await expect(page.getByRole('status').filter({ hasText: 'Instagram error' })).toHaveCount(1);

    await shop.forgetRequests();
    await rewrite(page, /:\d+\/$/, (html) =>
      html.replace(/data-flatsome-instagram="[^"]+"/, 'data-flatsome-instagram="2026"'),
    );
    await open(page);
    await isTold('Instagram error: Invalid data');
    expect(await shop.requests(CALL)).toEqual([]);
  });

  test('an answer that takes ten seconds is shown; one that never comes is given up at the limit', async ({
    page,
    shop,
  }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Instagram')) told.push(message.text());
    });
    await page.clock.install();
    await shop.fault({ match: CALL, kind: 'held' });
    await open(page);
    await expect.poll(() => shop.requests(CALL)).toHaveLength(1);
    await page.clock.runFor(10_000);
    await expect(feed(page)).toHaveAttribute('aria-busy', 'true');
    await shop.clearFaults();
    await expect(feed(page).getByRole('link')).toHaveCount(6);

    await shop.forgetRequests();
    await shop.fault({ match: CALL, kind: 'hang' });
    await getAgain(page);
    await stopClock(page);
    await putAgain(page);
    await expect.poll(() => shop.requests(CALL)).toHaveLength(1);
    const [limitMs, given] = row.limit;
    await page.clock.runFor(limitMs - 1);
    await expect(feed(page)).toHaveAttribute('aria-busy', 'true');
    expect(told).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => told).toEqual([given]);
    await expect(feed(page)).not.toHaveAttribute('aria-busy');
  });
});
