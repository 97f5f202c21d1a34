import { goBackTo, noteHowShown } from '../../fixtures-html/testing/back';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  expectKnown,
  test,
  touch,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const CALL = 'action=ce4wp_form_submission';
const block = (page: Page, index = 0) => page.locator('.wp-block-ce4wp-subscribe').nth(index);
const subscribe = (page: Page, index = 0) =>
  block(page, index).getByRole('button', { name: 'Subscribe' });
const thanks = (page: Page, index = 0) => block(page, index).locator('.onSubmission');
const refusal = (page: Page, index = 0) => block(page, index).getByRole('alert');
const email = (page: Page, index = 0) => block(page, index).locator('input.email');

/** Opens a page as a shopper, and waits until a press on its first block is no longer the page's own. */
async function open(page: Page, path = '/letters/'): Promise<void> {
  await page.goto(path);
  await touch(page);
  await expectKnown(block(page), 'sign-up');
}

async function signUps(page: Page): Promise<unknown> {
  return (await page.request.get('/fixtures/api/sign-ups')).json();
}

test('a script that fills in and presses, before anybody has come near, signs up', async ({
  page,
}) => {
  await page.goto('/letters/');
  await expectKnown(block(page), 'sign-up');
  await block(page).evaluate((element) => {
    element.querySelector<HTMLInputElement>('input.email')!.value = 'ada@shop.test';
    element.querySelector<HTMLElement>('.submit-button')!.click();
  });
  await expect(thanks(page)).toContainText('Email: ada@shop.test');
  await expect(page).toHaveURL(/\/letters\/$/);
});

