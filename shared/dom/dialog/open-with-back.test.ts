import { expect, it } from 'vitest';

import { panelAttributes, panelOf, triggerName } from './open-with-back';

function trigger(html: string): HTMLElement {
  document.body.innerHTML = `${html}<div id="menu"></div>`;
  return document.body.firstElementChild as HTMLElement;
}

it.each([
  ['<a data-open="#menu">', 'menu'],
  ['<a data-open="#missing">', undefined],
  ['<a data-open="#">', undefined],
  ['<a data-open="">', undefined],
  ['<a>', undefined],
])('%s opens the panel %s', (html, id) => {
  expect(panelOf(trigger(html))?.id).toBe(id);
});

it.each([
  ['<a aria-label="Menu" title="No">Text</a>', 'Menu'],
  ['<a aria-label="" title="Title">Text</a>', 'Title'],
  ['<a title="Title"> Text </a>', 'Text'],
  ['<a title="Title"> <i></i> </a>', 'Title'],
  ['<a><i></i></a>', ''],
])('%s is called "%s"', (html, name) => {
  expect(triggerName(trigger(html))).toBe(name);
});

it('a trigger says how its panel is shown', () => {
  const html =
    '<a data-pos="left" data-color="dark" data-bg="dim" data-class="wide" data-focus="input">';
  expect(panelAttributes(trigger(html))).toEqual({
    position: 'left',
    color: 'dark',
    overlayClass: 'dim',
    contentClass: 'wide',
    focus: 'input',
  });
  expect(panelAttributes(trigger('<a>')).position).toBe('undefined');
});
