// @vitest-environment node
// @ts-check
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFirst, encode, shiftColumns } from './source-map.mjs';

test('numbers survive encoding', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 29), max: 2 ** 29 }), (value) => {
      expect(decodeFirst(`${encode(value)}CA`)).toEqual({ value, rest: 'CA' });
    }),
  );
});

test('known encodings', () => {
  expect([0, 1, -1, 15, 16, -16, 123].map(encode)).toEqual(['A', 'C', 'D', 'e', 'gB', 'hB', '2H']);
});

test('only the first segment behind a shift changes', () => {
  // Columns 0, 4, 14 on the first line and 4 on the second.
  const mappings = 'AAAA,IAAA,UAAA;IAAA';
  const shifted = shiftColumns(mappings, [{ line: 0, column: 9, by: 3 }]);
  expect(shifted).toBe(`AAAA,IAAA,${encode(13)}AAA;IAAA`);
});

test('shifts on one place add up, and one behind the last segment changes nothing', () => {
  const shifts = [
    { line: 0, column: 2, by: -1 },
    { line: 0, column: 3, by: 3 },
    { line: 0, column: 99, by: 5 },
  ];
  expect(shiftColumns('AAAA,IAAA', shifts)).toBe(`AAAA,${encode(6)}AAA`);
});

test('a broken mapping is an error', () => {
  expect(() => decodeFirst('')).toThrow('Not a mapping');
  expect(() => decodeFirst('!')).toThrow('Not a mapping');
});
