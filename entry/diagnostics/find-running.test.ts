import { afterEach, expect, it } from 'vitest';

import { replacedScripts } from '../replaced-scripts';
import { findRunning } from './find-running';

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'flatsomeChunks');
});

/** The handles that run on a page with one script. */
function runningWith(handle: string, src: string): string[] {
  // An element that is inserted by its markup fetches nothing.
  document.head.innerHTML = `<script id="${handle}-js" src="${src}"></script>`;
  return findRunning(replacedScripts).map((running) => running.handle);
}

it.each([
  ['flatsome-js', '/wp-content/themes/flatsome/assets/js/flatsome.js'],
  ['flatsome-js', '/wp-content/optimised/flatsome-js.min.js'],
])('tells of %s at %s where its global is there, too', (handle, src) => {
  Object.assign(globalThis, { flatsomeChunks: {} });
  expect(runningWith(handle, src)).toEqual([handle]);
});

it.each([
  ['flatsome-js', '/wp-content/plugins/storefront-islands/theme-api.js?ver=1'],
  ['flatsome-js', '/wp-content/optimised/flatsome-js.min.js'],
  ['contact-form-7', '/wp-content/optimised/0123abcd.js'],
])('tells nothing of %s at %s, which may be what stands in for it', (handle, src) => {
  expect(runningWith(handle, src)).toEqual([]);
});

it('tells of a script by its file, whatever has become of its stand-in', () => {
  const src = '/wp-content/plugins/contact-form-7/includes/js/index.js?ver=6';
  expect(runningWith('contact-form-7', src)).toEqual(['contact-form-7']);
});
