import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  arrangeLines,
  isHidden,
  nextChange,
  undoAddress,
  type LineChange,
  type LineEvent,
} from './cart-lines';

function run(...events: LineEvent[]): LineChange | undefined {
  return events.reduce<LineChange | undefined>(nextChange, undefined);
}

const set = (quantity: number): LineEvent => ({ type: 'set', quantity });
const server = (present: boolean): LineEvent => ({ type: 'server', present });
const removal: LineEvent = { type: 'remove' };
const undo: LineEvent = { type: 'undo' };
const accepted: LineEvent = { type: 'accepted' };
const refused: LineEvent = { type: 'refused' };
const unsent: LineEvent = { type: 'unsent' };
const expired: LineEvent = { type: 'expired' };

describe('nextChange', () => {
  it.each([
    ['a quantity is shown while it is saved', [set(3)], { state: 'saving', quantity: 3 }],
    ['presses meanwhile replace it', [set(3), set(4)], { state: 'saving', quantity: 4 }],
    [
      'and stays until the server has sent its markup',
      [set(3), accepted],
      { state: 'saved', quantity: 3 },
    ],
    ['which ends the change', [set(3), accepted, server(true)], undefined],
    ['a refused quantity is taken back', [set(3), refused], undefined],
    [
      'markup that comes too early changes nothing',
      [set(3), server(true)],
      { state: 'saving', quantity: 3 },
    ],
    ['a line that is gone needs no quantity', [set(3), server(false)], undefined],
    ['a line is hidden at once', [removal], { state: 'removing' }],
    ['and can be brought back once it is gone', [removal, accepted], { state: 'removed' }],
    ['for a time', [removal, accepted, expired], undefined],
    ['but not before', [removal, expired], { state: 'removing' }],
    ['no quantity can be set meanwhile', [removal, set(2)], { state: 'removing' }],
    ['a refused removal shows the line again', [removal, refused], undefined],
    ['undo before the server agreed', [removal, undo], { state: 'restoring' }],
    ['undo', [removal, accepted, undo], { state: 'restoring' }],
    [
      'older markup without the line is no answer to that',
      [removal, accepted, undo, server(false)],
      { state: 'restoring' },
    ],
    ['the server brought it back', [removal, accepted, undo, accepted], { state: 'restored' }],
    ['its markup ends the change', [removal, accepted, undo, accepted, server(true)], undefined],
    [
      'a line that did not come back can be asked for again',
      [removal, accepted, undo, accepted, server(false)],
      { state: 'removed' },
    ],
    [
      'what is gone stays gone, whatever else is refused',
      [removal, accepted, refused],
      { state: 'removed' },
    ],
    ['a second press on remove changes nothing', [removal, removal], { state: 'removing' }],
    ['nor does an undo of what was not removed', [set(3), undo], { state: 'saving', quantity: 3 }],
    ['nor an answer that nobody waits for', [accepted], undefined],
    [
      'nor another one after the first',
      [set(3), accepted, accepted],
      { state: 'saved', quantity: 3 },
    ],
    [
      'a refused undo can be tried again',
      [set(5), removal, accepted, undo, refused],
      { state: 'removed', quantity: 5 },
    ],
    ['an undo before anything was sent', [removal, undo, unsent], undefined],
    ['added anew elsewhere', [removal, accepted, server(true)], undefined],
    [
      'an unsaved quantity is kept for an undo',
      [set(5), removal, accepted, undo],
      { state: 'restoring', quantity: 5 },
    ],
    ['a saved one needs no keeping', [set(5), accepted, removal], { state: 'removing' }],
  ] as Array<[string, LineEvent[], LineChange | undefined]>)('%s', (_what, events, expected) => {
    expect(run(...events)).toEqual(expected);
  });

  it('is hidden exactly while it is being removed or brought back', () => {
    expect([undefined, run(set(2)), run(set(2), accepted)].map(isHidden)).toEqual([
      false,
      false,
      false,
    ]);
    expect([run(removal), run(removal, accepted), run(removal, undo)].map(isHidden)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('any course of events', () => {
  /** What a shopper and the server do to a line; `accepted` and `refused` answer what was asked last. */
  const events: fc.Arbitrary<LineEvent[]> = fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 9 }).map(set),
      fc.constantFrom(removal, undo, accepted, refused, unsent, expired),
      fc.boolean().map(server),
    ),
  );
  const WAITS = new Set<string>(['saving', 'removing', 'restoring']);

  it('shows what a plain account of it says', () => {
    fc.assert(
      fc.property(events, (course) => {
        let change: LineChange | undefined;
        // Apart: what was asked for, whether the server agreed, and a quantity that it does not have.
        let asked: 'set' | 'remove' | 'undo' | undefined;
        let isAgreed = false;
        let own: number | undefined;
        const forget = (): void => {
          asked = own = undefined;
          isAgreed = false;
        };
        for (const event of course) {
          const { type } = event;
          if (type === 'set' && asked !== 'remove' && asked !== 'undo') {
            [asked, isAgreed, own] = ['set', false, event.quantity];
          } else if (type === 'remove' && asked !== 'remove' && asked !== 'undo') {
            if (asked !== 'set' || isAgreed) own = undefined;
            [asked, isAgreed] = ['remove', false];
          } else if (type === 'undo' && asked === 'remove') [asked, isAgreed] = ['undo', false];
          else if (type === 'accepted') isAgreed = asked !== undefined;
          else if (type === 'refused' && asked === 'undo' && !isAgreed)
            [asked, isAgreed] = ['remove', true];
          else if (type === 'unsent' && asked === 'undo' && !isAgreed) forget();
          else if (type === 'refused' && !(asked === 'remove' && isAgreed)) forget();
          else if (type === 'expired' && asked === 'remove' && isAgreed) forget();
          else if (type === 'server') {
            const isOver = asked === 'set' || event.present;
            if (isAgreed ? isOver : asked === 'set' && !event.present) forget();
            else if (isAgreed && asked === 'undo') asked = 'remove';
          }
          change = nextChange(change, event);
          const names = { set: ['saving', 'saved'], remove: ['removing', 'removed'] };
          const states = { ...names, undo: ['restoring', 'restored'] };
          const quantity = own === undefined ? {} : { quantity: own };
          expect(change).toEqual(asked && { state: states[asked][isAgreed ? 1 : 0], ...quantity });
        }
      }),
    );
  });

  it('ends with the server’s markup once everything is answered, but for what may be undone', () => {
    fc.assert(
      fc.property(events, fc.boolean(), fc.boolean(), (course, isAccepted, present) => {
        const before = run(...course);
        const answer = before && WAITS.has(before.state) ? [isAccepted ? accepted : refused] : [];
        const end = run(...course, ...answer, server(present));
        expect([undefined, 'removed']).toContain(end?.state);
        if (present) expect(end).toBeUndefined();
      }),
    );
  });
});

describe('arrangeLines', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));

  it('shows each line once: those of the server, and pinned ones that were shown', () => {
    fc.assert(
      fc.property(keys, keys, keys, (shown, onServer, pinned) => {
        const arranged = arrangeLines(shown, onServer, new Set(pinned));
        const expected = new Set([...onServer, ...shown.filter((key) => pinned.includes(key))]);
        expect([...arranged].sort()).toEqual([...expected].sort());
      }),
    );
  });

  it('keeps the server’s order among lines that are not pinned', () => {
    fc.assert(
      fc.property(keys, keys, keys, (shown, onServer, pinned) => {
        const free = (key: string): boolean => !new Set<string>(pinned).has(key);
        expect(arrangeLines(shown, onServer, new Set(pinned)).filter(free)).toEqual(
          onServer.filter(free),
        );
      }),
    );
  });

  it('moves nothing when a pinned line leaves and comes back at the end', () => {
    fc.assert(
      fc.property(keys, fc.nat(), (shown, at) => {
        const key = shown[at % Math.max(1, shown.length)];
        if (key === undefined) return;
        const others = shown.filter((other) => other !== key);
        expect(arrangeLines(shown, others, new Set([key]))).toEqual(shown);
        expect(arrangeLines(shown, [...others, key], new Set([key]))).toEqual(shown);
      }),
    );
  });
});

describe('undoAddress', () => {
  const remove = 'https://shop.test/basket/?lang=en&remove_item=k1&_wpnonce=old';

  it('turns a remove link into the undo link of the same line', () => {
    expect(undoAddress(remove, 'k1')).toBe(
      'https://shop.test/basket/?lang=en&_wpnonce=old&undo_item=k1',
    );
  });

  it('takes a newer nonce', () => {
    expect(new URL(undoAddress(remove, 'k1', 'new')).searchParams.get('_wpnonce')).toBe('new');
  });
});
