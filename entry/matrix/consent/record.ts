import { readFileSync } from 'node:fs';

import type { BrowserContext, Cookie } from 'playwright/test';

import type { Page } from '../../../fixtures-html/testing/shop-test';
import { codeIn, rowsUnder } from '../../documents/testing/markdown';

/** What a browser keeps, and whom it asks, beside what the document for theme developers says of it. */

const DOCUMENT = 'entry/recipes/cookies.md';
const text = readFileSync(new URL(`../../../${DOCUMENT}`, import.meta.url), 'utf8');

/** How a thing is told in a comparison, e.g. `cookie site sbjs_session, 30 min`. */
type Told = string;

interface Row {
  told: Told;
  purpose: string;
  isMeant: (told: Told) => boolean;
}

const row = (place: string, name: string, purpose: string, stays: string): Row => {
  const told = `${place} ${name}${stays && `, ${stays}`}`;
  const pattern = told.split('*').map((part) => part.replace(/[.()]/g, String.raw`\$&`));
  const expression = new RegExp(`^${pattern.join('.*')}$`);
  return { told, purpose, isMeant: (found) => expression.test(found) };
};

const ROWS: readonly Row[] = [
  ...rowsUnder(text, 'Name').map(([name, place = '', purpose, stays = '']) =>
    row(place, codeIn(name), codeIn(purpose), stays),
  ),
  ...rowsUnder(text, 'House').map(([house, purpose]) =>
    row('house', codeIn(house), codeIn(purpose), ''),
  ),
];

/** All that the document says there is for these purposes. */
export const documented = (...purposes: string[]): Told[] =>
  ROWS.filter(({ purpose }) => purposes.includes(purpose))
    .map(({ told }) => told)
    .sort();

/** What has been found, each in the document's words; what it does not name stands out. */
const inItsWords = (found: Iterable<Told>): Told[] =>
  [
    ...new Set([...found].map((each) => ROWS.find(({ isMeant }) => isMeant(each))?.told ?? each)),
  ].sort();

const DAY_S = 86_400;
const LIFETIMES: ReadonlyArray<[name: string, seconds: number]> = [
  ['30 min', 1800],
  ['2 days', 2 * DAY_S],
  ['30 days', 30 * DAY_S],
  ['90 days', 90 * DAY_S],
  ['1 year', 365 * DAY_S],
];

/** As a document says it: within a minute, as it was written a while ago. */
function lifetimeOf({ expires }: Cookie): string {
  if (expires === -1) return 'session';
  const left = expires - Date.now() / 1000;
  const known = LIFETIMES.find(([, seconds]) => left <= seconds + 1 && left > seconds - 60);
  return known?.[0] ?? `${Math.round(left)} s`;
}

/** Notes what a browser keeps and asks for; `take` looks at what is kept now. */
export class Recorder {
  private found = new Set<Told>();

  constructor(
    private readonly context: BrowserContext,
    origin: string,
  ) {
    const own = new URL(origin).hostname;
    context.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== own) this.found.add(`house ${hostname}`);
    });
  }

  async take(page: Page): Promise<void> {
    for (const cookie of await this.context.cookies()) {
      const { name, domain } = cookie;
      // The fixture's own, by which it knows its visitors.
      if (name === 'fixture_visitor') continue;
      const scope = domain.startsWith('.') ? 'site' : 'host';
      this.found.add(`cookie ${scope} ${name}, ${lifetimeOf(cookie)}`);
    }
    const [stored, tab] = await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
    ]);
    for (const key of stored ?? []) this.found.add(`storage ${key}, stays`);
    for (const key of tab ?? []) this.found.add(`tab ${key}, tab`);
  }

  /** What there has been since the last time, in the document's words. */
  release(): Told[] {
    const words = inItsWords(this.found);
    this.found = new Set();
    return words;
  }
}
