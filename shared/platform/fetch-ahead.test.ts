import { afterEach, expect, it } from 'vitest';

import { isFetchedAhead } from './fetch-ahead';

afterEach(() => document.body.replaceChildren());

it.each([
  ['/product/tee/', true],
  ['/product/tee/?attribute_size=m', true],
  ['https://elsewhere.example/product/tee/', false],
  [location.href, false],
  ['/product/tee/?add-to-cart=101', false],
  ['/product/tee/?x=1&_wpnonce=abc', false],
  ['/wp-content/uploads/tee.jpg', false],
  ['/uploads/care.PDF', false],
  ['/product/tee.html', true],
  ['/product/tee-no.5', true],
  ['/basket/', false],
  ['/basket/?removed_item=1', false],
  ['/basket-weaving/', true],
  ['/pay-here/', true],
])('%s: %s', (address, expected) => {
  expect(isFetchedAhead(address)).toBe(expected);
});

it('leaves the checkout alone, whose address the page’s own links give', () => {
  document.body.innerHTML = '<a class="button checkout wc-forward" href="/pay-here/">Checkout</a>';
  expect(isFetchedAhead('/pay-here/')).toBe(false);
  expect(isFetchedAhead('/product/tee/')).toBe(true);
});
