import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { glideOf, isLeftToStyles, readOptions } from './slider.model';

describe('options of a slider', () => {
  it('are those of the library where nothing is printed', () => {
    expect(readOptions({})).toEqual({
      printed: {},
      align: 'center',
      group: 1,
      wraps: false,
      isContained: false,
      isFree: false,
      isDraggable: true,
      dragThresholdPx: 3,
      adaptsHeight: false,
      hasArrows: true,
      hasDots: true,
      isRightToLeft: undefined,
      firstIndex: 0,
      autoplayMs: 0,
      pausesOnHover: true,
      parallax: 0,
      duration: 25,
      lazyNeighbours: undefined,
    });
  });

  it('mean what a page editor printed, as values or as text', () => {
    const printed = {
      cellAlign: 'left',
      groupCells: '100%',
      wrapAround: 'true',
      freeScroll: true,
      draggable: false,
      dragThreshold: '15',
      adaptiveHeight: 1,
      prevNextButtons: 'false',
      pageDots: '',
      rightToLeft: true,
      initialIndex: 2,
      autoPlay: '6000',
      pauseAutoPlayOnHover: false,
      parallax: 3,
      friction: 0.6,
      selectedAttraction: 0.1,
      lazyLoad: 1,
    };
    expect(readOptions(printed)).toEqual({
      printed,
      align: 'start',
      group: 'auto',
      wraps: true,
      isContained: true,
      isFree: true,
      isDraggable: false,
      dragThresholdPx: 15,
      adaptsHeight: true,
      hasArrows: false,
      hasDots: false,
      isRightToLeft: true,
      firstIndex: 2,
      autoplayMs: 6000,
      pausesOnHover: false,
      parallax: 3,
      duration: 12,
      lazyNeighbours: 1,
    });
  });

  it.each([
    [true, 3000],
    ['true', 3000],
    [false, 0],
    ['false', 0],
    [1500, 1500],
    [-1, 0],
    [null, 0],
  ])('autoPlay %j: %i ms', (autoPlay, ms) => {
    expect(readOptions({ autoPlay }).autoplayMs).toBe(ms);
  });

  it.each([
    [true, 'auto'],
    ['80%', 'auto'],
    [2, 2],
    ['2', 2],
    [0, 1],
    [undefined, 1],
  ])('groupCells %j: %j', (groupCells, group) => {
    expect(readOptions({ groupCells }).group).toBe(group);
  });

  it.each([
    [true, 0],
    [2, 2],
    [false, undefined],
  ])('lazyLoad %j: %j', (lazyLoad, neighbours) => {
    expect(readOptions({ lazyLoad }).lazyNeighbours).toBe(neighbours);
  });

  it('are never anything that the library cannot take, whatever was printed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (rest, value) => {
        const names = Object.keys(readOptions({}));
        const printed = { ...rest, ...Object.fromEntries(names.map((name) => [name, value])) };
        const all = ['cellAlign', 'groupCells', 'wrapAround', 'friction', 'selectedAttraction'];
        for (const name of [...all, 'autoPlay', 'parallax', 'lazyLoad', 'dragThreshold']) {
          const options = readOptions({ ...printed, [name]: value });
          expect(['start', 'center', 'end']).toContain(options.align);
          expect(options.group === 'auto' || options.group >= 1).toBe(true);
          expect(options.duration).toBeGreaterThanOrEqual(8);
          expect(options.duration).toBeLessThanOrEqual(60);
          for (const amount of [options.autoplayMs, options.parallax, options.dragThresholdPx]) {
            expect(amount).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('leave a slider to the style sheet that asks for it', () => {
    expect(isLeftToStyles({ watchCSS: true })).toBe(true);
    expect(isLeftToStyles({ watchCSS: false })).toBe(false);
    expect(isLeftToStyles({})).toBe(false);
  });
});

describe('a glide', () => {
  it.each([
    [0.28, 0.025, 25],
    [0.6, 0.1, 12],
    // Held so firmly that it creeps, and not held at all.
    [0.9, 0.01, 60],
    [0, 0.025, 60],
    [1, 1, 8],
  ])('with friction %d and attraction %d lasts %i', (friction, attraction, duration) => {
    expect(glideOf(friction, attraction)).toBe(duration);
  });

  it('is the shorter, the more a spring that swings is held', () => {
    const share = fc.double({ min: 0.05, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.25, noNaN: true }), share, share, (pull, a, b) => {
        // Held harder, it swings no more.
        const most = 2 * Math.sqrt(pull) * 0.999;
        const [less, more] = [Math.min(a, b) * most, Math.max(a, b) * most];
        expect(glideOf(less, pull)).toBeGreaterThanOrEqual(glideOf(more, pull));
      }),
    );
  });
});
