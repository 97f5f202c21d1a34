// @vitest-environment node
import { expect, expectTypeOf, test } from 'vitest';
import type { PageEventMap } from '../api/events';
import type { Intents } from '../../shared/platform/intents';
import { codeIn, codeSpans, rowsUnder, sectionsOf } from './testing/markdown';
import { islandPages, read } from './testing/pages';
import { eventCalls, reachedBy } from './testing/reached';

/** The compiler wants each of them here. */
const INTENTS = Object.keys({
  add: true,
  remove: true,
  restore: true,
  quantity: true,
} satisfies Record<keyof Intents, true>);

const pages = islandPages();
const eventsOn = (page: string): string[] => codeSpans(sectionsOf(read(page)).get('Events') ?? '');

/** Those of its table that the island raises itself. */
const raisedOn = (page: string): string[] =>
  rowsUnder(sectionsOf(read(page)).get('Events') ?? '', 'Event').flatMap(([name, how = '']) =>
    /raised|asked/.test(how) ? codeIn(name) : [],
  );

const raised = new Set<string>();

test.each(pages)(
  '$island: names each event that its code reaches, and no wish that it does not',
  async ({ page, source }) => {
    const told = eventsOn(page);
    const calls = eventCalls(await reachedBy(source));
    for (const [call, name] of calls) if (call !== 'raiseIntent') expect(told).toContain(name);
    const wishes = new Set(calls.flatMap(([call, name]) => (call === 'raiseIntent' ? name : [])));
    for (const name of wishes) raised.add(name);
    const ownWishes = raisedOn(page);
    for (const name of INTENTS) {
      const isTold = ownWishes.includes(`storefront-islands:${name}`);
      expect([name, isTold]).toEqual([name, wishes.has(name)]);
    }
  },
);

test('each wish of a shopper is told by an island', () => {
  expect([...raised].sort()).toEqual(INTENTS.sort());
});

/** Raised, and not to be subscribed to through the API, for a reason. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  change: 'of the browser itself: its own types have it',
  input: 'of the browser itself',
  submit: 'of the browser itself',
  yith_wcwl_add_to_wishlist_data: 'asks for an answer, which only jQuery hands back',
};

test('each event that a page tells of as raised can be subscribed to with its types', () => {
  const known = [read('entry/contract.ts'), read('entry/page-events.ts')].flatMap((code) =>
    [...code.matchAll(/^ {2}'?([\w.:-]+)'?: (?:Custom)?Event\b/gm)].map(([, name = '']) => name),
  );
  expect(known.length).toBeGreaterThan(60);
  const told = new Set(pages.flatMap(({ page }) => raisedOn(page)));
  const missing = [...told].filter((name) => !known.includes(name));
  expect(missing.sort()).toEqual(Object.keys(NOT_TYPED));
});

test('what a listener is called with is typed', () => {
  type Detail<Name extends keyof PageEventMap> =
    PageEventMap[Name] extends CustomEvent<infer Given> ? Given : never;
  expectTypeOf<Detail<'found_variation'>[0]['variation_id']>().toEqualTypeOf<number>();
  expectTypeOf<Detail<'added_to_wishlist'>>().toEqualTypeOf<
    [link: HTMLElement, container: HTMLElement]
  >();
  expectTypeOf<Detail<'flatsome-open-mini-cart'>>().toEqualTypeOf<[]>();
});
