import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { expect, expectIsland, test, visit } from '../../fixtures-html/testing/shop-test';

const GROUP = 'Flatsome: Prefer reduced motion is active on your OS';

test('editors have two links on every block, by pointer and keyboard, and a word on motion; others have nothing', async ({
  page,
  shop,
}) => {
  const groups: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'startGroupCollapsed') groups.push(message.text());
  });
  const shifts = await noteShifts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/our-craft/');
  await expectIsland(page.locator('#top-link'), 'back-to-top', 'ready');
  await expect(page.locator('.storefront-islands-edit-links')).toHaveCount(0);

  await shop.situation({ editor: true, csp: 'strict' });
  await visit(page, '/our-craft/');
  const bars = page.getByRole('group', { name: /^Edit block/ });
  await expect(bars).toHaveCount(3);
  await expect(page.locator('.block-edit-link')).toHaveCount(0);
  await expect(page.locator('.has-block')).toHaveCount(3);
  await expect.poll(() => groups).toEqual([GROUP]);

  const bar = page.getByRole('group', { name: 'Edit block: Numbers' });
  const builder = bar.getByRole('link', { name: 'UX Builder' });
  const backend = bar.getByRole('link', { name: 'WP Editor' });
  await expect(builder).toHaveAttribute(
    'href',
    /\/wp-admin\/edit\.php\?page=uxbuilder&post_id=2303$/,
  );
  await expect(backend).toHaveAttribute('href', /\/wp-admin\/post\.php\?post=2303&action=edit$/);
  // The header begins to stick as soon as the page is scrolled.
  expect(shifts).toEqual([]);
  await builder.focus();
  await expect(builder).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(backend).toBeFocused();
  for (const link of [builder, backend]) {
    const { width, height } = (await link.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  // Nothing lies over them.
  await builder.click({ trial: true });
});
