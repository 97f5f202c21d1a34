import { expect, test, type Page } from '../../fixtures-html/testing/shop-test';
import {
  answerChallenges,
  expectStatus,
  field,
  fillEnquiry,
  fillEverything,
  open,
  response,
  rulesArrived,
  send,
  submissions,
  tip,
} from './contact-form.page';

/** How many messages the shop has taken. */
const taken = async (page: Page): Promise<number> => (await submissions(page)).length;

test('a double click and a key held down send once, however fast the shop answers', async ({
  page,
  shop,
}) => {
  // An outcome after which everything typed is still there, ready to be sent again.
  await shop.situation({ formOutcome: 'mail_failed' });
  await open(page);
  await fillEnquiry(page);
  await send(page).scrollIntoViewIfNeeded();
  const box = (await send(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expectStatus(page, 'failed');
    expect(await taken(page)).toBe(1);
  }
  await field(page, 'your-name').focus();
  for (const press of ['first', 'repeated']) {
    // Down again while it is down is what a key does that is held.
    await page.keyboard.down('Enter');
    await expectStatus(page, 'failed');
    expect(await taken(page), press).toBe(2);
  }
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => taken(page)).toBe(3);
  // New lines are what Enter is for there.
  await field(page, 'your-message').fill('One');
  await field(page, 'your-message').press('End');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(field(page, 'your-message')).toHaveValue('One\n\n');
  expect(await shop.requests('/feedback&')).toHaveLength(3);
});

test('an error that goes leaves what came meanwhile; a button that resets the form leaves no error', async ({
  page,
  shop,
}) => {
  await open(page);
  await rulesArrived(page);
  const email = field(page, 'your-email');
  await email.fill('ada');
  await email.press('Tab');
  await expect(tip(page, 'your-email')).toBeVisible();
  await email.evaluate((own) =>
    own.setAttribute('aria-describedby', `${own.getAttribute('aria-describedby')} hint`),
  );
  await email.fill('ada@shop.test');
  await email.press('Tab');
  await expect(tip(page, 'your-email')).toHaveCount(0);
  await expect(email).toHaveAttribute('aria-describedby', 'hint');

  await send(page).evaluate((button) =>
    button.after(Object.assign(document.createElement('input'), { type: 'reset', value: 'Clear' })),
  );
  await shop.forgetRequests();
  await field(page, 'your-name').fill('Ada');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(async () => (await shop.requests('/refill')).length).toBe(1);
  await expectStatus(page, 'init');
  await expect(field(page, 'your-name')).toHaveValue('');
  await expect(page.locator('.wpcf7-not-valid-tip')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('an error that goes while its field is left does not take the button from under the finger', async ({
    page,
  }) => {
    await open(page);
    await rulesArrived(page);
    await fillEnquiry(page);
    await field(page, 'your-email').fill('ada');
    await field(page, 'your-message').focus();
    await expect(tip(page, 'your-email')).toBeVisible();
    await send(page).scrollIntoViewIfNeeded();
    await field(page, 'your-email').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('@shop.test');
    const box = (await send(page).boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 8);
    await expectStatus(page, 'sent');
    await expect(tip(page, 'your-email')).toHaveCount(0);
  });
});

test('what a form says comes into sight, and a wrong field that can be reached gets the focus', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await open(page);
  await fillEnquiry(page);
  for (const [formOutcome, status] of [
    ['mail_failed', 'failed'],
    ['mail_sent', 'sent'],
  ] as const) {
    await shop.situation({ formOutcome });
    await send(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await send(page).click();
    await expectStatus(page, status);
    await expect(response(page)).toBeInViewport({ ratio: 0.9 });
  }
  // A step that another script has put away for now.
  await page.evaluate(() => {
    document.querySelector('[data-name=your-name]')!.closest('p')!.hidden = true;
  });
  await field(page, 'privacy').check();
  await send(page).click();
  await expectStatus(page, 'invalid');
  await expect(field(page, 'your-email')).toBeFocused();
  const isCovered = (): Promise<boolean> =>
    field(page, 'your-email').evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== input;
    });
  await expect.poll(isCovered, 'nothing lies over the field that has the focus').toBe(false);
});

