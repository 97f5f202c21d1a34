// @vitest-environment node
// @ts-check
import { expect, test } from 'vitest';
import { accountOf, NOT_IN_FIREFOX, patternsOf } from './not-in-firefox.mjs';

/** One test for each that the table names, as the runner would list it. */
const named = NOT_IN_FIREFOX.flatMap(({ tests }) =>
  Object.entries(tests).flatMap(([file, titles]) =>
    titles.map((title) => `firefox ${file} a block ${title} and more`),
  ),
);

test('says how many are left out for each reason; a test is left out in its own file and engine only', () => {
  const elsewhere = named.map((title) => title.replace('.e2e.ts', '-pages-of-others.e2e.ts'));
  const inChromium = named.map((title) => title.replace('firefox', 'chromium'));
  const { lines, unmet } = accountOf([...named, ...elsewhere, ...inChromium]);
  expect(unmet).toEqual([]);
  expect(lines).toEqual(
    NOT_IN_FIREFOX.map(({ because, tests }) => {
      const count = Object.values(tests).flat().length;
      return `firefox: ${count} left out: ${because}`;
    }),
  );
});

test('names what is in the table and no longer among the tests', () => {
  const [gone, ...others] = named;
  const { unmet } = accountOf(others);
  expect(unmet).toHaveLength(1);
  expect(gone).toMatch(new RegExp(unmet[0]?.replace('^', '') ?? 'none'));
});

test('each reason stands once, and names something', () => {
  const reasons = NOT_IN_FIREFOX.map(({ because }) => because);
  expect(new Set(reasons).size).toBe(reasons.length);
  for (const reason of NOT_IN_FIREFOX) expect(patternsOf(reason)).not.toEqual([]);
});
