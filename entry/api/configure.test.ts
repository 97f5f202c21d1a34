import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { forgetPageSettings } from '../../shared/platform/page-settings';
import { readFilledText, readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { configure } from './configure';

const page = document.documentElement;

beforeEach(() => {
  forgetPageSettings();
  document.body.innerHTML =
    '<script type="application/json" id="storefront-islands-settings">{"strings":{"undo":"Bring back","retry":"Again"},"basketUrl":"/bag/"}</script><p class="x" data-island-cart-item="waiting"></p>';
});

afterEach(() => {
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
});

it('goes over what the page printed, and leaves the rest of it', () => {
  const basketUrl = {
    key: 'basketUrl',
    read: readFilledText,
    expected: 'an address',
    fallback: '/basket/',
  };
  configure({ strings: { undo: 'Put back' } });
  expect([text('undo', 'Undo'), text('retry', 'Retry')]).toEqual(['Put back', 'Again']);
  expect(readSetting(basketUrl)).toBe('/bag/');
  configure({ basketUrl: '/cart/' });
  expect(readSetting(basketUrl)).toBe('/cart/');
});

it('turns islands off and on again, and says where that is too late', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  configure({ islands: { 'mini-cart': 'off' } });
  expect(page.getAttribute('data-island-mini-cart')).toBe('off');
  expect(warn).not.toHaveBeenCalled();
  configure({ islands: { 'mini-cart': 'on' } });
  expect(page.hasAttribute('data-island-mini-cart')).toBe(false);
  configure({ islands: { 'cart-item': 'off' } });
  expect(warn.mock.lastCall?.[0]).toContain('turns "cart-item" off, but 1 of its elements');
});

it('keeps the state of an island that is the whole document', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  page.setAttribute('data-island-scroll-to-notices', 'ready');
  configure({ islands: { 'scroll-to-notices': 'off' } });
  configure({ islands: { 'scroll-to-notices': 'on' } });
  configure({ islands: { 'mini-cart': false } } as object);
  expect(document.documentElement.getAttribute('data-island-mini-cart')).toBe('off');
  configure({ islands: { 'mini-cart': 'on' } });
  expect(page.getAttribute('data-island-scroll-to-notices')).toBe('ready');
});

it.each([undefined, null, 'off', []])('refuses %j', (given) => {
  expect(() => configure(given as never)).toThrow(TypeError);
});

it('waits for the settings that the page has yet to print', () => {
  document.body.innerHTML = '';
  const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  configure({ strings: { undo: 'Put back' } });
  document.body.innerHTML =
    '<script type="application/json" id="storefront-islands-settings">{"strings":{"retry":"Again"}}</script>';
  reading.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect([text('undo', 'Undo'), text('retry', 'Retry')]).toEqual(['Put back', 'Again']);
});
