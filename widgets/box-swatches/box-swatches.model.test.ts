import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { withOption } from './box-swatches.model';

describe('withOption', () => {
  it.each([
    ['/product/tee/', 'rust', '/product/tee/?attribute_pa_colour=rust'],
    ['/product/tee/?a=1', 'rust', '/product/tee/?a=1&attribute_pa_colour=rust'],
    ['/product/tee/#more', 'rust', '/product/tee/?attribute_pa_colour=rust#more'],
    ['/product/tee/', '%d1%81', '/product/tee/?attribute_pa_colour=%d1%81'],
  ])('%s with %s is %s', (address, value, expected) => {
    expect(withOption(address, 'attribute_pa_colour', value)).toBe(expected);
  });

  it('gives the server the value, and nothing but the value, whatever it is', () => {
    const value = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('%'));
    fc.assert(
      fc.property(value, (text) => {
        const url = new URL(withOption('https://shop.test/p/?a=1#x', 'option', text));
        expect([...url.searchParams]).toEqual([
          ['a', '1'],
          ['option', text],
        ]);
        expect(url.hash).toBe('#x');
      }),
    );
  });
});
