import { noteIslandErrors } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectIsland,
  test,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const filmOf = (page: Page): Locator => page.locator('.film-section video');
const isPaused = (film: Locator): Promise<boolean> =>
  film.evaluate((video: HTMLVideoElement) => video.paused);

/** Waits until the film moves, or does not. */
const expectPaused = (film: Locator, isNow: boolean): Promise<void> =>
  expect.poll(() => isPaused(film)).toBe(isNow);

test('a film moves while it is looked at, and never against a wish', async ({ page }) => {
  await page.goto('/our-craft/');
  const film = filmOf(page);
  const pause = page.getByRole('button', { name: 'Pause background film' });
  const play = page.getByRole('button', { name: 'Play background film' });
  await film.scrollIntoViewIfNeeded();
  await expectIsland(film, 'video-background', 'ready');
  await expectPaused(film, false);

  await test.step('its button can be pressed by finger and key, and says what it does', async () => {
    const { width, height } = (await pause.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await pause.press('Enter');
    await expect(play).toBeFocused();
    await expectPaused(film, true);
    await play.press('Enter');
    await expectPaused(film, false);
  });

  await test.step('out of sight, and on a page in the background, it rests', async () => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectPaused(film, true);
    await film.scrollIntoViewIfNeeded();
    await expectPaused(film, false);
    const hide = (isHidden: boolean): Promise<void> =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await expectPaused(film, true);
    await hide(false);
    await expectPaused(film, false);
  });

  await test.step('a film that the page hides has no button, until it is shown', async () => {
    const show = (display: string): Promise<void> =>
      film.evaluate((video, value) => void (video.style.display = value), display);
    await show('none');
    await expect(pause.or(play)).toBeHidden();
    await show('');
    await expect(pause).toBeVisible();
    await expectPaused(film, false);
  });

  await test.step('where data is to be saved it is not even loaded', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.reload();
    await film.scrollIntoViewIfNeeded();
    await expect(play).toBeVisible();
    await expect(film).toHaveAttribute('preload', 'none');
    await expectPaused(film, true);
  });
});

