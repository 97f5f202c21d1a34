import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isPictureAddress, isPictureLink, picturesWith } from './pictures';

const link = (selector: string): HTMLAnchorElement => {
  const found = document.querySelector<HTMLAnchorElement>(selector);
  if (!found) throw new Error(`No ${selector} in the test's page.`);
  return found;
};
const shownWith = (selector: string): [addresses: string[], index: number] => {
  const { links, index } = picturesWith(link(selector));
  return [links.map((found) => found.getAttribute('href') ?? ''), index];
};

describe('addresses of pictures', () => {
  it.each([
    '/a.jpg',
    '/a.JPEG',
    '/a.png?w=800',
    'https://cdn.example/a.webp',
    '/a.avif#b',
    '/a.Gif',
  ])('%s is one', (address) => expect(isPictureAddress(address)).toBe(true));
  it.each(['/a', '/a.jpg-story/', '/a.jpgx', '/png', 'https://shop.png/', 'javascript:a.jpg', ''])(
    '%s is none',
    (address) => expect(isPictureAddress(address)).toBe(false),
  );

  it('is by its ending wherever that stands in path or query', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const ending = fc.constantFrom(
      'jpg',
      'jpeg',
      'png',
      'webp',
      'avif',
      'gif',
      'svg',
      'html',
      'pdf',
    );
    const isUpper = fc.boolean();
    fc.assert(
      fc.property(word, ending, isUpper, fc.boolean(), (name, end, upper, inQuery) => {
        const file = `${name}.${upper ? end.toUpperCase() : end}`;
        const address = inQuery ? `/resize?file=${file}&w=9` : `/uploads/${file}`;
        expect(isPictureAddress(address)).toBe(!['html', 'pdf'].includes(end));
      }),
    );
  });
});

describe('what is shown with a picture', () => {
  it('is the whole of a gallery, of a row, or of what is marked as one', () => {
    document.body.innerHTML = `
      <div class="gallery"><a id="a" href="/1.jpg"></a><a href="/page/"></a><a id="b" href="/2.jpg"></a></div>
      <div class="row"><p><a id="c" class="lightbox-gallery" href="/3"></a></p><a href="/4.jpg"></a>
        <p><a id="d" class="lightbox-gallery" href="/5"></a></p></div>
      <div class="lightbox-multi-gallery"><a href="/6"><img></a><a id="e" href="/6">Title</a><a href="/7"></a></div>
      <div class="wp-block-image"><a id="f" href="/8.jpg"></a></div>`;
    expect(shownWith('#b')).toEqual([['/1.jpg', '/2.jpg'], 1]);
    expect(shownWith('#a')).toEqual([['/1.jpg', '/2.jpg'], 0]);
    expect(shownWith('#d')).toEqual([['/3', '/5'], 1]);
    // A box links its picture and its title: one picture.
    expect(shownWith('#e')).toEqual([['/6', '/7'], 0]);
    expect(shownWith('#f')).toEqual([['/8.jpg'], 0]);
    expect(picturesWith(link('#f')).gallery).toBeUndefined();
  });

  it('leaves alone what others open, what is saved, and what has a lightbox forbidden', () => {
    document.body.innerHTML = `
      <a id="marked" class="image-lightbox" href="/1"></a><a id="plain" href="/1"></a>
      <a id="film" class="image-lightbox open-video" href="/1.jpg"></a>
      <a id="save" class="image-lightbox" download href="/1.jpg"></a>
      <a id="script" class="image-lightbox" href="javascript:alert('.jpg')"></a>
      <div class="disable-lightbox"><a id="off" href="/1.jpg"></a></div>
      <div class="wp-block-image"><a id="tab" target="_blank" href="/1.jpg"></a></div>
      <div class="woocommerce-product-gallery"><a id="product" href="/1.jpg"></a></div>`;
    const ours = [...document.querySelectorAll('a')].filter(isPictureLink).map(({ id }) => id);
    expect(ours).toEqual(['marked']);
  });
});
