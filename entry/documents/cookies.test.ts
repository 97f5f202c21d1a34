// @vitest-environment node
import { expect, test } from 'vitest';
import { codeIn, rowsUnder } from './testing/markdown';
import { read, sourcesIn } from './testing/pages';

/**
 * Whatever the code can keep in a browser, and whichever house it names, stands in the recipe for privacy
 * notices. The consent audit finds what a tour of the shop leaves behind; this finds what the tour misses.
 */

const RECIPE = read('entry/recipes/cookies.md');

/** Where all is kept: what they are asked to keep is said by those who ask. */
const DOORS = new Set(['shared/dom/storage.ts', 'shared/stores/kept-data.ts']);
const KEEPS =
  /\b(?:sessionStore|localStore)\.set\(|\bkeep(?:Cookies|By)\(|\bdocument\.cookie = |\.setItem\(|\bcookieStore\.set\(|\bindexedDB\b|\bcaches\.open\(/;

/** What each file keeps, as the recipe names it. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'widgets/attribution/consent-functions.ts': ['wp_consent_*'],
  'widgets/attribution/forget-pages.ts': [],
  'widgets/attribution/keep-ad-click.ts': ['_fbc'],
  'widgets/attribution/record-page.ts': [
    'sbjs_migrations',
    'sbjs_current_add',
    'sbjs_first_add',
    'sbjs_current',
    'sbjs_first',
    'sbjs_udata',
    'sbjs_session',
  ],
  'widgets/banners/banner-root.tsx': ['store_notice*', 'flatsome_cookie_notice'],
  'widgets/cart-fragments/cart-storage.ts': ['wc_fragments_*', 'wc_cart_hash_*', 'wc_cart_created'],
  'widgets/contact-form/draft.ts': ['storefront-islands-draft:*'],
  'widgets/pixels/pixel-run.ts': [],
  'shared/stores/wishlist-news.ts': ['storefront-islands-wishlist'],
  // The theme's function: its callers choose the name.
  'entry/theme-api/cookie.ts': [],
};

/** Names of relations and the like, which nobody asks for. */
const NOT_ASKED = ['api.w.org', 'www.w3.org'];

const sources = ['widgets', 'shared', 'entry']
  .flatMap(sourcesIn)
  .filter((file) => !file.startsWith('entry/matrix/'))
  .map((file) => ({ file, code: read(file).replace(/^\s*(?:\/?\*|\/\/).*$/gm, '') }));

test('whoever keeps something is known, and what it keeps stands in the recipe', () => {
  const keepers = sources.filter(({ file, code }) => KEEPS.test(code) && !DOORS.has(file));
  expect(keepers.map(({ file }) => file).sort()).toEqual(Object.keys(KEPT).sort());
  const names = rowsUnder(RECIPE, 'Name').map(([name]) => codeIn(name));
  for (const name of Object.values(KEPT).flat()) expect(names).toContain(name);
});

test('nothing stands in the recipe that neither the code nor another house keeps', () => {
  const others = /the (?:shop's server|social network's library)\.$/;
  const ours = rowsUnder(RECIPE, 'Name').filter((row) => !others.test(row.at(-1) ?? ''));
  const names = new Set(ours.map(([name]) => codeIn(name)));
  expect([...names].sort()).toEqual([...new Set(Object.values(KEPT).flat())].sort());
});

test('each house that the code names stands in the recipe', () => {
  const houses = sources.flatMap(({ code }) =>
    [...code.matchAll(/['"`](?:https?:)?\/\/([\w-]+(?:\.[\w-]+)+)/g)].map(([, house]) => house),
  );
  expect(houses.length).toBeGreaterThan(3);
  const named = rowsUnder(RECIPE, 'House').map(([house]) => codeIn(house));
  const unknown = houses.filter((house) => ![...named, ...NOT_ASKED].includes(house ?? ''));
  expect(unknown).toEqual([]);
});
