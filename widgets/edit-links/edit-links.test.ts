import { afterEach, expect, test } from 'vitest';

import { mount } from './edit-links.island';
import { menuIdOf, withMenuId } from './edit-links.model';

const BUILDER = 'https://shop.test/wp-admin/edit.php?page=uxbuilder&amp;post_id=7';

const mark = (attributes: string): string => `<div class="block-edit-link" ${attributes}></div>`;

function setUp(markup: string, canEdit: unknown = true): HTMLElement {
  Object.assign(globalThis, { flatsomeVars: { user: { can_edit_pages: canEdit } } });
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement>('.block-edit-link')!.parentElement!;
}

function start(parent: HTMLElement): AbortController {
  const controller = new AbortController();
  void mount(parent, { name: 'edit-links', signal: controller.signal, fail: () => undefined });
  return controller;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'flatsomeVars');
  document.body.replaceChildren();
});

test('a mark gives way to two links, and is back when the island goes', () => {
  const parent = setUp(
    `<main>${mark(`data-title="Size help" data-link="${BUILDER}" data-backend="/wp-admin/post.php?post=7"`)}<section>Help</section>${mark('')}<p>Other</p></main>`,
  );
  const before = parent.outerHTML;
  const controller = start(parent);
  expect(parent.querySelector('.block-edit-link')).toBeNull();
  const [bar, other] = parent.querySelectorAll('[role=group]');
  expect(bar!.getAttribute('aria-label')).toBe('Edit block: Size help');
  expect(other!.getAttribute('aria-label')).toBe('Edit block: Block');
  expect([...bar!.querySelectorAll('a')].map(({ href, text }) => [text, href])).toEqual([
    ['UX Builder', 'https://shop.test/wp-admin/edit.php?page=uxbuilder&post_id=7'],
    ['WP Editor', new URL('/wp-admin/post.php?post=7', document.baseURI).href],
  ]);
  expect(other!.querySelector('a')).toBeNull();
  expect(parent.querySelectorAll('section.has-block, p.has-block')).toHaveLength(2);
  controller.abort();
  expect(parent.outerHTML).toBe(before);
});

test('a block in a menu has its entry in the builder’s address, and in that alone', () => {
  const parent = setUp(
    `<ul><li id="menu-item-42" class="menu-item menu-item-has-block"><div>${mark(`data-link="${BUILDER}#top" data-backend="/wp-admin/post.php"`)}<div></div></div></li></ul>`,
  );
  start(parent);
  const [builder, backend] = parent.querySelectorAll('a');
  expect(builder!.href).toBe(
    'https://shop.test/wp-admin/edit.php?page=uxbuilder&post_id=7&menu_id=42#top',
  );
  expect(backend!.search).toBe('');
  expect(menuIdOf('menu-item-x')).toBeUndefined();
  expect(withMenuId('https://shop.test/a', '3')).toBe('https://shop.test/a?menu_id=3');
});

test('addresses that are none for a link lead nowhere', () => {
  const parent = setUp(
    `<main>${mark('data-link="javascript:alert(1)" data-backend="data:text/html,x"')}<p></p></main>`,
  );
  start(parent);
  expect(parent.querySelector('a')).toBeNull();
});

test.each([[false], [''], ['0'], [null]])('whoever may not edit (%j) has none', (canEdit) => {
  const parent = setUp(`<main>${mark(`data-link="${BUILDER}"`)}<p></p></main>`, canEdit);
  const before = parent.outerHTML;
  start(parent);
  expect(parent.outerHTML).toBe(before);
});
