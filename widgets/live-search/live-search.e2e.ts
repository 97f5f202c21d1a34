import { atRest, expect, test } from '../../fixtures-html/testing/shop-test';
import { liveRegion, SearchForm } from './live-search.page';

for (const rtl of [false, true]) {
  test(`answers to every key of the pattern (${rtl ? 'right to left' : 'left to right'})`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ rtl });
    const search = new SearchForm(page);
    await search.open();
    const { field, list, options } = search;
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await search.search('wool');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id'))!);
    await expect(liveRegion(page)).toHaveText(/^\d+ suggestions\. /);
    const names = await search.names();
    const last = names.length - 1;
    expect(names.slice(0, 2)).toEqual(['Lambswool Scarf', 'Lambswool Jumper']);
    await expect(options.first().locator('strong')).toHaveText('wool');

    /** Each key, the suggestion that is chosen then (-1: none), and what the field says. */
    const keys: ReadonlyArray<[key: string, chosen: number, text: string, isOpen?: false]> = [
      ['ArrowDown', 0, names[0]!],
      ['ArrowDown', 1, names[1]!],
      ['ArrowUp', 0, names[0]!],
      ['ArrowUp', -1, 'wool'],
      ['ArrowUp', last, names[last]!],
      ['ArrowDown', last, names[last]!],
      ['ArrowLeft', -1, names[last]!],
      ['ArrowDown', 0, names[0]!],
      ['ArrowRight', -1, names[0]!],
      ['ArrowDown', 0, names[0]!],
      ['Home', -1, names[0]!],
      ['ArrowDown', 0, names[0]!],
      ['End', -1, names[0]!],
      ['Escape', -1, 'wool', false],
      ['ArrowDown', 0, names[0]!],
      ['Alt+ArrowUp', -1, names[0]!, false],
      ['Escape', -1, 'wool', false],
      ['Alt+ArrowDown', -1, 'wool'],
      ['ArrowDown', 0, names[0]!],
      ['Escape', -1, 'wool', false],
      ['Escape', -1, '', false],
    ];
    for (const [index, [key, chosen, text, isOpen = true]] of keys.entries()) {
      await test.step(`${index}: ${key}`, async () => {
        await page.keyboard.press(key);
        const outcome = { text, chosen, isOpen, isConsistent: true };
        await expect.poll(() => search.now()).toEqual(outcome);
      });
    }
  });
}

test('Tab leaves the list and goes nowhere else, Enter opens what the keys have chosen', async ({
  page,
}) => {
  const search = new SearchForm(page);
  await search.open();
  await search.search('wool');
  await page.keyboard.press('ArrowDown');
  await search.expectActive(0);
  await page.keyboard.press('Tab');
  await expect(search.submit).toBeFocused();
  await expect(search.list).toBeHidden();
  await expect(search.field).toHaveValue('Lambswool Scarf');
  // Who comes back finds what was typed.
  await page.keyboard.press('Shift+Tab');
  await expect(search.field).toBeFocused();
  await expect(search.list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.field).toHaveValue('wool');
  await search.search('wool');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/lambswool-jumper\/$/);
});

test('Enter sends the form in whatever state the search is, unless keys have chosen', async ({
  page,
  shop,
}) => {
  const search = new SearchForm(page);
  await search.open();
  await search.form.evaluate((form) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const sent = new FormData(form as HTMLFormElement).get('s') as string;
      form.dataset.sent = `${form.dataset.sent ?? ''}${sent};`;
    });
  });
  const { field } = search;
  const states: Record<string, () => Promise<unknown>> = {
    wo: () => field.fill('wo'),
    wool: () => search.search('wool'),
    'wool ': async () => {
      await search.search('wool ');
      await search.options.nth(1).hover();
      await expect(search.options.nth(1)).toHaveClass(/autocomplete-selected/);
    },
    woo: async () => {
      // Chosen, and given up again.
      await search.search('woo');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await search.expectNoneActive();
    },
    'Lambswool Scarf': async () => {
      // A name that was taken over, to search for it.
      await search.search('wool');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await search.expectNoneActive();
    },
    closed: async () => {
      await field.fill('closed');
      await search.settled();
      await page.keyboard.press('Escape');
    },
    waiting: async () => {
      await shop.fault({ match: 'query=waiting', kind: 'hang', times: 'always' });
      await field.fill('waiting');
      await expect(search.submit).toHaveClass(/loading/);
    },
  };
  const sent: string[] = [];
  for (const [state, reach] of Object.entries(states)) {
    await reach();
    await field.press('Enter');
    sent.push(state);
    await expect(search.form, state).toHaveAttribute('data-sent', `${sent.join(';')};`);
    await expect(search.list, state).toBeHidden();
    await expect(search.submit, state).not.toHaveClass(/loading/);
  }
});