test('what was typed is stored and shown as text, by keyboard, without moving the page', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before' });
  await open(page);
  await block(page).hover();
  await expectIsland(block(page), 'sign-up', 'ready');
  // The labels name their fields, which the platform's do not.
  await page.getByLabel('First name').fill('Ada <b>');
  await page.getByLabel('Telephone').fill('call me');
  await page.getByLabel('Email').fill('ada@shop.test');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Telephone')).toBeFocused();
  expect(await signUps(page)).toEqual([]);
  await page.getByLabel('Telephone').fill('+44 1904 000-000');
  const before = await block(page).boundingBox();
  await page.keyboard.press('Enter');

  await expect(thanks(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(thanks(page)).toContainText('Name: Ada <b>');
  await expect(thanks(page)).toContainText('Telephone: +44 1904 000-000');
  await expect(thanks(page)).toContainText('Email: ada@shop.test');
  await expect(thanks(page)).toHaveRole('status');
  await expect(subscribe(page)).toBeHidden();
  expect(await block(page).boundingBox()).toEqual(before);
  expect(await signUps(page)).toEqual([
    {
      first_name: 'Ada <b>',
      last_name: '',
      email: 'ada@shop.test',
      telephone: '+44 1904 000-000',
      consent: 'true',
      list_id: '',
    },
  ]);
});

test('blocks of every kind stand beside each other, each with its own consent and end', async ({
  page,
}) => {
  await open(page, '/letters/all/?redirect=javascript:alert(1)');
  for (const index of [1, 2, 3]) await email(page, index).fill(`${index}@shop.test`);
  await subscribe(page, 1).click();
  await expect(thanks(page, 1)).toBeVisible();
  await expect(thanks(page, 1)).toContainText('on the morning of the next sale');
  await block(page, 3).getByLabel('First name').fill('Ada');
  await block(page, 3).getByLabel('Last name').fill('Guest');
  await block(page, 3).getByRole('checkbox').check();
  await subscribe(page, 3).click();
  await expect(thanks(page, 3)).toBeVisible();
  await expect(thanks(page, 3)).toContainText('You are on the list');
  // An address that may not be gone to leads to the message.
  await subscribe(page, 2).click();
  await expect(thanks(page, 2)).toBeVisible();
  await expect(thanks(page, 2)).toBeVisible();
  await expect(thanks(page, 2)).toContainText('You are on the list');
  await expect(thanks(page, 0)).toBeHidden();
  expect(await signUps(page)).toEqual([
    { email: '1@shop.test', consent: 'false', list_id: '7' },
    { first_name: 'Ada', last_name: 'Guest', email: '3@shop.test', consent: 'true', list_id: '7' },
    { email: '2@shop.test', list_id: '' },
  ]);
});

test('a sign-up leads where its author wants, and can be made again after Back @window', async ({
  page,
}) => {
  await noteHowShown(page);
  await open(page, '/letters/all/');
  await email(page, 2).fill('ada@shop.test');
  await subscribe(page, 2).click();
  await expect(page).toHaveURL(/how-to-wash-wool/);
  await goBackTo(page, /letters/, 'restored');
  await expectKnown(block(page, 2), 'sign-up');
  await expect(subscribe(page, 2)).not.toHaveAttribute('aria-disabled');
  await subscribe(page, 2).click();
  await expect(page).toHaveURL(/how-to-wash-wool/);
  expect(await signUps(page)).toHaveLength(2);
});

test('an address that does not leave the page ends with the thanks', async ({ page }) => {
  await page.clock.install();
  await open(page, '/letters/all/?redirect=/letters/all/%23thanks');
  await page.evaluate(() => history.replaceState(null, '', '/letters/all/'));
  await email(page, 2).fill('ada@shop.test');
  await subscribe(page, 2).click();
  await expect.poll(() => signUps(page)).toHaveLength(1);
  await expect(subscribe(page, 2)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(31_000);
  await expect(thanks(page, 2)).toContainText('You are on the list');
});

test('a press before the code is there, and a second one, send once, under a strict policy', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict', jquery: 'none', rtl: true });
  const release = await holdBack(page, '**/chunks/sign-up-*.js');
  await shop.fault({ match: CALL, kind: 'held' });
  await open(page);
  await email(page).fill('ada@shop.test');
  await subscribe(page).click();
  await expectIsland(block(page), 'sign-up', 'loading');
  release();
  await expect(subscribe(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(block(page).locator('form')).toHaveAttribute('aria-busy', 'true');
  // Busy, not disabled: it keeps the focus, and a press on it does nothing.
  await subscribe(page).click({ force: true });
  // What is sent is what was pressed for; and who has gone on stays there.
  await email(page).fill('somebody');
  const search = page.locator('#header .search-field').first();
  await search.fill('wool');
  await shop.clearFaults();
  await expect(thanks(page)).toBeVisible();
  await expect(search).toBeFocused();
  expect(await shop.requests(CALL)).toHaveLength(1);
  expect(await signUps(page)).toMatchObject([{ email: 'ada@shop.test' }]);
});

test('a page that is older than its nonce asks the shop for the new one', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await open(page, '/letters/?add-to-cart=101');
  await page.request.post('/fixtures/api/nonces/expire');
  await email(page).fill('ada@shop.test');
  await subscribe(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await shop.requests(CALL)).toHaveLength(2);
  // What came by the address came once.
  expect((await shop.cart()).lines.map(({ quantity }) => quantity)).toEqual([1]);
  expect(await signUps(page)).toHaveLength(1);
});

test('a page from a cache that keeps the old nonce says that nobody was signed up', async ({
  page,
  shop,
}) => {
  await open(page);
  const markup = await (await page.request.get('/letters/')).text();
  await page.request.post('/fixtures/api/nonces/expire');
  await page.route('**/letters/', (route) =>
    route.fulfill({ body: markup, contentType: 'text/html' }),
  );
  await email(page).fill('ada@shop.test');
  await subscribe(page).click();
  await expect(refusal(page)).toContainText('You have not been signed up');
  expect(await shop.requests(CALL)).toHaveLength(1);
  expect(await signUps(page)).toEqual([]);
});

test.describe('faults', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('without its code the block is the server’s', async ({ page, shop }) => {
    await shop.fault({ match: 'chunks/sign-up', kind: '404', times: 'always' });
    await page.addInitScript(() =>
      addEventListener('storefront-islands:error', (event) => event.preventDefault()),
    );
    await open(page);
    await block(page).hover();
    await expectIsland(block(page), 'sign-up', 'failed');
    await expect(subscribe(page)).toBeEnabled();
    await expect(block(page).locator('label').first()).not.toHaveAttribute('for');
  });
});

test('a handler that a site has put in its place goes first', async ({ page, shop }) => {
  await open(page);
  await block(page).hover();
  await expectIsland(block(page), 'sign-up', 'ready');
  await page.evaluate(() => {
    // eslint-disable-next-line unicorn/prefer-add-event-listener -- what the platform's script does
    document.querySelector<HTMLFormElement>('.cm-contact-form')!.onsubmit = ({ submitter }) =>
      // The second press is let through.
      submitter!.toggleAttribute('data-pressed') === false;
  });
  await email(page).fill('ada@shop.test');
  await subscribe(page).click();
  await subscribe(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await shop.requests(CALL)).toHaveLength(1);
});
