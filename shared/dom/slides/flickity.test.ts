import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Flickity, runFlickity, type InstanceSlides } from './flickity';

const select = vi.fn();
let element: HTMLElement;
let instance: Flickity;

const slider = (rest: Partial<InstanceSlides> = {}): InstanceSlides => ({
  slides: [...element.querySelectorAll<HTMLElement>('p')],
  index: 1,
  select,
  step: vi.fn(),
  refresh: vi.fn(),
  ...rest,
});

beforeEach(() => {
  select.mockClear();
  element = document.createElement('div');
  element.innerHTML = `<div class="flickity-viewport"><div class="flickity-slider">
    <p id="a"></p><p id="b"></p><p id="c"></p></div></div>`;
  instance = new Flickity(element, slider());
});

describe('an instance', () => {
  it('shows what other scripts read', () => {
    expect(instance.cells.map((cell) => cell.element.id)).toEqual(['a', 'b', 'c']);
    expect(instance.slides).toHaveLength(3);
    expect(instance.selectedElement?.id).toBe('b');
    expect(instance.viewport?.className).toBe('flickity-viewport');
    expect(instance.options).toEqual({});
    const theme = { settings: { printed: { wrapAround: true } } } as never;
    expect(new Flickity(element, slider({ theme })).options).toEqual({ wrapAround: true });
  });

  it('has no cells before its markup is there', () => {
    const empty = new Flickity(document.createElement('div'), slider({ slides: [], index: 0 }));
    expect(empty.cells).toEqual([]);
    expect(empty.selectedElement).toBeUndefined();
  });

  it.each<[index: number, wraps: boolean | undefined, selected: number]>([
    [2, undefined, 2],
    [3, true, 0],
    [-1, true, 2],
    [-4, true, 2],
    [3, false, 3],
  ])('asked for %d, round the ends: %s, selects %d', (index, wraps, selected) => {
    instance.select(index, wraps);
    expect(select).toHaveBeenLastCalledWith(selected, false);
  });

  it('finds a cell by its place or its selector, if it is there', () => {
    instance.selectCell('#c');
    expect(select).toHaveBeenLastCalledWith(2, false);
    instance.selectCell(0, false, true);
    expect(select).toHaveBeenLastCalledWith(0, true);
    for (const cell of [3, -1, '#d']) instance.selectCell(cell, true);
    expect(select).toHaveBeenCalledTimes(2);
  });

  it('counts what is selected together as one', () => {
    const groups = [[0, 1], [2]];
    const grouped = new Flickity(element, slider({ groups }));
    expect(grouped.slides.map(({ cells }) => cells.length)).toEqual([2, 1]);
    expect(grouped.selectedElement?.id).toBe('c');
    grouped.selectCell(1);
    expect(select).toHaveBeenLastCalledWith(0, false);
    grouped.select(2, true);
    expect(select).toHaveBeenLastCalledWith(0, false);
  });

  it('tells those that listen, once or until they stop', () => {
    const [always, once, other] = [vi.fn(), vi.fn(), vi.fn()];
    instance.on('change', always).on('change', other).once('change', once);
    instance.emitEvent('settle', [0]);
    instance.emitEvent('change', [1]);
    instance.off('change', other).off('select', always);
    instance.emitEvent('change', [2]);
    expect(always.mock.calls).toEqual([[1], [2]]);
    expect(once.mock.calls).toEqual([[1]]);
    expect(other.mock.calls).toEqual([[1]]);
  });

  it('is called by the name of a method, and by nothing else', () => {
    const collection = { data: () => instance };
    runFlickity(collection, 'select', [2, true]);
    expect(select).toHaveBeenCalledExactlyOnceWith(2, false);
    for (const name of ['selectedIndex', 'unheard', 7, undefined])
      runFlickity(collection, name, []);
    runFlickity({ data: () => undefined }, 'select', [1]);
    expect(select).toHaveBeenCalledOnce();
  });
});
