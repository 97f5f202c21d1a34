import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';

test.use({ allowErrors: [/storefront-islands:error|lost\.jpg/] });

test('pictures are asked for by sight, from addresses that a picture may have, and their marks always end', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict' });
  const shifts = await noteShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const pictures = (): string[] => asked.filter((url) => url.includes('/craft-'));
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/our-craft/');
  const image = page.locator('.step-card img').first();
  // Near the window, and not in it.
  await page.locator('#garment-steps').evaluate((heading) => {
    scrollBy({ top: heading.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
  });
  await expectIsland(image, 'lazy-load', 'ready');
  expect(pictures()).toEqual([]);
  await expect(image).toHaveAttribute('src', /blank-600x450/);

  await image.scrollIntoViewIfNeeded();
  await expect(image).not.toHaveClass(/lazy-load(?!-)/);
  await expect(image).toHaveClass('lazy-load-active');
  await expect(image).toHaveAttribute('srcset', '/wp-content/uploads/craft-spin.webp 600w');
  await expect(image).toHaveJSProperty('complete', true);
  await expect.poll(() => new Set(pictures().map((url) => new URL(url).pathname)).size).toBe(3);
  expect(shifts).toEqual([]);

  await page.evaluate(() => {
    for (const [id, src, srcset] of [
      ['bad', 'javascript:alert(1)', ''],
      ['half', '/wp-content/uploads/feed-1.webp', 'javascript:alert(1) 2x'],
      ['lost', '/wp-content/uploads/lost.jpg', ''],
    ] as const) {
      const added = new Image(40, 40);
      Object.assign(added, { id, className: 'lazy-load', alt: 'A jumper' });
      Object.assign(added.dataset, { src, srcset });
      Object.assign(added.style, { position: 'fixed', inset: '40vh auto auto 0' });
      document.body.append(added);
    }
  });
  await expectIsland(page.locator('#bad'), 'lazy-load', 'failed');
  for (const id of ['bad', 'half', 'lost']) {
    await expect(page.locator(`#${id}`)).not.toHaveClass(/lazy-load(?!-)/);
    await expect(page.locator(`#${id}`)).not.toHaveAttribute('srcset');
  }
  await expect(page.locator('#bad')).not.toHaveAttribute('src');
  await expect(page.locator('#half')).toHaveJSProperty('complete', true);
});
