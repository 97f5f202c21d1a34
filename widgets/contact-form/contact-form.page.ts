import {
  expect,
  expectIsland,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

/** What the browser tests of the contact form share. */

export const FORM_EVENTS = [
  'beforesubmit',
  'statuschanged',
  'invalid',
  'unaccepted',
  'spam',
  'aborted',
  'mailsent',
  'mailfailed',
  'submit',
  'reset',
].map((name) => `wpcf7${name}`);

export const wrapper = (page: Page): Locator => page.locator('.wpcf7').first();
export const form = (page: Page): Locator => wrapper(page).locator('form');
export const response = (page: Page): Locator => wrapper(page).locator('.wpcf7-response-output');
export const said = (page: Page): Locator =>
  wrapper(page).locator('.screen-reader-response [role=status]');
export const send = (page: Page): Locator =>
  wrapper(page).getByRole('button', { name: 'Send message' });
export const errorList = (page: Page): Locator =>
  wrapper(page).locator('.screen-reader-response li');
export const field = (page: Page, name: string): Locator =>
  wrapper(page).locator(`[data-name="${name}"] [name^="${name}"]`).first();
export const tip = (page: Page, name: string): Locator =>
  wrapper(page).locator(`[data-name="${name}"] .wpcf7-not-valid-tip`);

export async function open(page: Page, path = '/contact/'): Promise<void> {
  await page.goto(path);
  await expectIsland(wrapper(page), 'contact-form', 'ready');
}

/** Until then nothing is checked while it is filled in. */
export async function rulesArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { schemas } = (globalThis as unknown as { wpcf7: { schemas: Map<number, unknown> } })
      .wpcf7;
    return schemas.size > 0 && [...schemas.values()].every((schema) => schema !== undefined);
  });
}

export async function fillEnquiry(page: Page, message = 'Do you mend elbows?'): Promise<void> {
  await field(page, 'your-name').fill('Ada Lovelace');
  await field(page, 'your-email').fill('ada@shop.test');
  await field(page, 'topic').selectOption('Sizes and fit');
  await field(page, 'your-message').fill(message);
  await field(page, 'privacy').check();
}

/** All that a message needs in the form with every field, except for the answers to its questions. */
export async function fillEverything(page: Page): Promise<void> {
  await field(page, 'your-name').fill('Ada');
  await field(page, 'your-email').fill('ada@shop.test');
  await field(page, 'your-message').fill('A message long enough.');
  await field(page, 'your-size').selectOption('M');
  await wrapper(page).getByLabel('Shirts').check();
  await wrapper(page).getByLabel('I accept the terms (required)').check();
}

/** Answers the quiz and the captcha as somebody does who can read them. */
export async function answerChallenges(page: Page): Promise<void> {
  const question = await wrapper(page).locator('.wpcf7-quiz-label').textContent();
  await field(page, 'your-quiz').fill(question?.includes('France') ? 'Paris' : '4');
  const challenge = await wrapper(page).locator('[name^=_wpcf7_captcha_challenge_]').inputValue();
  const answer = await page.request.get(`/fixtures/api/captcha/${challenge}`);
  await field(page, 'your-code').fill(((await answer.json()) as { answer: string }).answer);
}

export async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(form(page)).toHaveAttribute('data-status', status);
  await expect(form(page)).toHaveClass(new RegExp(`\\b${status}\\b`));
}

/** Counts what screen readers are told, from now on; each look begins anew. */
export async function announcements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    const place = document.querySelector('.screen-reader-response [role=status]')!;
    const note = (): void => void (place.textContent && announced.push(place.textContent));
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(note).observe(place, all);
  });
  return () => page.evaluate(() => (globalThis as { announced?: string[] }).announced!.splice(0));
}

export interface StoredSubmission {
  formId: number;
  status: string;
  fields: Array<[string, string]>;
}

export async function submissions(page: Page): Promise<StoredSubmission[]> {
  return (await page.request.get('/fixtures/api/submissions')).json() as Promise<
    StoredSubmission[]
  >;
}
