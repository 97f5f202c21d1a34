// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readImageChanges } from './image-changes';
import traces from './shop-variation-images.json';

const any = (): boolean => true;

describe('readImageChanges', () => {
  /** What the running platform wrote, for each variation that was chosen in the recorded traces. */
  it.each(traces.map((trace) => [trace.step, trace] as const))(
    'agrees with the platform: %s',
    (_step, { variation, image, link, thumbnail, slide }) => {
      const changes = readImageChanges(variation, any);
      expect(changes?.image).toMatchObject(image);
      expect(changes?.link).toEqual({ href: link });
      expect(changes?.thumbnail['src']).toBe(thumbnail);
      expect(changes?.slide).toEqual({ 'data-thumb': slide });
    },
  );

  it.each([
    ['nothing', undefined],
    ['no picture', { image: false }],
    ['an empty address', { image: { src: '' } }],
    ['an address of one character', { image: { src: '/' } }],
    ['an address that is no text', { image: { src: 7 } }],
    ['a list', []],
    ['an old field that is no text', { image_src: {} }],
  ])('finds no picture in %s', (_what, variation) => {
    expect(readImageChanges(variation, any)).toBeUndefined();
  });

  it('takes false and null as removal, and leaves what is not named', () => {
    const changes = readImageChanges(
      { image: { src: '/a.jpg', srcset: false, sizes: null, alt: '', src_w: 600 } },
      any,
    );
    expect(changes?.image).toEqual({
      src: '/a.jpg',
      srcset: null,
      sizes: null,
      alt: '',
      width: '600',
    });
  });

  it('reads the fields of older plugins', () => {
    const changes = readImageChanges({ image_src: '/old.jpg', image_link: '/old-large.jpg' }, any);
    // The size of the large picture is not told, and that of the server's is not its own.
    expect(changes?.image).toMatchObject({
      src: '/old.jpg',
      srcset: null,
      'data-large_image': '/old-large.jpg',
      'data-large_image_width': null,
      'data-large_image_height': null,
    });
    expect(changes?.link).toEqual({ href: '/old-large.jpg' });
  });

  it('links to the picture itself where no larger one is named', () => {
    expect(readImageChanges({ image_src: '/old.jpg' }, any)?.link).toEqual({ href: '/old.jpg' });
  });

  it('leaves a link alone whose address is refused', () => {
    const image = { src: '/a.jpg', full_src: 'javascript:alert(1)' };
    expect(readImageChanges({ image }, () => false)?.link).toEqual({});
  });

  it('never throws, whatever the data is, and never writes anything but text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ image: fc.object() })), (variation) => {
        const changes = readImageChanges(variation, any);
        for (const part of [changes?.image, changes?.link, changes?.thumbnail]) {
          for (const value of Object.values(part ?? {})) {
            expect(value === null || typeof value === 'string').toBe(true);
          }
        }
      }),
    );
  });
});
