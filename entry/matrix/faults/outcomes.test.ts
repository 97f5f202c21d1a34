// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { BAD_ANSWERS, LAYERS, QUIET, REQUESTS, type RequestRow, type Test } from './outcomes';

const rows = Object.entries(REQUESTS as Record<string, RequestRow>);

/**
 * What sends something: the calls of the request layers, and the browser's own, called or taken by
 * another name. What defines one makes no call by that.
 */
const CALLS =
  /(?<!function )\b(fetch|ky\.\w+|sendBeacon|XMLHttpRequest|EventSource|WebSocket|postForm|getForm|postForMarkup|askJson|askForms|callForms|sendWithin|fetchPage|fetchNonce|fetchWishlistCount|addToCart|removeFromCart|alterQuantity|refreshFragments|restoreLine|postWishlist|createRestClient)(?:(?:<[^()]*>)?\(|(?:: | as )\w+ ?[,}])/g;

/** Nothing is sent by these names there. */
const NO_CALLS = [
  // The store's own, whose call it is.
  'widgets/mini-cart/UndoRow.tsx: restoreLine',
];

const sources = ['entry', 'shared', 'widgets']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  )
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(?:test|e2e|page)\.tsx?$|testing\/|entry\/(?:matrix|wordpress)\//.test(file),
  );

/** A source without its comments. */
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');

/** Every place of a source that calls, told as `file: name`, and how many times where it is not once. */
function placesIn(file: string): string[] {
  const names = [...codeOf(file).matchAll(CALLS)].map(([, name = '']) => name);
  return [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length;
    return `${file}: ${name}${times > 1 ? `, ${times} times` : ''}`;
  });
}

it('has a row for every call of the bundle, and none for one that is not there', () => {
  const known = [
    ...rows.flatMap(([, { sentBy }]) => sentBy),
    ...Object.keys(QUIET),
    ...LAYERS,
    ...NO_CALLS,
  ];
  expect(
    sources.flatMap(placesIn).sort(),
    'add a row to entry/matrix/faults/outcomes.ts: what a shopper sees and hears of each answer',
  ).toEqual([...new Set(known)].sort());
});

function expectThere([file, title]: Test): void {
  const found = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ').includes(title);
  expect(found, `“${title}” in ${file}`).toBe(true);
}

it.each(rows)('says what comes of each answer, and which test proves it, to %s', (name, row) => {
  expect(Object.keys(row.answers).sort()).toEqual([...BAD_ANSWERS].sort());
  if (row.driven !== 'here') {
    expectThere(row.driven);
    expect(readFileSync(row.driven[0], 'utf8'), 'reads its row').toContain(`'${name}'`);
  }
  if (row.staleNonce !== 'sends none') expectThere(row.staleNonce);
  const [, file, title] = row.overlapping;
  expectThere([file, title]);
});

it.each(Object.entries(QUIET))('says why a failure of %s is not told', (_, { proof }) => {
  expectThere(proof);
});
