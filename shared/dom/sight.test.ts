import { beforeEach, describe, expect, it, vi } from 'vitest';

import { navigate } from '../platform/navigate';
import { preloadPicture } from './preload-picture';
import { watchScrollMark } from './scroll/scroll-mark';
import { whenSeen } from './when-seen';

type Entry = Partial<{
  isIntersecting: boolean;
  intersectionRatio: number;
  intersectionRect: { height: number };
  rootBounds: { height: number } | null;
}>;

/** Tells as the browser would; `undefined` once nobody watches. */
let tell: ((...entries: Entry[]) => void) | undefined;

class Sight {
  constructor(react: (entries: Entry[]) => void) {
    tell = (...entries) => react(entries);
  }
  observe = (): undefined => undefined;
  disconnect = (): void => void (tell = undefined);
}

const react = vi.fn();
let controller: AbortController;

beforeEach(() => {
  react.mockClear();
  controller = new AbortController();
  vi.stubGlobal('IntersectionObserver', Sight);
});

describe('what is seen', () => {
  const entry = (ratio: number, height: number, isIntersecting = true): Entry => ({
    isIntersecting,
    intersectionRatio: ratio,
    intersectionRect: { height },
    rootBounds: { height: 800 },
  });

  it.each<[string, Entry, boolean]>([
    ['a tenth of it', entry(0.1, 40), true],
    ['less', entry(0.09, 40), false],
    ['half a window of something huge', entry(0.01, 400), true],
    ['less of that', entry(0.01, 399), false],
    ['nothing, of something without a size', entry(1, 0, false), false],
    [
      'half the window, where the browser does not say how high it is',
      { ...entry(0.01, 384), rootBounds: null },
      true,
    ],
  ])('%s', (_, seen, isEnough) => {
    vi.stubGlobal('innerHeight', 768);
    whenSeen(document.body, react, controller.signal);
    tell?.(entry(0, 0, false), seen);
    expect(react).toHaveBeenCalledTimes(isEnough ? 1 : 0);
    // It is told once.
    expect(tell === undefined).toBe(isEnough);
  });

  it('is told to nobody after the end', () => {
    whenSeen(document.body, react, controller.signal);
    controller.abort();
    expect(tell).toBeUndefined();
  });
});

it('a scroll mark tells the newest state, and leaves nothing behind', () => {
  const change = watchScrollMark('100px', react, controller.signal);
  const mark = document.body.lastElementChild as HTMLElement;
  tell?.({ isIntersecting: true }, { isIntersecting: false });
  expect(react.mock.calls).toEqual([[true]]);
  tell?.({ isIntersecting: true });
  expect(react).toHaveBeenLastCalledWith(false);
  change('50vh');
  expect(mark.style.blockSize).toBe('50vh');
  controller.abort();
  expect(mark.isConnected).toBe(false);
  expect(tell).toBeUndefined();
});

it.each([
  ['/basket/', true],
  ['https://mill.test/a', true],
  ['javascript:alert(1)', false],
  ['', false],
  [undefined, false],
])('the browser is sent to %j: %s', (address, isSent) => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  expect(navigate(address)).toBe(isSent);
  expect(assign.mock.calls).toEqual(
    isSent ? [[new URL(String(address), document.baseURI).href]] : [],
  );
});

describe('a picture that may be wanted', () => {
  const made: Array<Record<string, unknown>> = [];
  let decode = (): Promise<void> => Promise.resolve();

  beforeEach(() => {
    made.length = 0;
    decode = () => Promise.resolve();
    vi.stubGlobal(
      'Image',
      class {
        constructor() {
          made.push(this as unknown as Record<string, unknown>);
        }
        decode = (): Promise<void> => decode();
      },
    );
  });

  it('is asked for once, with the sizes that it has', () => {
    const srcset = '/a-2.jpg 2x';
    preloadPicture({ src: '/a.jpg', srcset, sizes: '50vw' });
    preloadPicture({ src: '/a.jpg', srcset, sizes: '50vw' });
    preloadPicture({ src: '/b.jpg', srcset: '', sizes: '' });
    const address = (path: string): string => new URL(path, document.baseURI).href;
    expect(made).toEqual([
      expect.objectContaining({ src: address('/a.jpg'), srcset, sizes: '50vw' }),
      expect.objectContaining({ src: address('/b.jpg') }),
    ]);
    expect(made[1]).not.toHaveProperty('srcset');
    expect(made[1]).not.toHaveProperty('sizes');
  });

  it('is asked for again after it did not come', async () => {
    decode = () => Promise.reject(new Error('offline'));
    preloadPicture({ src: '/late.jpg', srcset: '', sizes: '' });
    await Promise.resolve();
    await Promise.resolve();
    preloadPicture({ src: '/late.jpg', srcset: '', sizes: '' });
    expect(made).toHaveLength(2);
  });

  it('is not asked for from other schemes, or by who saves data', () => {
    preloadPicture({ src: 'javascript:1', srcset: '', sizes: '' });
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    preloadPicture({ src: '/saved.jpg', srcset: '', sizes: '' });
    Reflect.deleteProperty(navigator, 'connection');
    expect(made).toEqual([]);
  });
});
