// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { countCharacters, readCounter } from './character-count.model';

describe('the character count', () => {
  const counter = (markup: string): ReturnType<typeof readCounter> => {
    const host = document.createElement('div');
    host.innerHTML = `<span ${markup}></span>`;
    const { classList, dataset } = host.firstElementChild as HTMLElement;
    return readCounter(classList, dataset);
  };

  it('is read from the element', () => {
    expect(
      counter(
        'class="wpcf7-character-count down" data-starting-value="140" data-current-value="140" data-maximum-value="140" data-minimum-value="20"',
      ),
    ).toEqual({ direction: 'down', startingValue: 140, maximum: 140, minimum: 20 });
  });

  it.each(['', 'class="up" data-maximum-value="" data-minimum-value="soon"'])(
    'counts up from nothing and knows no limit when the element has none: %j',
    (markup) =>
      expect(counter(markup)).toEqual({
        direction: 'up',
        startingValue: 0,
        maximum: undefined,
        minimum: undefined,
      }),
  );

  const up = counter('class="up" data-maximum-value="5" data-minimum-value="3"');
  const down = counter('class="down" data-starting-value="5" data-maximum-value="5"');

  it.each([
    ['', up, 0, ['too-short']],
    ['ab', up, 2, ['too-short']],
    ['ab ', up, 2, []],
    ['abcde', up, 5, []],
    ['abcde ', up, 5, ['too-long']],
    ['😀😀😀', up, 6, ['too-long']],
    ['', down, 5, []],
    [' abc ', down, 2, []],
    ['abcdefg', down, -2, ['too-long']],
    ['abc', counter('class="down"'), -3, []],
  ])('of %j', (text, settings, shown, flags) => {
    expect(countCharacters(text, settings)).toEqual({ shown, flags });
  });

  it('up and down always make the starting value together', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, startingValue) => {
        const [counted, left] = (['up', 'down'] as const).map(
          (direction) => countCharacters(text, { ...up, direction, startingValue }).shown,
        );
        expect((counted ?? 0) + (left ?? 0)).toBe(startingValue);
      }),
    );
  });
});
