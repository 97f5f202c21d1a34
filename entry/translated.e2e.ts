import { noteIslandErrors } from '../fixtures-html/testing/page-probes';
import { expect, test, type Page } from '../fixtures-html/testing/shop-test';
import { SearchForm } from '../widgets/live-search/live-search.page';
import { openDropdown, TEE, threeLines } from '../widgets/mini-cart/mini-cart.page';
import { openSwatches, OVERSHIRT } from '../widgets/swatches/swatches.page';

/**
 * Pages that the browser translates: it puts each text, also those that come later, into elements of its own.
 * What React wrote is not in the page any more. Here the translation says the same.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateIn = (root: Node): void => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('font,script,style,textarea,select'))
          continue;
        const own = document.createElement('font');
        own.append(document.createElement('font'));
        own.firstElementChild!.textContent = text.data;
        text.replaceWith(own);
      }
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        for (const node of addedNodes) if (node.isConnected) translateIn(node.parentNode ?? node);
        if (type === 'characterData' && target.isConnected)
          translateIn(target.parentNode ?? target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    translateIn(document.body);
  });
}

test('what changes on a translated page is shown, and nothing fails', async ({ page, shop }) => {
  const errors = await noteIslandErrors(page);

  await test.step('amounts of the basket', async () => {
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await translate(page);
    await cart.row(TEE).locator('.plus').click();
    await expect(cart.field(TEE)).toHaveValue('2');
    await expect(cart.total).not.toHaveAttribute('aria-busy');
    const { subtotalPence } = await shop.cart();
    await expect(cart.total).toContainText((subtotalPence / 100).toFixed(2));
    await cart.remove(TEE).click();
    await expect(cart.undo(TEE)).toBeVisible();
    await cart.undo(TEE).click();
    await expect(cart.field(TEE)).toHaveValue('2');
    await expect(cart.total).toContainText((subtotalPence / 100).toFixed(2));
  });

  for (const swatches of ['plugin', 'theme'] as const) {
    await test.step(`the names of swatches (${swatches})`, async () => {
      await shop.startAfresh();
      const form = await openSwatches(page, shop, OVERSHIRT, {
        swatches,
        themeOptions: { swatches_layout: 'stacked' },
      });
      await form.item('Colour', 'rust').click();
      await expect(form.label('Colour')).toContainText('Rust');
      await translate(page);
      await form.item('Colour', 'navy').click();
      await expect(form.label('Colour')).toContainText('Navy');
      await expect(form.label('Colour')).not.toContainText('Rust');
      await page.locator('.reset_variations').click();
      await expect(form.label('Colour')).not.toContainText('Navy');
      await expect(form.list('Colour')).toHaveAttribute('data-island-swatches', 'ready');
    });
  }

  await test.step('suggestions while somebody types', async () => {
    await shop.startAfresh();
    const search = new SearchForm(page);
    await search.open();
    await translate(page);
    await search.search('shi');
    await expect(search.options.first()).toContainText('Shirt');
    await search.search('shirt');
    await expect(search.options.first().locator('strong')).toHaveText('Shirt');
    await expect(search.results).toHaveAttribute('data-island-live-search', 'ready');
  });

  expect(await errors()).toEqual([]);
});
