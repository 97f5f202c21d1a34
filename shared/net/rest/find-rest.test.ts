import { afterEach, expect, it, vi } from 'vitest';

import { findNonceEndpoint, findRestNonce, findRestRoot } from './find-rest';

afterEach(() => document.head.replaceChildren());

function linkTo(href: string): void {
  const link = document.createElement('link');
  link.rel = 'https://api.w.org/';
  link.href = href;
  document.head.append(link);
}

it.each([
  ['https://mill.test/wp-json/', 'https://mill.test/wp-json/'],
  ['https://mill.test/wp-json', 'https://mill.test/wp-json/'],
  ['https://mill.test/?rest_route=/', 'https://mill.test/?rest_route=/'],
  ['https://mill.test/?rest_route=', 'https://mill.test/?rest_route='],
  ['https://mill.test/?rest_route=/sub', 'https://mill.test/?rest_route=/sub'],
])('the root in the head, %s, is %s', (href, root) => {
  linkTo(href);
  expect(findRestRoot()).toBe(root);
});

it('what the platform’s scripts print comes before the head, and the usual place last', () => {
  expect(findRestRoot()).toBe(new URL('/wp-json/', document.baseURI).href);
  linkTo('https://mill.test/head/');
  vi.stubGlobal('wpcf7', { api: { root: 'https://mill.test/forms/' } });
  expect(findRestRoot()).toBe('https://mill.test/forms/');
  vi.stubGlobal('wpApiSettings', { root: 'https://mill.test/api' });
  expect(findRestRoot()).toBe('https://mill.test/api/');
});

it('nonce and its endpoint are the page’s', () => {
  expect(findRestNonce()).toBeUndefined();
  expect(findNonceEndpoint()).toBe('/wp-admin/admin-ajax.php?action=rest-nonce');
  vi.stubGlobal('flatsomeVars', { ajaxurl: '/wp-admin/admin-ajax.php?lang=de' });
  expect(findNonceEndpoint()).toBe('/wp-admin/admin-ajax.php?lang=de&action=rest-nonce');
  vi.stubGlobal('wp', { apiFetch: { nonceMiddleware: { nonce: 'b' }, nonceEndpoint: '/nonce' } });
  expect(findRestNonce()).toBe('b');
  expect(findNonceEndpoint()).toBe('/nonce');
  vi.stubGlobal('wpApiSettings', { nonce: 'a' });
  expect(findRestNonce()).toBe('a');
});
