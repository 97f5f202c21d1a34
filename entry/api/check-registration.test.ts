import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkRegistration, type OwnIsland } from './check-registration';

const good: OwnIsland = { name: 'size-help', selector: '.size-help', load: '/size-help.js' };
const check = (given: unknown) => checkRegistration(given, (name) => name === 'taken');

describe('checkRegistration', () => {
  it.each<[OwnIsland]>([
    [good],
    [{ ...good, load: new URL('https://shop.example/a.js') }],
    [{ ...good, load: () => Promise.resolve({ mount: () => undefined }) }],
    [
      {
        ...good,
        when: 'visible',
        nowWith: 'cookie',
        wakeFrom: 'form',
        wake: 'a,button',
        wakeOn: ['scroll'],
        sight: 'img',
        press: ':is(a,button)',
      },
    ],
  ])('takes %j', (given) => {
    expect(() => check(given)).not.toThrow();
  });

  it.each<[given: unknown, told: string]>([
    [undefined, 'registerIsland: expected an object, found undefined.'],
    ['size-help', 'registerIsland: expected an object, found "size-help".'],
    [{ ...good, name: 'Size help' }, '"name" is "Size help", expected small letters'],
    [{ ...good, name: 'taken' }, '"name": an island "taken" is there already'],
    [{ ...good, selector: ' ' }, '"selector" is " ", expected a CSS selector'],
    [{ ...good, selector: undefined }, '"selector" is undefined, expected a CSS selector'],
    [
      { ...good, load: 7 },
      '"load" is 7, expected a function that imports a module, or its address',
    ],
    [{ ...good, load: 'https://' }, '"load" is "https://", expected'],
    [
      { ...good, when: 'toString' },
      '"when" is "toString", expected now, idle, visible, interaction',
    ],
    [{ ...good, wakeOn: 'scroll' }, '"wakeOn" is "scroll", expected a list of event names'],
    [{ ...good, wakeOn: [1] }, '"wakeOn" is [1], expected a list of event names'],
    [{ ...good, nowWith: '' }, '"nowWith" is "", expected the name of a cookie'],
    [{ ...good, press: {} }, '"press" is an object, expected a CSS selector'],
    [
      { ...good, mount: () => undefined },
      '"mount" is no key of an island; there are name, selector',
    ],
  ])('refuses %j', (given, told) => {
    expect(() => check(given)).toThrow(TypeError);
    expect(() => check(given)).toThrow(told);
  });

  it('names every key at fault', () => {
    const given = { name: 1, selector: 2, load: 3, when: 4, wake: 5 };
    const keys = Object.keys(given).map((key) => `"${key}" is ${given[key as 'when']}`);
    for (const told of keys) expect(() => check(given)).toThrow(told);
  });

  it('takes exactly the names that can stand in an attribute and in a file’s name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'z', '0', '-', 'A', '_'), maxLength: 6 }),
        (name) => {
          const parts = name.split('-');
          const isGood =
            parts.every(
              (part) => part !== '' && [...part].every((letter) => 'az0'.includes(letter)),
            ) && name[0] !== '0';
          let isTaken = true;
          try {
            check({ ...good, name });
          } catch {
            isTaken = false;
          }
          expect(isTaken).toBe(isGood);
        },
      ),
    );
  });
});
