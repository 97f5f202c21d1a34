import { afterEach, describe, expect, it } from 'vitest';

import { isWholeProduct } from './answers';
import { separateIds } from './content';
import { readPicture } from './pictures';
import { readProductLink } from './product-link';

afterEach(() => document.body.replaceChildren());

function elementOf(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
}

describe('isWholeProduct', () => {
  const whole = '<div class="product-quick-view-container"><p>Tee</p></div>';

  it.each([whole, `${whole}\n`, `${whole}0`, `${whole}<!-- cached -->`])('takes %j', (html) => {
    expect(isWholeProduct(html)).toBe(true);
  });

  it.each([
    '',
    '0',
    '-1',
    '{"unexpected":[true]}',
    '<!doctype html><h1>Briefly unavailable</h1>',
    whole.slice(0, -1),
    whole.slice(0, 45),
  ])('refuses %j', (html) => {
    expect(isWholeProduct(html)).toBe(false);
  });
});

describe('separateIds', () => {
  it('renames what the page has already, with all that refers to it, and nothing else', () => {
    document.body.innerHTML = '<select id="pa_size"></select><p id="hint"></p>';
    const nodes = elementOf(
      '<label for="pa_size">Size</label><select id="pa_size" aria-describedby="own hint"></select><p id="own"></p><p id="hint"></p>',
    );
    separateIds(nodes);
    expect(nodes.innerHTML).toBe(
      '<label for="quick-view-pa_size">Size</label><select id="quick-view-pa_size" aria-describedby="own quick-view-hint"></select><p id="own"></p><p id="quick-view-hint"></p>',
    );
  });
});

describe('readPicture', () => {
  it('takes the address, and what belongs to it', () => {
    const image = { src: '/a.jpg', srcset: '/a.jpg 1x', sizes: false, alt: 'Rust', title: 'R' };
    expect(readPicture({ image })).toEqual({
      src: '/a.jpg',
      srcset: '/a.jpg 1x',
      sizes: null,
      alt: 'Rust',
      title: 'R',
    });
    expect(readPicture({ image: false, image_src: '/old.jpg' })).toEqual({
      src: '/old.jpg',
      srcset: null,
      sizes: null,
    });
  });

  it.each([
    undefined,
    {},
    { image: false },
    { image: { src: '' } },
    { image: { src: 7 } },
    { image: { src: 'javascript:alert(1)' } },
    { image: 'nothing', image_src: false },
  ])('finds none in %j', (variation) => {
    expect(readPicture(variation)).toBeUndefined();
  });
});

describe('readProductLink', () => {
  const box = (link: string): HTMLAnchorElement => {
    document.body.innerHTML = `<div class="box"><div class="box-image"><a href="/product/tee/">i</a><div><div>${link}</div></div></div><div class="box-text"><p class="product-title"><a href="/product/tee/">Tee &amp; <i>Co</i></a></p></div></div>`;
    return document.querySelector<HTMLAnchorElement>('.quick-view') as HTMLAnchorElement;
  };

  it('takes the box’s address where its own is the theme’s', () => {
    const link = box('<a class="quick-view" data-prod="12" href="#quick-view">Quick view</a>');
    expect(readProductLink(link)).toEqual({
      id: '12',
      title: 'Tee & Co',
      name: '“Tee & Co”',
      url: new URL('/product/tee/', document.baseURI).href,
    });
  });

  it('keeps its own address, unless it is not one to follow', () => {
    const own = box('<a class="quick-view" data-prod="12" href="/product/other/">Quick view</a>');
    expect(readProductLink(own).url).toContain('/product/other/');
    const bad = box('<a class="quick-view" data-prod="12" href="javascript:alert(1)">…</a>');
    expect(readProductLink(bad).url).toBeUndefined();
  });

  it.each(['', '0', 'twelve', '1.5', '-3'])('refuses %j, and says what it expected', (id) => {
    const link = box(`<a class="quick-view" data-prod="${id}" href="#">Quick view</a>`);
    expect(() => readProductLink(link)).toThrow(
      `data-prod on a.quick-view is ${JSON.stringify(id)}, expected the id of a product`,
    );
  });
});
