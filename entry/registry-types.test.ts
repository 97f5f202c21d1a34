// @vitest-environment node
import { expect, it } from 'vitest';
import type { RegistrationOf } from './registry';

it('the types keep React off the critical path', () => {
  const miniCart = { name: 'mini-cart', selector: 'div' } as const;
  const late: RegistrationOf<'mini-cart'> = { ...miniCart, when: 'visible' };
  // @ts-expect-error -- at once
  const atOnce: RegistrationOf<'mini-cart'> = { ...miniCart, when: 'now' };
  // @ts-expect-error -- at once with a cookie
  const withCookie: RegistrationOf<'mini-cart'> = { ...miniCart, nowWith: 'cart' };
  expect([late, atOnce, withCookie]).toHaveLength(3);
});
