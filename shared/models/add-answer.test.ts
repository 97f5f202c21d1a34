import { describe, expect, it } from 'vitest';

import { readAddAnswer, type AddOutcome } from './add-answer';

const fragments = { 'div.widget_shopping_cart_content': '<div></div>' };
const failed: AddOutcome = { type: 'failed' };
const refused: AddOutcome = { type: 'refused' };
const product: AddOutcome = { type: 'product', url: '/product/seven/' };
const basket: AddOutcome = { type: 'basket' };
const added: AddOutcome = { type: 'added', fragments, hash: 'H2' };

describe('readAddAnswer', () => {
  it.each<[answer: unknown, stays: AddOutcome, redirects: AddOutcome]>([
    [{ fragments, cart_hash: 'H2' }, added, basket],
    // An error with a product address goes there even in a shop that redirects.
    [{ error: true, product_url: '/product/seven/' }, product, product],
    [{ error: 'yes', product_url: '/product/seven/', fragments }, product, product],
    [{ error: false, product_url: '/product/seven/', fragments, cart_hash: 'H2' }, added, basket],
    // The platform answers this for an unknown product.
    [{ error: true, product_url: false }, refused, refused],
    [{ error: true, product_url: '' }, refused, refused],
    [{ error: true, product_url: 7 }, refused, refused],
    [undefined, failed, failed],
    [null, failed, failed],
    [0, failed, failed],
    [-1, failed, failed],
    ['<html>', failed, failed],
    [{ fragments: 42, cart_hash: { not: 'expected' } }, failed, basket],
    // Some sites print none. What has been added must not look as if it had not: it would be added again.
    [{ fragments: {}, cart_hash: 'H2' }, { type: 'added', fragments: {}, hash: 'H2' }, basket],
    [{ fragments: [], cart_hash: 'H2' }, { type: 'added', fragments: [], hash: 'H2' }, basket],
    [{ fragments: { a: 1 } }, { type: 'added', fragments: { a: 1 }, hash: undefined }, basket],
    [{ fragments: null }, failed, basket],
  ])('%j', (answer, stays, redirects) => {
    expect(readAddAnswer(answer, false)).toEqual(stays);
    expect(readAddAnswer(answer, true)).toEqual(redirects);
  });

  it('is not misled by a prototype in the answer', () => {
    const answer: unknown = JSON.parse('{"__proto__":{"error":true,"product_url":"/evil/"}}');
    expect(readAddAnswer(answer, false)).toEqual(failed);
  });
});
