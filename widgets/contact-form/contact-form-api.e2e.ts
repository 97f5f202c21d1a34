import { rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, test, type Page } from '../../fixtures-html/testing/shop-test';
import {
  expectStatus,
  field,
  fillEnquiry,
  form,
  open,
  response,
  rulesArrived,
  send,
  submissions,
  tip,
  wrapper,
} from './contact-form.page';

interface Forms {
  init: (form: Element) => void;
  submit: (form: Element, options?: { submitter?: Element }) => unknown;
  reset: (form: Element) => unknown;
  validate: (form: Element, options?: { target?: Element; scope?: Element }) => unknown;
  schemas: Map<number, { rules: unknown[] } | undefined>;
  blocked?: boolean;
  mine?: string;
  notes: string[];
}

/** Only its type is used in the page: there, `wpcf7` is the global. */
declare const wpcf7: Forms;

test('other scripts use the global as they use the platform’s', async ({ page, shop }) => {
  await shop.situation({ jquery: 'before' });
  // What the page has put there before the bundle wins.
  await rewrite(page, '**/contact/', (html) =>
    html.replace('var wpcf7 = {', 'var wpcf7 = {notes: [], mine: "kept",'),
  );
  await open(page);
  await rulesArrived(page);
  expect(await page.evaluate(() => wpcf7.schemas.get(12)?.rules.length)).toBe(10);
  const seen = await page.evaluate(() => {
    const { id, status, pluginVersion, locale, unitTag, containerPost, parent, schema } = (
      document.querySelector('.wpcf7-form') as HTMLFormElement & { wpcf7: Record<string, unknown> }
    ).wpcf7;
    const isShared = schema === wpcf7.schemas.get(12);
    const names = Object.keys(wpcf7).sort();
    const { className } = parent as Element;
    return {
      id,
      status,
      pluginVersion,
      locale,
      unitTag,
      containerPost,
      className,
      isShared,
      names,
      mine: wpcf7.mine,
    };
  });
  expect(seen).toEqual({
    id: 12,
    status: 'init',
    pluginVersion: '6.1.6',
    locale: 'en_GB',
    unitTag: 'wpcf7-f12-p782-o1',
    containerPost: 782,
    className: 'wpcf7 js',
    isShared: true,
    names: ['api', 'init', 'mine', 'notes', 'reset', 'schemas', 'submit', 'validate'],
    mine: 'kept',
  });

  // A multi-step add-on checks its step; what is hidden for now is left out.
  await page.evaluate(() => {
    const step = document.querySelector('.form-columns')!;
    document.querySelector('[data-name=topic]')!.classList.add('novalidate');
    return wpcf7.validate(document.querySelector('.wpcf7-form')!, { scope: step });
  });
  await expect(tip(page, 'your-name')).toHaveCount(1);
  await expect(tip(page, 'your-email')).toHaveCount(1);
  await expect(tip(page, 'topic')).toHaveCount(0);
  await expect(tip(page, 'your-message')).toHaveCount(0);
  await fillEnquiry(page);

  // A bot check wraps submitting and brings a token; tags and add-ons listen.
  await page.evaluate(() => {
    const first = wpcf7.submit;
    wpcf7.submit = async (element, options) => {
      await Promise.resolve();
      wpcf7.notes.push(`token for ${options?.submitter?.className.includes('submit')}`);
      return first(element, options);
    };
    document.addEventListener('wpcf7beforesubmit', (event) => {
      (event as CustomEvent<{ formData: FormData }>).detail.formData.append('steps', '1,2');
    });
    jQuery(document).on('wpcf7mailsent', ((event: { originalEvent: CustomEvent }) => {
      const detail = event.originalEvent.detail as {
        contactFormId: number;
        inputs: Array<{ name: string; value: string }>;
        apiResponse: { message: string };
      };
      const email = detail.inputs.find(({ name }) => name === 'your-email')?.value;
      const now = document.querySelector<HTMLTextAreaElement>('[name=your-message]')!.value;
      const text = document.querySelector('.wpcf7-response-output')!.textContent;
      wpcf7.notes.push(
        `${detail.contactFormId} ${email} ${detail.apiResponse.message} ${now}${text}`,
      );
    }) as never);
    // Set up again, as pop-up plugins do.
    wpcf7.init(document.querySelector('.wpcf7-form')!);
  });
  await send(page).click();
  await expectStatus(page, 'sent');
  expect(await page.evaluate(() => wpcf7.notes)).toEqual([
    'token for true',
    '12 ada@shop.test Thank you for your message. It has been sent. Do you mend elbows?',
  ]);
  const [message, ...more] = await submissions(page);
  expect(more).toEqual([]);
  expect(message?.fields).toContainEqual(['steps', '1,2']);
  await expect(page.locator('.wpcf7-spinner')).toHaveCount(1);
});

test('a global that another script replaces later still sends', async ({ page }) => {
  await open(page);
  await rulesArrived(page);
  await page.evaluate(() => void Object.assign(globalThis, { wpcf7: { mine: 'only' } }));
  await field(page, 'your-email').fill('nobody');
  await field(page, 'your-email').press('Tab');
  await expect(tip(page, 'your-email')).toHaveCount(1);
  await fillEnquiry(page);
  await send(page).click();
  await expectStatus(page, 'sent');
  expect(await page.evaluate(() => [wpcf7.mine, wpcf7.schemas.size])).toEqual(['only', 1]);
});

