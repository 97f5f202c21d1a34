import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { installPageForms, pageForms } from './page-forms';
import { fetchSchema, rulesOf } from './schemas';

const nothing = (): void => undefined;
const GOOD = { rules: [{ rule: 'email', field: 'your-email', error: 'No address.' }] };

/** What the shop answers next, and how often it has been asked. */
let answer: unknown;
let asked: number;
let warnings: string[];

beforeEach(() => {
  [asked, warnings] = [0, []];
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  vi.spyOn(console, 'warn').mockImplementation((warning: string) => void warnings.push(warning));
  installPageForms({ init: nothing, submit: nothing, reset: nothing, validate: nothing });
  pageForms().schemas.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([5, null, 'rules', [], {}, { rules: 42 }, { rules: { 0: {} } }])(
  'an answer that is no schema, %j, is refused and told; the next form asks again',
  async (wrong) => {
    answer = wrong;
    await fetchSchema(12);
    expect(pageForms().schemas.get(12)).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining('no rules for contact form 12')]);
    expect(await rulesOf(12)).toEqual([]);

    answer = GOOD;
    await fetchSchema(12);
    expect(pageForms().schemas.get(12)).toEqual(GOOD);
    expect(await rulesOf(12)).toHaveLength(1);
    await fetchSchema(12);
    expect(asked).toBe(2);
  },
);

it('what another script has put there is not asked for, and does no harm', async () => {
  pageForms().schemas.set(12, 5);
  await fetchSchema(12);
  expect(await rulesOf(12)).toEqual([]);
  expect(asked).toBe(0);
});