test('who has gone on to another field while the form was on its way stays there', async ({
  page,
  shop,
}) => {
  await open(page);
  await fillEnquiry(page);
  await field(page, 'your-email').fill('');
  await shop.fault({ match: '/feedback', kind: 'held' });
  await send(page).click();
  await expect.poll(() => shop.requests('/feedback&')).toHaveLength(1);
  await field(page, 'your-message').fill('Do you mend');
  await shop.clearFaults();
  await expectStatus(page, 'invalid');
  await expect(field(page, 'your-email')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(' elbows?');
  await expect(field(page, 'your-message')).toHaveValue('Do you mend elbows?');

  await test.step('also where it was sent', async () => {
    await page.setViewportSize({ width: 360, height: 400 });
    await fillEnquiry(page);
    await shop.forgetRequests();
    await shop.fault({ match: '/feedback', kind: 'held' });
    await send(page).click();
    await expect.poll(() => shop.requests('/feedback&')).toHaveLength(1);
    await field(page, 'your-name').focus();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await shop.clearFaults();
    await expectStatus(page, 'sent');
    await expect(response(page)).toHaveText(/Thank you/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(field(page, 'your-name')).toBeFocused();
  });
});

test.describe('when the first try is lost', () => {
  test.use({ allowErrors: [/ERR_|status of 500/] });

  test('the next one brings everything, files and the pressed button too', async ({
    page,
    shop,
  }) => {
    await open(page, '/contact/everything/');
    await fillEverything(page);
    await answerChallenges(page);
    await field(page, 'your-file').setInputFiles({
      name: 'photo.txt',
      mimeType: 'text/plain',
      buffer: Buffer.alloc(150_000, 'x'),
    });
    for (const kind of ['reset', '500'] as const) {
      await shop.fault({ match: '/feedback', kind });
      await send(page).press('Enter');
      await expectStatus(page, 'failed');
      await expect(response(page)).toContainText('Everything you typed is still here');
      // It was out of reach while the form was sent.
      await expect(send(page)).toBeFocused();
    }
    await page.getByRole('button', { name: 'Send, and a copy to me' }).click();
    await expectStatus(page, 'sent');
    const [message, ...more] = await submissions(page);
    expect(more).toEqual([]);
    expect(message?.fields).toContainEqual(['your-file', 'photo.txt (150000 bytes)']);
    expect(message?.fields).toContainEqual(['intent', 'copy']);
    expect(message?.fields).not.toContainEqual(['intent', 'send']);
  });
});

/** Tells how long the page's own thread has worked, in milliseconds, whatever else the machine does. */
async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
}

test('a form of 200 fields is as quick as a short one while it is filled in', async ({
  page,
  shop,
}) => {
  const busyMs = await threadTime(page);
  const tips = page.locator('.wpcf7-not-valid-tip');
  /** The quickest of five rounds in which a field is filled in wrongly, left, and mended. */
  const quickest = async (name: string, right: string, error: RegExp): Promise<number> => {
    const rounds: number[] = [];
    while (rounds.length < 5) {
      const before = await busyMs();
      await field(page, name).fill('');
      await page.keyboard.type('nobody');
      await page.keyboard.press('Tab');
      await expect(tips).toHaveText([error]);
      await field(page, name).fill(right);
      await field(page, name).blur();
      await expect(tips).toHaveCount(0);
      rounds.push((await busyMs()) - before);
    }
    return Math.min(...rounds);
  };

  await open(page);
  await rulesArrived(page);
  await fillEnquiry(page);
  const short = await quickest('your-email', 'ada@shop.test', /enter an email address/);
  await open(page, '/contact/long/');
  await rulesArrived(page);
  await page.evaluate(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>('.wpcf7-text')) {
      input.value = 'ada@shop.test';
    }
  });
  // The last field is checked with all the 199 before it.
  const long = await quickest('field-200', '01904 550000', /or a telephone number/);
  expect(long, `milliseconds, instead of ${short} in the short form`).toBeLessThan(3 * short);
  expect(await shop.requests('/schema')).toHaveLength(2);

  await page.evaluate(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>('.wpcf7-text'))
      input.value = '';
  });
  await send(page).click();
  await expectStatus(page, 'invalid');
  await expect(tips).toHaveCount(200);
  await expect(field(page, 'field-1')).toBeFocused();
});
