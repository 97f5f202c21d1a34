import { beforeAll, describe, expect, it } from 'vitest';

import { countTaps } from './count-taps';

interface Tap {
  at: number;
  x?: number;
  y?: number;
  detail?: number;
  pointerType?: string | undefined;
  isTrusted?: boolean;
}

/** What a click says to who hears of it. */
function tap({ at, x = 50, y = 50, detail = 1, isTrusted = true, ...more }: Tap): number {
  const event = new MouseEvent('click', { bubbles: true, detail, clientX: x, clientY: y });
  const pointerType = 'pointerType' in more ? more.pointerType : 'touch';
  Object.defineProperties(event, {
    timeStamp: { value: at },
    pointerType: { value: pointerType },
    isTrusted: { value: isTrusted },
  });
  document.body.dispatchEvent(event);
  return event.detail;
}

describe('taps', () => {
  let hour = 0;
  /** Long after everything before. */
  const row = (...taps: Tap[]): number[] => {
    hour += 3_600_000;
    return taps.map((one) => tap({ ...one, at: hour + one.at }));
  };
  beforeAll(countTaps);

  it.each<[string, Tap[], number[]]>([
    ['in a quick row are counted', [{ at: 0 }, { at: 299 }, { at: 598 }], [1, 2, 3]],
    ['that come slowly are each the first', [{ at: 0 }, { at: 300 }], [1, 1]],
    ['at two places are each the first', [{ at: 0 }, { at: 100, x: 74 }], [1, 1]],
    ['of a finger that trembles are a row', [{ at: 0 }, { at: 100, x: 66, y: 66 }], [1, 2]],
    ['where clicks name no type', [{ at: 0 }, { at: 100, pointerType: undefined }], [1, 2]],
    ['of a mouse are the browser’s', [{ at: 0 }, { at: 100, pointerType: 'mouse' }], [1, 1]],
    ['that the browser counts stay', [{ at: 0 }, { at: 100, detail: 2 }], [1, 2]],
    [
      'by keyboard are none',
      [
        { at: 0, detail: 0 },
        { at: 100, detail: 0 },
      ],
      [0, 0],
    ],
    ['by scripts are none', [{ at: 0 }, { at: 100, isTrusted: false }], [1, 1]],
    ['on a label are one, told twice', [{ at: 0 }, { at: 1 }, { at: 150 }], [1, 1, 2]],
  ])('%s', (_what, taps, details) => {
    expect(row(...taps)).toEqual(details);
  });
});
