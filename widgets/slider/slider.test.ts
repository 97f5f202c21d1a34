import { afterEach, describe, expect, it, vi } from 'vitest';

import { loadPictures } from './lazy-pictures';
import type { Carousel } from './carousel';
import { mount } from './slider.island';

const mountOn = async (options: string): Promise<void> => {
  const slider = document.createElement('div');
  slider.className = 'slider';
  slider.dataset['flickityOptions'] = options;
  document.body.append(slider);
  const { signal } = new AbortController();
  await mount(slider, { name: 'slider', signal, fail: vi.fn() });
};

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('options that are none', () => {
  it.each(['', '{', '[]', '"left"', 'null', '3'])('%j: said on which element', async (options) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await expect(mountOn(options)).rejects.toThrow(
      /data-flickity-options on <div class="slider".* must be a JSON object/s,
    );
  });
});

describe('pictures that are wanted later', () => {
  /** A carousel of slides with one picture each, of which the given one is selected. */
  const carouselAt = (selected: number, attributes: Record<string, string>): Carousel => {
    const slides = Array.from({ length: 5 }, () => {
      const image = document.createElement('img');
      for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
      const slide = document.createElement('div');
      slide.append(image);
      document.body.append(slide);
      return slide;
    });
    const embla = {
      slideNodes: () => slides,
      internalEngine: () => ({ slideRegistry: slides.map((_, index) => [index]) }),
      selectedScrollSnap: () => selected,
      on: vi.fn(),
    };
    return { embla } as unknown as Carousel;
  };
  const loaded = (): boolean[] =>
    [...document.querySelectorAll('img')].map(
      (image) => image.hasAttribute('src') || image.hasAttribute('srcset'),
    );

  it('are loaded with the slide and its neighbours, round the ends', () => {
    loadPictures(carouselAt(0, { 'data-flickity-lazyload': '/a.svg' }), 1);
    expect(loaded()).toEqual([true, true, false, false, true]);
    expect(document.querySelectorAll('img')[0]!.hasAttribute('data-flickity-lazyload')).toBe(false);
  });

  it('have every form of address, and no other kind', () => {
    const set = {
      'data-flickity-lazyload-srcset': '/a.svg 2x',
      'data-flickity-lazyload-src': '/a.svg',
    };
    loadPictures(carouselAt(2, set), 0);
    expect(document.querySelectorAll('img')[2]!.getAttribute('srcset')).toBe('/a.svg 2x');
    document.body.replaceChildren();
    loadPictures(carouselAt(2, { 'data-flickity-lazyload': 'javascript:alert(1)' }), 0);
    expect(loaded()).toEqual([false, false, false, false, false]);
  });
});
