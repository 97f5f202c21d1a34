import { expect, goOffline, goOnline, test } from '../../fixtures-html/testing/shop-test';
import { queries, SearchForm } from './live-search.page';

test('asks from three characters on, once for each text and category', async ({ page, shop }) => {
  await shop.situation({ searchCategories: true, sidebarSearch: true });
  const search = new SearchForm(page);
  await search.open();
  await search.field.pressSequentially('wo');
  await expect(search.list).toBeHidden();
  expect(await queries(shop)).toEqual([]);
  await search.field.press('o');
  await search.settled();
  await expect(search.list).toBeVisible();
  await search.field.press('l');
  await expect
    .poll(() => queries(shop))
    .toEqual([
      ['woo', null],
      ['wool', null],
    ]);
  await search.settled();
  const everything = await search.names();

  // Back and forth by what is known.
  await search.field.press('Backspace');
  await expect(search.list).toBeVisible();
  await search.field.press('Backspace');
  await expect(search.list).toBeHidden();
  await search.field.pressSequentially('ol');
  await expect.poll(() => search.names()).toEqual(everything);
  expect(await queries(shop)).toHaveLength(2);

  await search.category.selectOption('men');
  await expect.poll(() => queries(shop)).toHaveLength(3);
  expect((await queries(shop))[2]).toEqual(['wool', 'men']);
  await expect.poll(() => search.names()).toEqual(['Lambswool Jumper']);
  await search.category.selectOption('');
  await expect.poll(() => search.names()).toEqual(everything);
  await search.category.selectOption('men');
  await expect.poll(() => search.names()).toEqual(['Lambswool Jumper']);
  await search.category.press('Escape');
  await expect(search.list).toBeHidden();

  // Other forms know it too, and only one list is open.
  const sidebar = new SearchForm(page, '.widget_product_search');
  await sidebar.enter();
  await sidebar.field.fill('wool');
  await expect.poll(() => sidebar.names()).toEqual(everything);
  expect(await queries(shop)).toHaveLength(3);
  await search.field.focus();
  await expect(search.list).toBeVisible();
  await expect(sidebar.list).toBeHidden();
});

test('the newest search wins, older ones are given up, and only its form is busy', async ({
  page,
  shop,
}) => {
  await shop.situation({ sidebarSearch: true });
  const search = new SearchForm(page);
  const sidebar = new SearchForm(page, '.widget_product_search');
  await search.open();
  const gone: string[] = [];
  page.on('requestfailed', (request) => {
    const text = new URL(request.url()).searchParams.get('query');
    if (text) gone.push(text);
  });
  await shop.fault({ match: 'query=lam', kind: 'hang', times: 'always' });
  await search.field.pressSequentially('lam');
  await expect(search.submit).toHaveClass(/loading/);
  await expect(sidebar.submit).not.toHaveClass(/loading/);
  // It is busy from the first key on: only what has been asked for can be given up.
  await expect.poll(() => queries(shop)).toHaveLength(1);
  await shop.clearFaults();
  await shop.fault({ match: 'query=lamb', kind: 'out-of-order' });
  await search.field.pressSequentially('b');
  await expect.poll(() => gone).toEqual(['lam']);
  // The first of the pair has to be there, or one of the next ones would be kept back in its place.
  await expect.poll(() => queries(shop)).toContainEqual(['lamb', null]);
  // Down before the answer: it waits for it.
  await search.field.pressSequentially('swool s');
  await page.keyboard.press('ArrowDown');
  await search.expectActive(0);
  await search.settled();
  await expect(search.field).toHaveValue('Lambswool Scarf');
  await page.keyboard.press('Escape');

  // Left, or shut, nothing goes on being asked.
  await shop.fault({ match: 'query=mac', kind: 'hang', times: 'always' });
  for (const leave of ['Escape', 'Tab', 'too short'] as const) {
    await shop.forgetRequests();
    await search.field.fill('mac');
    await expect(search.submit).toHaveClass(/loading/);
    await expect.poll(() => queries(shop)).toHaveLength(1);
    if (leave === 'too short') await search.field.fill('ma');
    else await search.field.press(leave);
    await search.settled();
    await expect(search.list).toBeHidden();
  }
  await expect.poll(() => gone.filter((text) => text === 'mac')).toHaveLength(3);
});

test('waits the configured time after the last key', async ({ page, shop }) => {
  await shop.situation({ themeOptions: { search_result_latency: '400' } });
  const search = new SearchForm(page);
  await search.open();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.field.pressSequentially('wool');
  await page.clock.runFor(390);
  await expect(search.submit).not.toHaveClass(/loading/);
  expect(await queries(shop)).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => queries(shop)).toEqual([['wool', null]]);
});

test('looks nothing up while an input method composes', async ({ page, shop }) => {
  const search = new SearchForm(page);
  await search.open();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const text of ['w', 'wo', 'woo', 'wool']) await compose(text);
  await expect(search.field).toHaveValue('wool');
  // Its keys are not ours: this one chooses among its candidates.
  await page.keyboard.press('ArrowDown');
  expect(await queries(shop)).toEqual([]);
  await expect(search.list).toBeHidden();
  await keyboard.send('Input.insertText', { text: 'wool' });
  await expect(search.list).toBeVisible();
  expect(await queries(shop)).toEqual([['wool', null]]);
  await search.expectNoneActive();
});

test.describe('whatever the shop answers', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('a failure is put away, looked up again, and Enter searches', async ({ page, shop }) => {
    const search = new SearchForm(page);
    await search.open();
    await shop.fault({ match: 'ajax_search_products', kind: '500' });
    await search.field.fill('jumper');
    await expect(search.note).toBeVisible();
    await expect(search.field).toHaveAttribute('aria-expanded', 'false');
    await search.field.press('Escape');
    await expect(search.note).toHaveCount(0);
    await expect(search.field).toHaveValue('jumper');
    // What failed was not kept as an answer.
    await search.field.press('ArrowDown');
    await expect(search.list).toBeVisible();

    await goOffline(page);
    await search.field.fill('cardigan');
    await expect(search.note).toBeVisible();
    await goOnline(page);
    await search.field.press('ArrowDown');
    await search.expectActive(0);

    await shop.fault({ match: 'ajax_search_products', kind: '500', times: 'always' });
    await search.field.fill('tote');
    await expect(search.note).toBeVisible();
    await search.field.press('Enter');
    await expect(page).toHaveURL(/\/\?s=tote&post_type=product$/);
  });
});

test('an answer that never comes is given up, one that comes late is shown', async ({
  page,
  shop,
}) => {
  const search = new SearchForm(page);
  await search.open();
  await shop.fault({ match: 'query=jumper', kind: 'hang', times: 'always' });
  // The clock stands still, however long the machine takes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.field.fill('jumper');
  // It is busy from the first key on; the time runs once the shop has been asked.
  await expect.poll(() => queries(shop)).toEqual([['jumper', null]]);
  await page.clock.runFor(14_000);
  await expect(search.submit).toHaveClass(/loading/);
  await page.clock.runFor(2000);
  await expect(search.note).toBeVisible();
  await search.settled();
  await page.clock.resume();
  await shop.fault({ match: 'query=wool', kind: 'slow', delayMs: 1500 });
  await search.field.fill('wool');
  await expect(search.submit).toHaveClass(/loading/);
  // Enter and the button work meanwhile; here the shopper waits.
  await expect(search.submit).toHaveCSS('pointer-events', 'auto');
  await expect(search.list).toBeVisible();
  await search.settled();
});