test('is pointed at and picked by mouse, but chooses nothing for a resting pointer', async ({
  page,
  shop,
  context,
}) => {
  const search = new SearchForm(page);
  await search.open();
  const box = (await search.field.boundingBox())!;
  // Where the second suggestion is going to be.
  await page.mouse.move(box.x + 30, box.y + box.height + 90);
  await search.search('wool');
  await expect(search.chosen).toHaveCount(0);
  await search.options.nth(2).hover();
  await expect(search.options.nth(2)).toHaveClass(/autocomplete-selected/);
  await expect(search.field).not.toHaveAttribute('aria-activedescendant');
  await expect(search.field).toHaveValue('wool');
  await page.mouse.move(5, 500);
  await expect(search.list.locator('.autocomplete-selected')).toHaveCount(0);

  // What stays under the pointer for a moment is fetched ahead, once.
  const fetched = () => shop.requests('GET /product/lambswool-jumper/');
  await search.options.nth(1).hover();
  await expect.poll(async () => (await fetched()).length).toBe(1);
  const hasRules = (): Promise<boolean> =>
    page
      .locator('head script[type=speculationrules]')
      .evaluateAll((all) => all.some((one) => one.textContent!.includes('lambswool-jumper')));
  await expect.poll(hasRules).toBe(true);
  // It would say of the list what was so before.
  await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('added_to_wishlist')));
  await expect.poll(hasRules).toBe(false);

  const tab = context.waitForEvent('page');
  await search.options.nth(0).click({ modifiers: ['Control'] });
  await (await tab).waitForURL(/\/product\/lambswool-scarf\/$/);
  await (await tab).close();
  await expect(search.field).toBeFocused();
  await expect(search.list).toBeVisible();
  // A press beside the form shuts the list; the field opens it again, without asking.
  await page.mouse.click(5, 500);
  await expect(search.list).toBeHidden();
  await search.field.click();
  await expect(search.list).toBeVisible();
  await search.options.nth(1).click();
  await expect(page).toHaveURL(/\/product\/lambswool-jumper\/$/);

  // A shop that wants no page fetched ahead wants none of these.
  await shop.situation({ settings: { islands: { prefetch: 'off' } } });
  await page.clock.install();
  await search.open();
  await search.search('wool');
  await shop.forgetRequests();
  await search.options.nth(1).hover();
  await expect(search.options.nth(1)).toHaveClass(/autocomplete-selected/);
  await page.clock.runFor(300);
  await atRest(page);
  expect(await fetched()).toEqual([]);
});

test('one suggestion is told in the singular, none in the shop’s words, which lead nowhere', async ({
  page,
}) => {
  const search = new SearchForm(page);
  await search.open();
  await search.search('oxford shirt');
  await expect(search.options).toHaveCount(1);
  await expect(liveRegion(page)).toHaveText(/^1 suggestion\. /);
  await search.search('umbrella');
  await expect(search.options).toHaveCount(1);
  await expect(search.options).toHaveText('No products found.');
  await expect(search.options).toHaveAttribute('aria-disabled', 'true');
  await expect(liveRegion(page)).toHaveText('No products found.');
  // What is disabled is pressed all the same.
  await search.options.click({ force: true });
  await page.keyboard.press('ArrowDown');
  await search.expectNoneActive();
  await expect(search.field).toHaveValue('umbrella');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?s=umbrella&post_type=product$/);
});

test('says ‘No results’ only where the setting wants it', async ({ page, shop }) => {
  const search = new SearchForm(page);
  for (const searchNoResultsNotice of [false, true]) {
    await shop.situation({ emptySuggestions: true, settings: { searchNoResultsNotice } });
    await search.open();
    await search.field.pressSequentially('umbrella');
    await expect(liveRegion(page)).toHaveText('No results');
    await expect(search.note).toHaveCount(searchNoResultsNotice ? 1 : 0);
    await expect(search.field).toHaveAttribute('aria-expanded', 'false');
    // An empty answer says nothing of longer texts.
    await search.search('wool');
  }
});
