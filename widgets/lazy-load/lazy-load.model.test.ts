// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { pictureAddress, pictureList } from './lazy-load.model';

test.each([
  '/wp-content/uploads/tee.jpg',
  'https://cdn.example/tee.webp?w=3',
  'data:image/svg+xml,%3Csvg%3E',
  'DATA:image/png;base64,AAAA',
])('%s is the address of a picture', (address) => {
  expect(pictureAddress(` ${address} `)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<b>',
  'blob:https://x/1',
  'ftp://x/a.jpg',
  '',
  undefined,
])('%j is none', (address) => {
  expect(pictureAddress(address)).toBeUndefined();
});

test('a list is taken whole, or not at all', () => {
  const list = '/a-300x375.jpg 300w, data:image/gif;base64,R0lG 2x,\n /a,b.jpg 600w';
  expect(pictureList(list)).toBe(list);
  expect(pictureList('/a.jpg 300w, javascript:alert(1) 600w')).toBeUndefined();
  expect(pictureList('/a.jpg 300w, , /b.jpg 2x')).toBeUndefined();
  expect(pictureList(' ')).toBeUndefined();
  expect(pictureList(undefined)).toBeUndefined();
});
