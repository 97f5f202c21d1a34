import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createAttributeKeeper } from './attribute-keeper';

const NAMES = ['src', 'srcset', 'title', 'alt', 'data-src', 'width'];
const values = fc.option(fc.constantFrom('', 'a', 'b.svg 1w', '600'), { nil: null });
const attributes = fc.dictionary(fc.constantFrom(...NAMES), values);

function imageWith(given: Record<string, string | null>): HTMLImageElement {
  const image = document.createElement('img');
  for (const [name, value] of Object.entries(given)) {
    if (value !== null) image.setAttribute(name, value);
  }
  return image;
}

const read = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

describe('createAttributeKeeper', () => {
  it('gives back exactly what the server sent, whatever was changed in between', () => {
    fc.assert(
      fc.property(attributes, fc.array(attributes, { maxLength: 6 }), (given, changes) => {
        const image = imageWith(given);
        const before = read(image);
        const keeper = createAttributeKeeper();
        for (const change of changes) keeper.change(image, change);
        const last: Record<string, string | null> = Object.assign({}, before, ...changes);
        for (const name of NAMES) expect(image.getAttribute(name)).toBe(last[name] ?? null);
        keeper.restore();
        expect(read(image)).toEqual(before);
      }),
    );
  });

  it('keeps the originals where other scripts look for them', () => {
    const image = imageWith({ src: 'old.svg' });
    const keeper = createAttributeKeeper();
    keeper.change(image, { src: 'new.svg', title: 'New' });
    keeper.change(image, { src: 'newer.svg' });
    expect(image.dataset['o_src']).toBe('old.svg');
    expect(image.dataset['o_title']).toBe('');
  });

  it('works again after it has restored', () => {
    const image = imageWith({ src: 'old.svg' });
    const keeper = createAttributeKeeper();
    keeper.change(image, { src: 'new.svg' });
    keeper.restore();
    image.setAttribute('src', 'server.svg');
    keeper.change(image, { src: 'new.svg' });
    keeper.restore();
    expect(image.getAttribute('src')).toBe('server.svg');
  });
});
