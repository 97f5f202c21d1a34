import { afterEach, expect, it, vi } from 'vitest';

import { isMobile } from './is-mobile';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['Android', true],
  ['webOS', true],
  ['iPhone', true],
  ['iPad', true],
  ['iPod', true],
  ['BlackBerry', true],
  ['android', true],
  ['X11; Linux x86_64', false],
  ['Macintosh; Intel Mac OS X 10_15_7', false],
])('by what a device says it is: %s', (agent, expected) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    `Mozilla/5.0 (${agent}; test) AppleWebKit/537.36`,
  );
  expect(isMobile()).toBe(expected);
});
