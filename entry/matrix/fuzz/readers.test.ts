// @vitest-environment node
import { join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesIn, read, sourcesIn } from '../../documents/testing/pages';

/**
 * Readers that no property calls by their name, and where they are tried. Everything else that the bundle
 * exports as `read…` or `parse…` takes what comes from outside, and belongs among the properties.
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'entry/diagnostics/browser-records.ts: readFiles': 'the browser’s own records',
  'entry/diagnostics/browser-records.ts: readMounts': 'the browser’s own records',
  'entry/diagnostics/read-page.ts: readSetup': 'gathers what others read',
  'entry/diagnostics/read-page.ts: readSurroundings': 'gathers what others read',
  'shared/dom/html/html.ts: parse': 'by toNodes',
  'shared/dom/html/server-tree.ts: readAttributes': 'by readTree',
  'shared/models/fragments.ts: readFragments': 'by readCartAnswer and parseFragments',
  'widgets/contact-form/rules/rule.ts: readInteger': 'by readSchema',
  'widgets/wishlist/change-fields.ts: readFields': 'on whole pages: entry/matrix/hostile',
  'widgets/wishlist/wishlist.model.ts: readFragments': 'by readOutcome',
};

/**
 * Sources that take something from outside by themselves, none of which a property imports, and where what
 * they take is tried.
 */
const TAKEN_ELSEWHERE: Readonly<Record<string, string>> = {
  'entry/loader.ts: JSON': 'on whole pages: entry/matrix/hostile',
  'entry/registry-late.ts: cookies': 'looks whether one is there',
  'shared/dom/storage.ts: storage': 'hands texts to those that are tried',
  'shared/islands/instance.ts: cookies': 'looks whether one is there',
  'shared/net/ask-json.ts: answers': 'by submitForm, resetForm and fetchSchema',
  'shared/net/cart-calls.ts: answers': 'hands answers to those that are tried',
  'shared/net/wishlist-calls.ts: answers': 'by reloadFragments',
  'shared/platform/printed-object.ts: JSON': 'by printedGlobal',
  'shared/platform/slider-options.ts: JSON': 'by readSliderSettings',
  'shared/stores/cart-lines.ts: answers': 'by readCartAnswer; of a quantity nothing is read',
  'shared/stores/consent-cover.ts: cookies': 'by readAnswers',
  'shared/stores/kept-data.ts: cookies': 'hands texts to those that are tried',
  'widgets/add-to-cart/add-to-cart.island.ts: answers': 'by readAddAnswer',
  'widgets/cart-fragments/cart-storage.ts: storage': 'by parseFragments and parseTimestamp',
  'widgets/cart-fragments/refresher.ts: answers': 'by readCartAnswer',
  'widgets/contact-form/ask-forms.ts: answers': 'by submitForm, resetForm and fetchSchema',
  'widgets/contact-form/form-calls.ts: answers': 'by submitForm, resetForm and fetchSchema',
  'widgets/live-search/ask-shop.ts: answers': 'by readAnswer',
  'widgets/photo-feed/load-feed.ts: answers': 'by readAnswer',
  'widgets/pixels/pixels.settings.ts: JSON': 'by readPixel',
  'widgets/quick-view/answers.ts: answers': 'markup, by toNodes',
  'widgets/variation-form/buy.ts: answers': 'by readAddAnswer',
  'widgets/wishlist-count/wishlist-count.island.ts: answers': 'by fetchWishlistCount',
  'widgets/wishlist/change.ts: answers': 'by readOutcome',
};

/** Where code takes what comes from outside: answers, what the browser has kept, and texts of JSON. */
const TAKES = {
  JSON: /\bJSON\.parse\b/,
  answers:
    /\.json\(\)|\w\)?\.text\(\)|(?<!function )\b(?:postForm|getForm|postForMarkup|postWishlist|askJson|askForms|callForms|sendWithin|fetchPage|fetchNonce|fetchWishlistCount|addToCart|removeFromCart|alterQuantity|refreshFragments|createRestClient)(?:<[^()]*>)?\(/,
  cookies: /\bdocument\.cookie\b(?!\s*=[^=])|\bcookieStore\.get/,
  storage: /\b(?:local|session)Store\.get\b|\.getItem\(/,
};

const FOLDER = 'entry/matrix/fuzz';

const READER = /^export (?:async )?function ((?:read|parse)[A-Z]?\w*)\(/gm;

const bundled = ['shared', 'widgets', 'entry']
  .flatMap(sourcesIn)
  .filter((path) => !path.startsWith('entry/matrix/') && !path.startsWith('entry/documents/'));
const readers = bundled.flatMap((path) =>
  [...read(path).matchAll(READER)].map(([, name]) => `${path}: ${name}`),
);

/** What the properties import, told the same way. */
const tried = new Set(
  filesIn(FOLDER)
    .flatMap((path) => [...read(path).matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)])
    .flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => `${join(FOLDER, path)}.ts: ${name.trim().split(' as ')[0]}`),
    ),
);

/** Files of which a property calls something. */
const triedFiles = new Set([...tried].map((reader) => reader.replace(/: .*/, '')));

/** A source without its comments. */
const codeOf = (path: string): string => read(path).replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');

const takers = bundled.flatMap((path) => {
  const code = codeOf(path);
  const taken = Object.entries(TAKES).filter(([, pattern]) => pattern.test(code));
  return taken.length > 0 ? [`${path}: ${taken.map(([what]) => what).join(', ')}`] : [];
});

describe('the properties of the fuzz test', () => {
  it('try every reader, or it is told where it is tried', () => {
    expect(readers.length).toBeGreaterThan(40);
    expect(readers.filter((reader) => !tried.has(reader)).sort()).toEqual(
      Object.keys(ELSEWHERE).sort(),
    );
  });

  it('try every source that takes something from outside, or it is told where it is tried', () => {
    expect(takers.length).toBeGreaterThan(40);
    expect(takers.filter((taker) => !triedFiles.has(taker.replace(/: .*/, ''))).sort()).toEqual(
      Object.keys(TAKEN_ELSEWHERE).sort(),
    );
  });
});
