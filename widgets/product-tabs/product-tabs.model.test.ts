import { describe, expect, it } from 'vitest';

import { asksForReviews } from './product-tabs.model';
import recorded from './theme-review-hash.json';

const PRODUCT = 'https://shop.test/product/tee/';

describe('asksForReviews', () => {
  it.each(recorded.opens)('is told by %s', (hash) => {
    expect(asksForReviews(PRODUCT + hash, hash)).toBe(true);
  });

  it.each([...recorded.doesNotOpen, '', '#', '#cpage'])('is not told by "%s"', (hash) => {
    expect(asksForReviews(PRODUCT + hash, hash)).toBe(false);
  });

  it.each(recorded.urlOpens)('is told by the address %s', (href) => {
    const { hash } = new URL(href);
    expect(asksForReviews(href, hash)).toBe(true);
  });

  it('takes the address’s parts as they are written', () => {
    expect(asksForReviews(`${PRODUCT}Comment-Page-2/`, '')).toBe(false);
    expect(asksForReviews(`${PRODUCT}?CPAGE=2`, '')).toBe(false);
  });
});
