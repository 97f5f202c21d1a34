// @vitest-environment node
import { expect, it } from 'vitest';
import { findProductBySlug, findPurchasable, PRODUCTS, uniqueMap } from './catalogue';

it('finds every product of the listings under its address, id and SKU', () => {
  for (const product of PRODUCTS) {
    expect(findProductBySlug(product.slug)).toBe(product);
    expect(findPurchasable(product.id)).toEqual({ product, variation: undefined });
    expect(findPurchasable(product.sku)).toEqual({ product, variation: undefined });
  }
});

it('takes no two products that share what is each one’s own', () => {
  const entries = [
    ['scarf', 1],
    ['scarf', 2],
  ] as const;
  expect(() => uniqueMap(entries)).toThrow('two products share "scarf"');
});
