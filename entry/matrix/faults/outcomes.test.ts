// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { BAD_ANSWERS, LAYERS, QUIET, REQUESTS, type RequestRow, type Test } from './outcomes';

const rows = Object.entries(REQUESTS as Record<string, RequestRow>);

/** What sends something: the calls of the request layers, and the browser's own. */
const CALLS =
  /\b(?:fetch|ky\.\w+|postForm|getForm|postForMarkup|askJson|sendWithin|fetchPage|sendBeacon|addToCart|removeFromCart|alterQuantity|refreshFragments|restoreLine|postWishlist|XMLHttpRequest|createRestClient)\(/;

/** Sources that define what others call, call the page's own API, or send nothing by these names. */
const NO_CALLS = new Set([
  // Offers the REST client to themes.
  'entry/rest.ts',
  // Hands on to the island, whose call it is.
  'entry/api/refresh-fragments.ts',
  'shared/stores/cart-lines.ts',
  // Asks for an island's file, not for an answer.
  'widgets/attribution/visit.island.ts',
]);

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

it('has a row for every call of the bundle', () => {
  const known = new Set([
    ...rows.flatMap(([, { sentBy }]) => sentBy),
    ...Object.keys(QUIET),
    ...LAYERS,
    ...NO_CALLS,
  ]);
  const callers = sources.filter((file) => CALLS.test(codeOf(file)));
  expect(callers.length).toBeGreaterThan(15);
  expect(
    callers.filter((file) => !known.has(file)),
    'add a row to entry/matrix/faults/outcomes.ts: what a shopper sees and hears of each answer',
  ).toEqual([]);
  expect(
    rows.flatMap(([, { sentBy }]) => sentBy).filter((file) => !sources.includes(file)),
    'named in a row, and not there',
  ).toEqual([]);
});

function expectThere([file, title]: Test): void {
  const found = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ').includes(title);
  expect(found, `“${title}” in ${file}`).toBe(true);
}

it.each(rows)('says what comes of each answer, and which test proves it, to %s', (name, row) => {
  expect(Object.keys(row.answers).sort()).toEqual([...BAD_ANSWERS].sort());
  if (row.driven === 'here') {
    const key = /^\w+$/.test(name) ? `  ${name}: {` : `'${name}': {`;
    expect(readFileSync('entry/matrix/faults/drivers.ts', 'utf8')).toContain(key);
  } else {
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
