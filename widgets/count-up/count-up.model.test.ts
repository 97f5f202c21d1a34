// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { easeOutExpo, readNumber, writeShare } from './count-up.model';

test.each([
  ['1,200', '.', '600'],
  ['1,200', ',', '0,600'],
  ['1.200', ',', '600'],
  ['4.9', '.', '2.4'],
  ['4,9', '.', '2,4'],
  ['10k', '.', '5k'],
  ['£1,234.56', '.', '£617.28'],
  ['1.234,56 €', '.', '617,28 €'],
  ['12,34,567', '.', '6,17,283'],
  ['over 10 000 pairs', '.', 'over 5 000 pairs'],
  ['7 days, 100 nights', '.', '3 days, 100 nights'],
  ['98 %', '.', '49 %'],
  ['-5', '.', '-2'],
  ['007', '.', '3'],
  ['2 400', '.', '1 200'],
  ['1.200.300', '.', '600.150'],
  ['123456789012345', '.', '61728394506172'],
])('half of %s, where %s is the decimal mark, is %s', (text, mark, half) => {
  expect(writeShare(readNumber(text, mark)!, 0.5)).toBe(half);
});

test.each([
  ['1.200.300', '.', '0'],
  ['£1,234.56', '.', '£0.00'],
  ['1.200', '.', '0.000'],
  ['7', ',', '0'],
])('nothing of %s, where %s is the decimal mark, is %s', (text, mark, nothing) => {
  expect(writeShare(readNumber(text, mark)!, 0)).toBe(nothing);
});

test('what holds no number that can be counted is left alone', () => {
  for (const text of ['', 'many', '٣٤', '1234567890123456'])
    expect(readNumber(text)).toBeUndefined();
});

const groups = fc.tuple(
  fc.constantFrom(',', '.', ' ', '\u00a0', '\u202f', '’'),
  fc.integer({ min: 0, max: 999_999_999 }),
);
const written = groups.map(([sign, value]) => String(value).replace(/\B(?=(?:\d{3})+$)/g, sign));
const texts = fc.oneof(
  written,
  fc.tuple(fc.string(), written, fc.string()).map((parts) => parts.join('')),
  fc.string(),
);

test('the whole of any number is the text itself, to the letter', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom('.', ','), (text, mark) => {
      const number = readNumber(text, mark);
      if (number) expect(writeShare(number, 1)).toBe(text);
    }),
  );
});

test('on the way it never gets less, nor wider than the number itself', () => {
  const digits = (text: string): number => Number(text.replace(/\D/g, ''));
  fc.assert(
    fc.property(
      written,
      fc.tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
      ),
      (text, shares) => {
        const [less, more] = shares
          .sort((a, b) => a - b)
          .map((share) => writeShare(readNumber(text)!, share));
        expect(digits(less!)).toBeLessThanOrEqual(digits(more!));
        expect(more!.length).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});

test('the count begins at zero, slows down and arrives', () => {
  expect(easeOutExpo(0)).toBe(0);
  expect(easeOutExpo(1)).toBe(1);
  expect(easeOutExpo(1.4)).toBe(1);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.9, noNaN: true }), (at) => {
      const first = easeOutExpo(at + 0.05) - easeOutExpo(at);
      const second = easeOutExpo(at + 0.1) - easeOutExpo(at + 0.05);
      expect(first).toBeGreaterThanOrEqual(second);
      expect(second).toBeGreaterThan(0);
    }),
  );
});
