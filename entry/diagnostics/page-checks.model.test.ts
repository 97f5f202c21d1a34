import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPage, type BuildFacts, type PageSetup } from './page-checks.model';
import { distance } from './switch-checks.model';

const builds: BuildFacts = {
  manifest: { hash: '0123456789abcdef', starter: 'chunks/starter-A.js', islandHash: 'AB' },
  isManifestRead: true,
  loaderVersion: '0123456789abcdef',
  starter: 'chunks/starter-A.js',
  panelHash: 'AB',
};
const good: PageSetup = {
  isLoaderRunning: true,
  loaderScripts: ['/storefront-islands/loader.js'],
  loaderStatus: 200,
  files: [{ file: 'chunks/core-A.js', status: 200 }, { file: 'chunks/net-A.js' }],
  hasStyleSheet: true,
  settingsElements: 1,
  settingsText:
    '{"islands":{"gallery":"off","quantity":true},"strings":{"undo":"Back"},"names":{}}',
  known: ['gallery', 'quantity', 'mini-cart'],
  strayAttributes: [{ name: 'mini-cart', value: 'off', element: 'header#header' }],
  builds,
};
const said = (changes: Partial<PageSetup>): string[] =>
  checkPage({ ...good, ...changes }).map(({ what, todo }) => `${what} ${todo}`);
const settings = (value: unknown): Partial<PageSetup> => ({ settingsText: JSON.stringify(value) });
const withBuilds = (changes: Partial<BuildFacts>): Partial<PageSetup> => ({
  builds: { ...builds, ...changes },
});

test('nothing is wrong with a page as it should be, nor while the manifest is on its way', () => {
  expect(said({})).toEqual([]);
  expect(said({ settingsElements: 0, settingsText: '' })).toEqual([]);
  const { manifest: _none, ...others } = builds;
  expect(said({ builds: { ...others, isManifestRead: false } })).toEqual([]);
});

test.each<[string, Partial<PageSetup>, RegExp]>([
  [
    'no loader',
    { isLoaderRunning: false, loaderScripts: [] },
    /not on the page.+Enqueue loader\.js/,
  ],
  [
    'a loader that is missing',
    { isLoaderRunning: false, loaderStatus: 404 },
    /answered with 404\. Copy/,
  ],
  [
    'a loader that was rewritten',
    { isLoaderRunning: false },
    /has not run.+type="module".+optimisation/,
  ],
  [
    'twice',
    { loaderScripts: ['/a/loader.js', '/b/loader.js'] },
    /2 times: \/a\/loader\.js, \/b\/loader\.js/,
  ],
  [
    'files that are missing',
    {
      files: ['core', 'net'].map((name) => ({ file: `chunks/${name}-A.js`, status: 404 })),
    },
    /core-A\.js was answered with 404\. chunks\/net-A\.js was answered with 404\. It is missing on/,
  ],
  ['no style sheet', { hasStyleSheet: false }, /style sheet .+ Enqueue/],
  ['settings twice', { settingsElements: 2 }, /2 elements have the id.+only the first/],
  [
    'settings cut off',
    { settingsText: '{"islands":' },
    /no JSON.+ignored: SyntaxError.+wp_json_encode/,
  ],
  ['settings that are a list', settings(['gallery']), /no object, and ignored/],
  ['a list of islands', settings({ islands: ['gallery'] }), /“islands” is no object/],
  ['no islands', settings({ islands: null }), /“islands” is no object/],
  ['a wrong name', settings({ islands: { miniCart: 'off' } }), /“miniCart”.+Write “mini-cart”/],
  ['a misspelt name', settings({ islands: { galery: 'off' } }), /Write “gallery”/],
  [
    'another name',
    settings({ islands: { 'size-help': 'off' } }),
    /none on this page.+unless it is the site’s own/,
  ],
  ['a wrong value', settings({ islands: { gallery: 'no' } }), /"no" for “gallery”.+Write "off"/],
  [
    'a text that is none',
    settings({ strings: { undo: 5 } }),
    /“strings” has 5 for “undo”.+quotation/,
  ],
  ['a list of texts', settings({ strings: [] }), /“strings” is no object/],
  ['a list of names', settings({ names: ['woocommerce'] }), /“names” is no object/],
  [
    'an attribute of no island',
    { strayAttributes: [{ name: 'quantiy', value: 'off', element: 'form' }] },
    /data-island-quantiy="off" on form names no island\. Write “quantity”/,
  ],
  [
    'an attribute that turns nothing off',
    { strayAttributes: [{ name: 'gallery', value: 'false', element: 'main' }] },
    /turns nothing off\. Write data-island-gallery="off"/,
  ],
  [
    'a loader from a cache',
    withBuilds({ starter: 'chunks/starter-B.js' }),
    /older build.+starter-B.+cache/,
  ],
  [
    'a page from a cache',
    withBuilds({ loaderVersion: 'ffff456789abcdef' }),
    /version ffff.+last update/,
  ],
  [
    'this file from a cache',
    withBuilds({ panelHash: 'CD' }),
    /diagnostics\.js is from another build/,
  ],
  [
    'no manifest',
    { builds: { isManifestRead: true, panelHash: 'AB' } },
    /manifest\.json could not be read/,
  ],
])('%s is told, and nothing else', (_what, changes, expected) => {
  expect(said(changes)).toEqual([expect.stringMatching(expected)]);
});

/** The definition itself, tried out. */
function slowDistance(from: string, to: string): number {
  if (!from || !to) return from.length + to.length;
  const [a, b] = [from.slice(1), to.slice(1)];
  return Math.min(
    slowDistance(a, b) + (from[0] === to[0] ? 0 : 1),
    slowDistance(a, to) + 1,
    slowDistance(from, b) + 1,
  );
}

test('how far two names are apart is what trying out all ways gives', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(
    fc.property(word, word, (a, b) => void expect(distance(a, b)).toBe(slowDistance(a, b))),
  );
});
