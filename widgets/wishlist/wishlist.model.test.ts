// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fragmentKey, fragmentSelector, readOutcome } from './wishlist.model';

const BLOCK = ['yith-wcwl-add-to-wishlist', 'add-to-wishlist-55', 'exists', 'wishlist-fragment'];

describe('fragment keys', () => {
  it('names a fragment as the plugin does', () => {
    expect(fragmentKey(BLOCK, '.')).toBe(
      'yith-wcwl-add-to-wishlist.add-to-wishlist-55.wishlist-fragment',
    );
  });

  it('leads back to the element, whatever its classes, the glue and its state', () => {
    // Class names as no browser minds them; a glue that is part of a name would cut it.
    const name = fc.stringMatching(/^[a-z0-9_:@!-]{1,8}$/);
    const names = fc.uniqueArray(name, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(names, fc.constantFrom('.', '|', '~'), (classNames, glue) => {
        const element = document.createElement('div');
        element.className = classNames.join(' ');
        document.body.replaceChildren(element);
        const selector = fragmentSelector(fragmentKey([...classNames, 'exists'], glue), glue);
        const known = classNames.filter((one) => one !== 'exists' && one !== 'with-count');
        expect(selector).toBe(known.map((one) => `.${CSS.escape(one)}`).join(''));
        for (const one of known) expect(element.classList.contains(one)).toBe(true);
      }),
    );
  });

  it('leaves out what only says how a fragment is', () => {
    expect(fragmentSelector('wishlist.with-count.exists..a', '.')).toBe('.wishlist.a');
  });
});

describe('readOutcome', () => {
  it.each([
    [{ result: 'true', fragments: { a: '<p>' } }, 'done'],
    [{ result: true, fragments: [] }, 'done'],
    [{ result: 'exists', message: 'There already' }, 'done'],
    [{ result: false }, 'expired'],
    [{ result: false, message: 'No' }, 'refused'],
    [{ result: 'error', message: 'No' }, 'refused'],
    [{ result: 'some_code' }, 'refused'],
    [{ result: 1 }, 'broken'],
    [{}, 'broken'],
    [[], 'broken'],
    ['0', 'broken'],
    [0, 'broken'],
    [null, 'broken'],
    [undefined, 'broken'],
  ])('reads %j as %s', (answer, type) => {
    expect(readOutcome(answer, false).type).toBe(type);
  });

  it('takes an empty list for a stale nonce where a removal has no result', () => {
    expect(readOutcome({ fragments: [] }, true).type).toBe('expired');
    expect(readOutcome({ fragments: { a: '<p>' } }, true).type).toBe('done');
    expect(readOutcome({ fragments: 'x' }, true).type).toBe('broken');
  });

  it('never throws, and keeps only markup', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (answer, isList) => {
        const { fragments, message } = readOutcome(answer, isList);
        expect(typeof message).toBe('string');
        for (const html of Object.values(fragments)) expect(typeof html).toBe('string');
      }),
    );
  });
});
