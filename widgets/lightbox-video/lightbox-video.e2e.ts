import { violations } from '../../fixtures-html/testing/accessibility';
import {
  atRest,
  expect,
  expectKnown,
  goOffline,
  goOnline,
  test,
  visit,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { FRAME_LIMIT_MS } from './lightbox-video.contract';

const PAGE = '/our-craft/';
const film = (page: Page): Locator => page.getByRole('link', { name: 'Watch a heel being darned' });
const mill = (page: Page): Locator => page.getByRole('link', { name: 'A visit to the mill' });
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Says that it has the focus, which another process is told of later than the page. */
const PLAYER =
  '<!doctype html><html lang="en"><title>Player</title><body style="background:#fff"><button>Play</button><script>onfocus = () => (document.body.dataset.hasFocus = "")</script>';

async function openPage(page: Page): Promise<void> {
  await visit(page, PAGE);
  await expectKnown(film(page), 'lightbox-video');
}

/** Stands for the other houses: nothing of a test leaves this machine. */
async function answerFrames(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/youtube|google|vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: PLAYER });
  });
  return asked;
}

test('a film plays in a dialog while those behind it rest; nothing is asked for before a press', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before' });
  const asked = await answerFrames(page);
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  await openPage(page);
  // A slide with a film of its own, as the theme prints it.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="slider"><div class="is-selected"><video class="video" muted></video></div></div>',
    );
    const video = document.querySelector<HTMLVideoElement>('.slider .video')!;
    let isPlaying = true;
    const calls: string[] = [];
    Object.assign(globalThis, { calls });
    Object.defineProperty(video, 'paused', { get: () => !isPlaying });
    video.pause = () => {
      isPlaying = false;
      calls.push('pause');
    };
    video.play = () => {
      calls.push('play');
      return Promise.resolve();
    };
    for (const name of ['mfpBeforeOpen', 'mfpOpen', 'mfpClose', 'mfpAfterClose'])
      jQuery(document).on(name, () => void calls.push(name));
  });
  await film(page).hover();
  await expect(film(page)).toHaveAttribute('aria-haspopup', 'dialog');
  expect([films, asked]).toEqual([[], []]);

  await film(page).click();
  const dialog = dialogOf(page, 'Watch a heel being darned');
  await expect(dialog).toBeFocused();
  await expect(dialog).toHaveClass(/mfp-wrap my-mfp-video mfp-ready/);
  // As large as the window has room for.
  const least = async (): Promise<number> => {
    const box = (await dialog.locator('.mfp-content').boundingBox())!;
    return Math.min(box.width, box.height);
  };
  await expect.poll(least).toBeGreaterThan(400);
  const video = dialog.locator('.ux-mfp-inline-content--video video');
  await expect
    .poll(() => video.evaluate((own: HTMLVideoElement) => own.currentTime))
    .toBeGreaterThan(0);
  await expect(dialog.getByText('Loading')).toHaveCount(0);
  await expect(film(page)).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(film(page)).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls))
    .toEqual(['mfpBeforeOpen', 'pause', 'mfpOpen', 'play', 'mfpClose', 'mfpAfterClose']);
});

test('a page of another house stands in a frame with a name, in reach of the keys', async ({
  page,
}) => {
  const asked = await answerFrames(page);
  await openPage(page);
  await mill(page).press('Enter');
  const other = dialogOf(page, 'A visit to the mill');
  const frame = other.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'A visit to the mill');
  await expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube.com/embed/mEnDiNgSoCk?autoplay=1&start=65',
  );
  await expect(other.locator('.mfp-s-ready')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().locator('body')).toHaveAttribute('data-has-focus');
  await other.getByRole('button', { name: 'Close (Esc)' }).click();
  await expect(other).toHaveCount(0);
  await expect(mill(page)).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('keys go on in the frame of another house, and from there to what follows', async ({
  page,
}) => {
  await answerFrames(page);
  await openPage(page);
  await mill(page).press('Enter');
  const other = dialogOf(page, 'A visit to the mill');
  const frame = other.locator('iframe');
  await expect(other.locator('.mfp-s-ready')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(frame.contentFrame().locator('body')).toHaveAttribute('data-has-focus');
  await page.keyboard.press('Tab');
  await expect(frame.contentFrame().getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(other.getByRole('link', { name: 'Open it on www.youtube.com' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(other.getByRole('button', { name: 'Close (Esc)' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(other).toHaveCount(0);
  await expect(mill(page)).toBeFocused();
});

test.describe('what goes wrong', () => {
  test.use({ allowErrors: [/404|frame-src|default-src|ERR_BLOCKED_BY_CSP/] });

  test('a frame that is refused and a file that is gone leave the link', async ({ page, shop }) => {
    await answerFrames(page);
    await test.step('by the policy of the page', async () => {
      await shop.situation({ csp: 'strict' });
      await openPage(page);
      await mill(page).click();
      const dialog = dialogOf(page, 'A visit to the mill');
      await expect(dialog.getByRole('alert')).toHaveText('This could not be shown here.');
      await expect(dialog.locator('iframe')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      const way = dialog.getByRole('link', { name: 'Open it on www.youtube.com' });
      await expect(way).toHaveAttribute('href', /watch\?v=mEnDiNgSoCk/);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a file', async () => {
      await shop.fault({ match: 'mending.mp4', kind: '404', times: 'always' });
      await film(page).click();
      const dialog = dialogOf(page, 'Watch a heel being darned');
      await expect(dialog.getByRole('alert')).toHaveText('This could not be shown here.');
      await expect(dialog.getByRole('link')).toHaveAttribute('href', /mending\.mp4$/);
    });
  });

  test('a frame that never answers, one without a network and missing code leave the link', async ({
    page,
    shop,
  }) => {
    await test.step('a frame that never answers, and one without a network', async () => {
      await page.route(/youtube/, () => new Promise(() => undefined));
      await page.clock.install();
      await openPage(page);
      await mill(page).click();
      const dialog = dialogOf(page, 'A visit to the mill');
      await expect(dialog.getByRole('status')).toHaveText('Loading…');
      await page.clock.fastForward(FRAME_LIMIT_MS);
      await expect(dialog.getByRole('alert')).toHaveText('This could not be shown here.');
      await dialog.getByRole('button', { name: 'Close (Esc)' }).click();
      await expect(dialog).toHaveCount(0);
      await atRest(page, { held: 'youtube' });
      await goOffline(page);
      await mill(page).click();
      await expect(dialog.getByRole('alert')).toHaveText('This could not be shown here.');
      await goOnline(page);
    });

    await test.step('the code', async () => {
      await shop.startAfresh();
      await answerFrames(page);
      await shop.fault({ match: 'chunks/open-film', kind: '404', times: 'always' });
      await openPage(page);
      const left = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().includes('youtube.com'),
      );
      await mill(page).click();
      expect((await left).url()).toBe('https://www.youtube.com/watch?v=mEnDiNgSoCk&t=1m5s');
    });
  });
});
