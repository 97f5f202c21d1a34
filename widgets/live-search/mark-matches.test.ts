// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { markMatches, type NamePart } from './mark-matches';

/** Letters whose small and large forms have the same length, and all that a pattern could trip over. */
const alphabet = [...'aAbBäÄжЖ \\^$.*+?()[]{}|/&;<>#8217-👗'];
const texts = (maxLength: number) =>
  fc.array(fc.constantFrom(...alphabet), { maxLength }).map((letters) => letters.join(''));

/** Letter by letter, without regular expressions. */
function oracle(name: string, typed: string): NamePart[] {
  const letters = [...name];
  const needle = [...typed.trim()];
  const parts: NamePart[] = [];
  let rest = '';
  for (let at = 0; at < letters.length;) {
    const piece = letters.slice(at, at + needle.length).join('');
    if (needle.length > 0 && piece.toLowerCase() === needle.join('').toLowerCase()) {
      if (rest) parts.push({ text: rest, isMatch: false });
      parts.push({ text: piece, isMatch: true });
      rest = '';
      at += needle.length;
    } else {
      rest += letters[at];
      at += 1;
    }
  }
  return rest ? [...parts, { text: rest, isMatch: false }] : parts;
}

describe('markMatches', () => {
  it('marks what a search letter by letter finds', () => {
    fc.assert(
      fc.property(texts(12), texts(3), (name, typed) => {
        expect(markMatches(name, typed)).toEqual(oracle(name, typed));
      }),
      { numRuns: 3000 },
    );
  });

  it('marks every part of a name that was put together around what was typed', () => {
    fc.assert(
      fc.property(
        texts(3).filter((typed) => typed.trim() !== ''),
        texts(4),
        texts(4),
        (typed, before, after) => {
          const parts = markMatches(`${before}${typed.trim()}${after}`, typed);
          expect(parts.some(({ isMatch }) => isMatch)).toBe(true);
          expect(parts.map(({ text }) => text).join('')).toBe(`${before}${typed.trim()}${after}`);
        },
      ),
    );
  });

  it('finds nothing in the words of entities and tags, which are gone by then', () => {
    expect(markMatches('Hats & scarves', 'amp')).toEqual([
      { text: 'Hats & scarves', isMatch: false },
    ]);
    expect(markMatches('A <b> c', 'b>')).toEqual([
      { text: 'A <', isMatch: false },
      { text: 'b>', isMatch: true },
      { text: ' c', isMatch: false },
    ]);
  });
});
