import { expect, it } from 'vitest';

import { readChildren } from '../../shared/dom/html/server-tree';
import { readContent } from './read-content';

it.each([
  ['its link', '<a href="/tee/"><img alt="" src="/t.png"> Cotton Tee </a>', 'Cotton Tee'],
  [
    'its own words where it cannot be visited',
    '<img alt="" src="/t.png"> Cotton Tee ',
    'Cotton Tee',
  ],
  ['no name where it has none', '<span class="quantity">1 × £24</span>', 'The item'],
])('knows a row by %s', (_what, shown, name) => {
  const box = document.createElement('div');
  box.innerHTML = `<ul class="cart_list"><li class="mini_cart_item">
<a class="remove_from_cart_button" href="/basket/?remove_item=k" data-cart_item_key="k">×</a>
${shown}</li></ul>`;
  expect(readContent(readChildren(box)).rows.map((row) => row.name)).toEqual([name]);
});
