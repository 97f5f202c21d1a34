import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '../../fixtures-html/testing/shop-test';
import { SearchForm } from './live-search.page';

interface Step {
  step: string;
  value: string;
  loading: number;
  container: string;
  items: string[];
  xhr: string[][];
}

const { steps } = JSON.parse(
  readFileSync(new URL('search-trace.json', import.meta.url), 'utf8'),
) as { steps: Step[] };

/** What can be told of a step: of the theme's script from the trace, of ours from the page. */
interface Outcome {
  value: string;
  isLoading: boolean;
  /** The suggestions that can be seen, with the place of the chosen one. */
  shown: { count: number; selected: number } | undefined;
  requests: string[];
}

/** Where ours is meant to differ, and why. */
const DEVIATIONS: Record<string, Partial<Outcome>> = {
  // The text that was there before opens the list again, without a request as well.
  'dres from cache': { shown: { count: 2, selected: -1 } },
  // A slug is encoded, or the server would read another one.
  'category a&b': {
    requests: [
      'GET https://shop.example/wp-admin/admin-ajax.php?action=flatsome_ajax_search_products&product_cat=a%26b&query=dres',
    ],
  },
  // Nothing stays loading after a failure; the theme's buttons did until the next success.
  '500': { isLoading: false },
  'back to 2': { isLoading: false },
  dress: {
    requests: [
      'GET https://shop.example/wp-admin/admin-ajax.php?action=flatsome_ajax_search_products&product_cat=a%26b&query=dress',
    ],
  },
  // What leads nowhere cannot be picked: the typed text stays, and so does the list.
  'picked -1': { value: 'dress', shown: { count: 1, selected: -1 } },
};

/** From here on the trace shows what an empty list once did to all longer texts: not to be repeated. */
const LAST_STEP = 'picked -1';

function recorded({ value, loading, container, items, xhr }: Step): Outcome {
  const isShown = !container.includes('display: none');
  return {
    value,
    isLoading: loading > 0,
    shown: isShown
      ? { count: items.length, selected: items.findIndex((item) => item.includes('selected')) }
      : undefined,
    requests: xhr.map(([kind, ...rest]) =>
      (kind === 'abort' ? ['abort', ...rest] : rest).join(' '),
    ),
  };
}

/** Notes which searches the page gives up before they have been answered, which not every driver tells. */
async function noteAborts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const aborted: string[] = [];
    const { fetch: ask } = globalThis;
    globalThis.fetch = (input, init) => {
      const answer = ask(input, init);
      answer.catch(({ name }: Error) => {
        if (name === 'AbortError')
          aborted.push(input instanceof Request ? input.url : String(input));
      });
      return answer;
    };
    Object.assign(globalThis, { aborted });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { aborted: string[] }).aborted.splice(0));
}

/** Notes requests, and lets the test answer the newest one. */
async function interceptSearches(page: Page, aborts: () => Promise<string[]>) {
  let log: string[] = [];
  let answer = (_body: string, _status?: number): Promise<void> => Promise.resolve();
  const inTrace = (url: string): string => url.replace(new URL(url).origin, 'https://shop.example');
  await page.route('**/admin-ajax.php?**', (route) => {
    log.push(`GET ${inTrace(route.request().url())}`);
    answer = (body, status = 200) => route.fulfill({ status, body, contentType: 'text/html' });
  });
  return {
    answer: (suggestions: unknown, status?: number) =>
      answer(JSON.stringify({ suggestions }), status),
    async take(): Promise<string[]> {
      const aborted = (await aborts()).filter((url) => url.includes('admin-ajax.php'));
      return [...log.splice(0), ...aborted.map((url) => `abort ${inTrace(url)}`)];
    },
  };
}

test.use({ allowErrors: [/500 \(/] });

test('does what the theme’s script was seen doing, step by step', async ({ page, shop }) => {
  await shop.situation({ searchCategories: true, sidebarSearch: true });
  const search = new SearchForm(page);
  const aborts = await noteAborts(page);
  await search.open();
  await search.category.evaluate((select) => {
    const option = document.createElement('option');
    option.value = 'a&b';
    select.append(option);
  });
  const server = await interceptSearches(page, aborts);
  const { field } = search;
  const dresses = [
    { id: 1, value: 'Red Dress &amp; co', url: '/product/oxford-shirt/', img: '', price: '' },
    { id: 2, value: 'Dres code', url: '/product/organic-cotton-tee/', img: false, price: '' },
  ];
  const press = (key: string) => () => page.keyboard.press(key);
  const doings: Record<string, () => Promise<unknown>> = {
    initial: () => Promise.resolve(),
    'typed 2 chars': () => field.pressSequentially('dr'),
    'typed dre': press('e'),
    'typed dres while dre pending': press('s'),
    response: () => server.answer(dresses),
    down: press('ArrowDown'),
    down2: press('ArrowDown'),
    down3: press('ArrowDown'),
    up: press('ArrowUp'),
    'up to none': press('ArrowUp'),
    esc: press('Escape'),
    'dres from cache': () => field.fill('dres'),
    'category a&b': () => search.category.selectOption('a&b'),
    '500': () => server.answer([], 500),
    'back to 2': () => field.fill('dr'),
    dress: () => field.fill('dress'),
    'no products': () => server.answer([{ id: -1, value: 'No products found.', url: '' }]),
    'blurred 250': () => field.blur(),
    'focus again': () => field.focus(),
    'picked -1': () => search.options.click({ force: true }),
  };
  const replayed = steps.slice(0, steps.findIndex(({ step }) => step === LAST_STEP) + 1);
  expect(Object.keys(doings)).toEqual(expect.arrayContaining(replayed.map(({ step }) => step)));
  const seen: string[] = [];
  const now = async (): Promise<Outcome> => {
    seen.push(...(await server.take()));
    return {
      value: await field.inputValue(),
      isLoading: await search.submit.evaluate(({ classList }) => classList.contains('loading')),
      shown: (await search.list.isVisible())
        ? {
            count: await search.options.count(),
            selected: (
              await search.options.evaluateAll((options) =>
                options.map((option) => option.classList.contains('autocomplete-selected')),
              )
            ).indexOf(true),
          }
        : undefined,
      requests: [...seen].sort(),
    };
  };
  for (const step of replayed) {
    await test.step(step.step, async () => {
      seen.length = 0;
      await doings[step.step]!();
      const expected = { ...recorded(step), ...DEVIATIONS[step.step] };
      expected.requests = [...expected.requests].sort();
      await expect.poll(now).toEqual(expected);
    });
  }
});