test('a payment script holds the form, and sends it when it is paid', async ({ page, shop }) => {
  await open(page);
  await fillEnquiry(page);
  await page.evaluate(() => void (wpcf7.blocked = true));
  await send(page).click();
  await expectStatus(page, 'submitting');
  expect(await shop.requests('/feedback&')).toEqual([]);
  await page.evaluate(() => {
    wpcf7.blocked = false;
    return wpcf7.submit(document.querySelector('.wpcf7-form')!);
  });
  await expectStatus(page, 'sent');
  expect(await submissions(page)).toHaveLength(1);
});

test('events that others raise by hand, and errors they cause, break nothing', async ({
  page,
  shop,
}) => {
  await open(page);
  await fillEnquiry(page);
  await page.evaluate(() => {
    const element = document.querySelector('.wpcf7-form')!;
    for (const name of ['wpcf7submit', 'wpcf7reset']) {
      element.dispatchEvent(new CustomEvent(name, { bubbles: true }));
      element.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: { apiResponse: 7 } }));
    }
  });
  // A hook on the server names a field that is not there, another script clears the list meanwhile.
  await page.route('**/feedback', (route) =>
    route.fulfill({
      json: {
        status: 'validation_failed',
        message: 'Two\nlines',
        invalid_fields: [
          { field: 'a["b]', message: 'No such field <b>here</b>' },
          { field: 'your-name', message: 'Not you again' },
          { field: 'your-name', message: 'Second' },
          { field: 7 },
          null,
        ],
      },
    }),
  );
  await send(page).click();
  await expectStatus(page, 'invalid');
  await expect(wrapper(page).locator('.screen-reader-response li')).toHaveText([
    'No such field <b>here</b>',
    'Not you again',
  ]);
  await expect(response(page).locator('br')).toHaveCount(1);
  await expect(field(page, 'your-name')).toBeFocused();
  await page.evaluate(() => {
    for (const node of document.querySelectorAll('.wpcf7-not-valid-tip,.wpcf7 li')) node.remove();
  });
  // An add-on tells in the form's own places, which a submission empties first.
  await expect(response(page)).toBeVisible();
  await page.evaluate(() => {
    const element = document.querySelector('.wpcf7-form')!;
    wpcf7.reset(element);
    const [text, wrap] = ['.wpcf7-response-output', '[data-name=your-email]'].map((place) =>
      element.querySelector(place)!,
    );
    text!.textContent = 'One step is missing.';
    wrap!.insertAdjacentHTML('beforeend', '<span class="wpcf7-not-valid-tip">Theirs</span>');
    wrap!.querySelector('input')!.classList.add('wpcf7-not-valid');
    const look = (): void =>
      void wpcf7.notes.push(
        `${text!.textContent}${element.querySelectorAll('.wpcf7-not-valid-tip,.wpcf7-not-valid').length}`,
      );
    wpcf7.notes = [];
    element.addEventListener('wpcf7beforesubmit', look);
  });
  await expectStatus(page, 'init');
  await page.unroute('**/feedback');
  await send(page).click();
  await expectStatus(page, 'sent');
  expect(await page.evaluate(() => wpcf7.notes)).toEqual(['0']);
  expect(await submissions(page)).toHaveLength(1);

  // A refill alone leaves the controls as they are.
  await fillEnquiry(page, 'One more thing.');
  await shop.forgetRequests();
  await page.evaluate(() => wpcf7.reset(document.querySelector('.wpcf7-form')!));
  await expectStatus(page, 'init');
  await expect(field(page, 'your-message')).toHaveValue('One more thing.');
  expect(await shop.requests('/refill')).toHaveLength(1);
});

/** Takes the form out of the page, and waits until the island has noticed. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const element = document.querySelector('.wpcf7')!;
    const { parentElement } = element;
    element.remove();
    Object.assign(globalThis, { parentElement, element });
  });
  const isTaken = (): Promise<boolean> =>
    page.evaluate(() => {
      const { element } = globalThis as unknown as { element: Element };
      return 'wpcf7' in element.querySelector('form')!;
    });
  await expect.poll(isTaken).toBe(false);
}

test('a form that leaves is as the server sent it, and works when it comes back', async ({
  page,
}) => {
  await open(page);
  await rulesArrived(page);
  await page.evaluate(() => wpcf7.validate(document.querySelector('.wpcf7-form')!));
  await expect(tip(page, 'your-name')).toHaveCount(1);
  await leave(page);
  const markup = await page.evaluate(() => {
    const { element } = globalThis as unknown as { element: Element };
    return { html: element.innerHTML, className: element.className };
  });
  expect(markup.className).toBe('wpcf7 no-js');
  expect(markup.html).not.toMatch(/not-valid|wpcf7-spinner|aria-describedby|disabled/);
  await page.evaluate(() => {
    const { element, parentElement } = globalThis as unknown as Record<string, Element>;
    parentElement!.prepend(element!);
  });
  await expect(wrapper(page)).toHaveAttribute('data-island-contact-form', 'ready');
  await fillEnquiry(page);
  await send(page).click();
  await expectStatus(page, 'sent');
  await expect(form(page)).toHaveCount(1);
  expect(await submissions(page)).toHaveLength(1);
});
