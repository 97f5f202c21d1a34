import { expect, it } from 'vitest';

import { readItems } from './items';

const read = (markup: string, isRtl = false) => {
  document.body.innerHTML = markup;
  return readItems([...document.querySelectorAll('a')], isRtl);
};

it('takes the words of a picture from where the page has them, as text', () => {
  const items = read(`
    <a href="/1.jpg" title="A <b>title</b>"><img alt="One" title="Not this"></a>
    <a href="/2.jpg" title="Not this"><img alt="" data-caption="By the shop"></a>
    <figure><div><a href="/3.jpg"><img alt="Three"></a></div><figcaption> Under <i>it</i> </figcaption></figure>
    <figure><a href="/4.jpg">A link of words</a><div><figcaption>Of another</figcaption></div></figure>`);
  expect(items.map(({ alt, caption }) => [alt, caption])).toEqual([
    ['One', 'A <b>title</b>'],
    ['', 'By the shop'],
    ['Three', 'Under it'],
    ['A link of words', ''],
  ]);
});

it('knows a size from the server, and guesses one until the picture is there', () => {
  const [known, guessed] = read(`
    <a href="/1.jpg"><img data-large_image_width="1200" data-large_image_height="1500"></a>
    <a href="/2.jpg"><img width="300" height="200"></a>`);
  expect(known).toMatchObject({ width: 1200, height: 1500, isGuessed: false });
  expect(guessed).toMatchObject({ width: 600, height: 400, isGuessed: true });
});

it('counts from the left, and refuses addresses that run', () => {
  const links = '<a href="javascript:1">a</a><a href="/2.jpg">b</a>';
  expect(read(links).map(({ src }) => new URL(src || 'about:none').pathname)).toEqual([
    'none',
    '/2.jpg',
  ]);
  expect(read(links, true).map(({ alt }) => alt)).toEqual(['b', 'a']);
});
