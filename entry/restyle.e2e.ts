import { readFile } from 'node:fs/promises';

import { expect, openSettled, test } from '../fixtures-html/testing/shop-test';

test.use({ allowErrors: [/Failed to load resource/] });

test('what the recipe says again in a later sheet holds, and a theme’s earlier style of buttons does not', async ({
  page,
  shop,
}) => {
  const recipe = await readFile('entry/recipes/restyle.md', 'utf8');
  const [, later = ''] = /^```css\n(.*?)^```$/ms.exec(recipe) ?? [];
  await openSettled(page, '/shop/');
  await page.evaluate(() => {
    const earlier = document.createElement('style');
    const styles = '{ background: red; color: red; border-radius: 99px; }';
    earlier.textContent = `button ${styles} button[type] ${styles}`;
    document.head.prepend(earlier);
  });
  await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
  await page.locator('.ajax_add_to_cart').first().click();
  const toast = page.locator('.storefront-islands-toast');
  const retry = toast.getByRole('button', { name: 'Try again' });
  const dismiss = toast.getByRole('button', { name: 'Dismiss' });
  await expect(toast).toHaveCSS('background-color', 'rgb(35, 32, 29)');
  await expect(retry).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(retry).toHaveCSS('color', 'rgb(35, 32, 29)');
  await expect(dismiss).toHaveCSS('color', 'rgb(255, 255, 255)');
  await dismiss.hover();
  await expect(dismiss).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await page.addStyleTag({ content: later });
  await expect(toast).toHaveCSS('background-color', 'rgb(34, 34, 34)');
  await expect(retry).toHaveCSS('background-color', 'rgb(255, 215, 0)');
  await expect(retry).toHaveCSS('color', 'rgb(34, 34, 34)');
  await expect(dismiss).toHaveCSS('border-radius', '0px');
});
