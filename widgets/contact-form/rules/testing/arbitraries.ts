import fc from 'fast-check';

import type { Entry, EntryValue, FileLike } from '../entries';
import { RULE_NAMES, type RawRule } from './oracle';

/** Texts on both sides of every rule's border. */
const SAMPLES = [
  ['', ' ', '\u00a0', 'x', '0', 'abc', ' ab ', 'a\r\nb', '😀', 'straße', '１２３４５６', '<b>'],
  ['a@b.co', 'ab@b.c', 'a@b.c', "o'neil@x-y.org", 'a@b@c.com', 'a..b@c.com', 'a@-b.com'],
  ['http://x.y', 'HTTPS://x', 'tel:1', 'x.y', 'file:///x', 'irc6://x', 'http:// x', 'urn:a:b'],
  ['+12345', '+1234', '123456', '(020) 7946 0018', '0012345', '123456#9', '+123456789012345'],
  ['-1', '1.5', '-.5', '1e5', '1E-5', '1.', '+1', '3abc', '.5', '10', '2.7', 'Infinity', 'NaN'],
  ['2024-02-29', '2023-02-29', '2023-02-30', '2024-01-01', '2024-01-07', '0000-01-01'],
  ['1900-02-29', '10000-01-01', '2024-13-01', '2024-1-1', '00:00', '23:59:59', '24:00', '9:00'],
].flat();

const character = fc.constantFrom(...'ab01.@-+:/#*[]_ \n\u00a0é');

/** A sample, often with one character put in, left out or put in another's place. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...SAMPLES) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...SAMPLES), fc.nat(20), fc.nat(1), fc.option(character, { nil: '' }))
      .map(([sample, at, cut, put]) => sample.slice(0, at) + put + sample.slice(at + cut)),
  },
);

export const file: fc.Arbitrary<FileLike> = fc.record({
  name: fc.oneof(
    fc.constantFrom('a.jpg', 'A.JPEG', 'a.jpg.exe', 'jpg', '.png', 'a.svg', 'a.tar.gz', 'a.mp3'),
    fc.string(),
  ),
  size: fc.nat(20),
});

export const value: fc.Arbitrary<EntryValue> = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 1, arbitrary: file },
);

const FIELD_NAMES = ['f', 'g', 'your-name', 'F', 'a:b_1'];

const entryName = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...FIELD_NAMES) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom('f', 'g'),
        fc.array(fc.constantFrom('[]', '[a]', '[b-1]', '[0]', '[1]', '[01]', '[_x]', '[', '.b'), {
          maxLength: 3,
        }),
      )
      .map(([base, parts]) => base + parts.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('_f', '1f', '', '[]', '__proto__', 'constructor') },
  { weight: 1, arbitrary: fc.string() },
);

export const entries: fc.Arbitrary<Entry[]> = fc.array(fc.tuple(entryName, value), {
  maxLength: 8,
});

const accepted = fc.oneof(
  text,
  fc.constantFrom('.jpg', '.PNG', 'image/*', 'IMAGE/*', 'image/png', 'IMAGE/PNG', '*/*', '.tar.gz'),
  fc.integer({ min: 1, max: 7 }),
);
const bound = fc.oneof(text, fc.integer({ min: -2, max: 12 }), fc.constantFrom(0.1, 2.5, '0.3'));
const field = fc.constantFrom(...FIELD_NAMES, 'constructor', '_f', '1f', '');

/** Rules as they may well be, `all` and `any` with unknown children among them. */
export const rules: fc.Arbitrary<RawRule[]> = fc.letrec<{ list: RawRule[] }>((tie) => ({
  list: fc.array(
    fc.record(
      {
        rule: fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(...RULE_NAMES) },
          { weight: 4, arbitrary: fc.constantFrom('all', 'any') },
          { weight: 1, arbitrary: fc.constantFrom('nosuch', 'constructor', '__proto__', '') },
        ),
        field,
        error: fc.constantFrom('', 'E1', 'E2', 'E3', 'E4'),
        accept: fc.array(accepted, { maxLength: 4 }),
        threshold: bound,
        base: bound,
        interval: bound,
        rules: fc.oneof({ maxDepth: 3 }, fc.constant([]), tie('list')),
      },
      { requiredKeys: ['rule'] },
    ),
    { maxLength: 5 },
  ),
})).list;
