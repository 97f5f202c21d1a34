// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nextPage, toWire } from './rest-request';

const PRETTY = 'https://shop.test/wp-json/';
const PLAIN = 'https://shop.test/index.php?rest_route=/';
const urlOf = (path: string, root = PRETTY): string => toWire({ path }, root).url;

describe('the address', () => {
  it.each([
    ['/wp/v2/posts', PRETTY, 'https://shop.test/wp-json/wp/v2/posts?_locale=user'],
    ['wp/v2/posts?page=2', PRETTY, 'https://shop.test/wp-json/wp/v2/posts?page=2&_locale=user'],
    ['/wp/v2/posts?a=1?', PLAIN, `${PLAIN}wp/v2/posts&a=1?&_locale=user`],
    ['/wp/v2/posts?_locale=site', PRETTY, 'https://shop.test/wp-json/wp/v2/posts?_locale=site'],
  ])('of %s below %s', (path, root, url) => {
    expect(urlOf(path, root)).toBe(url);
  });

  it('is made of namespace and endpoint, whatever slashes they have', () => {
    for (const [namespace, endpoint] of [
      ['wp/v2', 'posts'],
      ['/wp/v2/', '/posts'],
    ] as const) {
      expect(toWire({ namespace, endpoint }, PRETTY).url).toBe(urlOf('/wp/v2/posts'));
    }
  });

  it('may be given whole, and keeps its hash at the end', () => {
    expect(toWire({ url: 'https://shop.test/x?a=1#b' }, PRETTY).url).toBe(
      'https://shop.test/x?a=1&_locale=user#b',
    );
  });

  it('has to be there', () => {
    expect(() => toWire({ namespace: 'wp/v2' }, PRETTY)).toThrow('expected path');
  });

  it('has exactly one locale, whatever the path', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const url = urlOf(`/a${query && `?${query}`}`);
        expect(url.match(/[?&]_locale=/g)?.length).toBeGreaterThanOrEqual(1);
        expect(new URL(url).pathname).toBe('/wp-json/a');
      }),
    );
  });
});

describe('the method', () => {
  it.each(['PATCH', 'put', 'Delete'])('%s goes as POST, and says what it is', (method) => {
    expect(toWire({ path: '/a', method }, PRETTY)).toMatchObject({
      method: 'POST',
      headers: { 'x-http-method-override': method, 'content-type': 'application/json' },
    });
  });

  it.each([undefined, 'get', 'POST', 'HEAD'])('%s goes as it is', (method) => {
    const wire = toWire({ path: '/a', ...(method && { method }) }, PRETTY);
    expect(wire.method).toBe((method ?? 'GET').toUpperCase());
    expect(wire.headers).toEqual({ accept: 'application/json, */*;q=0.1' });
  });

  it('sends data as JSON, falsy data not at all, and a body as it is', () => {
    expect(toWire({ path: '/a', method: 'POST', data: [0] }, PRETTY)).toMatchObject({
      body: '[0]',
      headers: { 'content-type': 'application/json' },
    });
    for (const data of [0, false, '', null]) {
      // A GET with a body is one that no browser sends.
      expect(toWire({ path: '/a', data }, PRETTY)).toEqual(toWire({ path: '/a' }, PRETTY));
    }
    const body = new FormData();
    const wire = toWire({ path: '/a', method: 'PUT', body }, PRETTY);
    expect(wire.body).toBe(body);
    expect(wire.headers).not.toHaveProperty('content-type');
  });

  it('lets a header of the caller win, in whatever case', () => {
    expect(toWire({ path: '/a', headers: { Accept: 'text/plain' } }, PRETTY).headers).toEqual({
      accept: 'text/plain',
    });
  });
});

describe('the next page', () => {
  it.each([
    ['<https://a.test/?page=2>; rel="next"', 'https://a.test/?page=2'],
    ['<https://a.test/1>; rel="prev", <https://a.test/3,4>; rel="next"', 'https://a.test/3,4'],
    ['<https://a.test/2>; rel=next; title="x"', 'https://a.test/2'],
    ['<https://a.test/2>; title="b"; rel="last next"', 'https://a.test/2'],
    ['<https://a.test/1>; rel="prev"', undefined],
    ['<https://a.test/1>; rel="nextish"', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %j', (link, url) => {
    expect(nextPage(link)).toBe(url);
  });
});
