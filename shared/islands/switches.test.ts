// @vitest-environment node
import { expect, it } from 'vitest';

import { isSwitchedOff } from './switches';

it.each([
  ['off', true],
  [false, true],
  ['on', false],
  [true, false],
  [null, false],
  ['', false],
  [0, false],
])('an island with the switch %j is off: %s', (value, isOff) => {
  expect(isSwitchedOff({ search: value }, 'search')).toBe(isOff);
  expect(isSwitchedOff({ search: value }, 'menu')).toBe(false);
});

it('without switches all islands are on', () => {
  expect(isSwitchedOff(undefined, 'search')).toBe(false);
});
