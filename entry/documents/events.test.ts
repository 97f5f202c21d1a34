// @vitest-environment node
import { expect, test } from 'vitest';
import type { Intents } from '../../shared/platform/intents';
import { codeSpans, sectionsOf } from './testing/markdown';
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

const raised = new Set<string>();

test.each(pages)(
  '$island: names each event that its code reaches, and no wish that it does not',
  async ({ page, source }) => {
    const told = eventsOn(page);
    const calls = eventCalls(await reachedBy(source));
    for (const [call, name] of calls) if (call !== 'raiseIntent') expect(told).toContain(name);
    const wishes = new Set(calls.flatMap(([call, name]) => (call === 'raiseIntent' ? name : [])));
    for (const name of wishes) raised.add(name);
    for (const name of INTENTS) {
      expect([name, told.includes(`storefront-islands:${name}`)]).toEqual([name, wishes.has(name)]);
    }
  },
);

test('each wish of a shopper is told by an island', () => {
  expect([...raised].sort()).toEqual(INTENTS.sort());
});