test('a film that is over begins anew only for who asks; one that leaves the page stops', async ({
  page,
}) => {
  await page.goto('/our-craft/');
  const film = filmOf(page);
  await film.evaluate((video: HTMLVideoElement) => (video.loop = false));
  await film.scrollIntoViewIfNeeded();
  await expectIsland(film, 'video-background', 'ready');
  await expectPaused(film, false);
  await film.evaluate(async (video: HTMLVideoElement) => {
    const ended = new Promise((resolve) => video.addEventListener('ended', resolve));
    video.currentTime = video.duration - 0.2;
    await ended;
  });
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(film).not.toBeInViewport();
  await film.scrollIntoViewIfNeeded();
  await expect(film).toBeInViewport();
  await atRest(page);
  expect(await isPaused(film)).toBe(true);

  const moving = await film.evaluateHandle(async (video: HTMLVideoElement) => {
    video.loop = true;
    await video.play();
    return video;
  });
  await film.evaluate((video) => video.remove());
  await expect.poll(() => moving.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
  await atRest(page);
  expect(await moving.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
});

test('with less motion a film waits to be asked', async ({ page }) => {
  await page.goto('/our-craft/');
  const film = filmOf(page);
  const pause = page.getByRole('button', { name: 'Pause background film' });
  const play = page.getByRole('button', { name: 'Play background film' });
  await film.scrollIntoViewIfNeeded();
  await expectPaused(film, false);
  await expect(pause).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPaused(film, true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectPaused(film, false);
  // Out of sight nothing moves anyway, but its button would say so.
  await page.evaluate(() => scrollTo(0, 0));
  await expectPaused(film, true);
  await expect(pause).toBeAttached();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(play).toBeAttached();
  await page.reload();
  await film.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  await expect(film).not.toHaveAttribute('autoplay');
  await expectPaused(film, true);
  await play.click();
  await expectPaused(film, false);
});

test('in a slider only the film of the selected slide moves', async ({ page }) => {
  await page.goto('/our-craft/');
  await page.evaluate(() => {
    const film = document.querySelector('.film-section video')!;
    const slider = document.createElement('div');
    slider.className = 'slider';
    slider.dataset['flickityOptions'] = '{"wrapAround":true,"pageDots":false}';
    for (const id of ['one', 'two']) {
      const slide = document.createElement('div');
      slide.className = 'slide';
      const video = film.cloneNode(true) as HTMLVideoElement;
      video.id = id;
      video.className = 'video-bg';
      video.muted = true;
      slide.append(video);
      slider.append(slide);
    }
    document.querySelector('main .page-content')!.prepend(slider);
  });
  const slider = page.locator('.slider');
  await slider.scrollIntoViewIfNeeded();
  await slider.dispatchEvent('pointerover');
  await expectIsland(slider, 'slider', 'ready');
  await expectPaused(page.locator('#one'), false);
  await expectPaused(page.locator('#two'), true);
  await slider.getByRole('button', { name: 'Next' }).click();
  await expectPaused(page.locator('#two'), false);
  await expectPaused(page.locator('#one'), true);
});

test.describe('a film of another company', () => {
  test.use({ allowErrors: [/storefront-islands:error/] });

  test('is asked for only in sight and with consent, and leaves with it', async ({
    page,
    shop,
  }) => {
    const asked: string[] = [];
    let held: Promise<void> | undefined;
    await page.route('https://www.youtube-nocookie.com/**', async (route) => {
      asked.push(route.request().url());
      await held;
      await route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
    });
    const errors = await noteIslandErrors(page);
    await shop.situation({ consent: 'optin' });
    await page.goto('/our-craft/');
    const insert = (id: string): Promise<void> =>
      page.evaluate((videoId) => {
        const section = document.createElement('section');
        section.className = 'section film-section';
        const box = document.createElement('div');
        box.className = 'ux-youtube fill';
        Object.assign(box.dataset, { videoid: videoId, loop: '1', audio: '0' });
        section.append(box);
        document.querySelector('main .page-content')!.prepend(section);
      }, id);
    const answer = (word: string): Promise<void> =>
      page.evaluate((marketing) => {
        document.cookie = `wp_consent_marketing=${marketing};path=/`;
        document.dispatchEvent(
          new CustomEvent('wp_listen_for_consent_change', { detail: { marketing } }),
        );
      }, word);
    await insert('dQw4w9WgXcQ');
    const box = page.locator('.ux-youtube').first();
    const button = page.locator('.film-section').first().getByRole('button');
    await box.scrollIntoViewIfNeeded();
    await expectIsland(box, 'video-background', 'ready');
    expect(asked).toEqual([]);
    await expect(button).toHaveCount(0);

    await answer('allow');
    const frame = box.locator('iframe');
    await expect(frame).toHaveAttribute('title', 'Background film');
    await expect(frame).toHaveAttribute('inert');
    await expect.poll(() => asked.length).toBe(1);
    const { pathname, searchParams } = new URL(asked[0]!);
    expect(pathname).toBe('/embed/dQw4w9WgXcQ');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      autoplay: '1',
      controls: '0',
      loop: '1',
      mute: '1',
      playlist: 'dQw4w9WgXcQ',
    });
    await expect(
      page.locator('.film-section').first().getByRole('button', { name: 'Pause background film' }),
    ).toBeVisible();

    await answer('deny');
    await expect(frame).toHaveCount(0);
    await expect(button).toHaveCount(0);

    // Paused while the player is still on its way, it does not start when it is there.
    let release = (): void => {};
    held = new Promise((resolve) => (release = resolve));
    await answer('allow');
    await expect(frame).toHaveCount(1);
    await button.click();
    await expect(button).toHaveAccessibleName('Play background film');
    await expect(frame).toHaveCount(0);
    await button.click();
    await expect(button).toHaveAccessibleName('Pause background film');
    await expect(frame).toHaveCount(1);
    release();
    await answer('deny');
    await expect(frame).toHaveCount(0);

    await insert('"><script>');
    await expectIsland(page.locator('.ux-youtube').first(), 'video-background', 'failed');
    expect((await errors())[0]?.message).toContain('must be the id of a film');
    expect(asked).toHaveLength(3);
  });
});
