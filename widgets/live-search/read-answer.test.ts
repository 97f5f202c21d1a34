// @vitest-environment node
import { expect, it } from 'vitest';
import { readAnswer } from './read-answer';

it.each([
  ['<del>£12.00</del>', '<del>£12.00</del>'],
  // Shops that answer by a filter of their own.
  [24, '24'],
  [null, ''],
  [{ amount: 24 }, ''],
])('a price is shown as given: %j', (price, shown) => {
  const suggestions = [{ id: 5, value: 'Tee', url: 'https://mill.test/tee/', price }];
  expect(readAnswer({ suggestions })).toMatchObject([{ name: 'Tee', price: shown }]);
});
