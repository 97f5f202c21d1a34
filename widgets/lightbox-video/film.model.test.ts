import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readFilm } from './film.model';

const frame = (url: string): string => {
  const { kind, src } = readFilm(url);
  expect(kind).toBe('frame');
  return src;
};

describe('films', () => {
  it.each([
    ['https://www.youtube.com/watch?v=a-B_1', 'https://www.youtube.com/embed/a-B_1?autoplay=1'],
    ['https://youtu.be/a1?si=x', 'https://www.youtube.com/embed/a1?autoplay=1'],
    ['https://m.youtube.com/shorts/a1', 'https://www.youtube.com/embed/a1?autoplay=1'],
    [
      'https://www.youtube.com/watch?v=a&t=1h2m3s',
      'https://www.youtube.com/embed/a?autoplay=1&start=3723',
    ],
    [
      'https://www.youtube.com/watch?v=a&list=b&start=9',
      'https://www.youtube.com/embed/a?autoplay=1&list=b&start=9',
    ],
    // What the author asked of the player stays.
    [
      'https://www.youtube-nocookie.com/embed/a?rel=0&autoplay=0',
      'https://www.youtube-nocookie.com/embed/a?autoplay=1&rel=0',
    ],
    [
      'https://www.youtube.com/embed/a?end=20&cc_load_policy=1',
      'https://www.youtube.com/embed/a?autoplay=1&end=20&cc_load_policy=1',
    ],
    [
      'https://player.vimeo.com/video/123?dnt=1&h=abc9#t=30s',
      'https://player.vimeo.com/video/123?autoplay=1&dnt=1&h=abc9#t=30s',
    ],
    ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?autoplay=1'],
    ['https://vimeo.com/123/abc9', 'https://player.vimeo.com/video/123?autoplay=1&h=abc9'],
    ['https://vimeo.com/channels/x/123', 'https://player.vimeo.com/video/123?autoplay=1'],
    ['https://maps.google.com/maps?q=York', 'https://maps.google.com/maps?q=York&output=embed'],
    ['https://www.google.co.uk/maps?q=York', 'https://www.google.co.uk/maps?q=York&output=embed'],
    ['https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
    // Whatever else is asked for is shown as it is.
    ['https://www.youtube.com/', 'https://www.youtube.com/'],
    ['https://vimeo.com/about', 'https://vimeo.com/about'],
    ['https://www.google.com/search?q=a', 'https://www.google.com/search?q=a'],
    ['https://notyoutube.com/watch?v=a', 'https://notyoutube.com/watch?v=a'],
    ['https://shop.example/tour/', 'https://shop.example/tour/'],
  ])('%s is shown from %s', (url, src) => expect(frame(url)).toBe(src));

  it.each(['/a.mp4', '/a.MP4?x=1', '/a.webm', '/b/c.m4v#t=3'])('%s is a file', (path) => {
    const src = `https://shop.example${path}`;
    expect(readFilm(src)).toEqual({ kind: 'file', src });
  });

  it('never lets an id say more to a player than which film it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        const url = new URL('https://www.youtube.com/watch');
        url.searchParams.set('v', id);
        const player = new URL(frame(url.href));
        // Dots alone are steps in a path: they stay with the player's house all the same.
        expect(player.host).toBe('www.youtube.com');
        expect([...player.searchParams]).toEqual([['autoplay', '1']]);
        if (!/^\.{1,2}$/.test(id)) {
          expect(decodeURIComponent(player.pathname)).toBe(`/embed/${id}`);
        }
      }),
    );
  });
});
