// @vitest-environment node
import { expect, test, vi } from 'vitest';

await import('./swatches-requests');

type Asked = { path?: string; url?: string; method?: string };
type Middleware = (options: Asked, next: (options: Asked) => unknown) => unknown;
const create = (
  globalThis as unknown as {
    createMiddlewareForExtraQueryParams: (parameters?: object) => Middleware;
  }
).createMiddlewareForExtraQueryParams;

test('requests to the plugin’s routes carry the parameters, in path and address, unless they are there', () => {
  const next = vi.fn((options: Asked) => options);
  const middleware = create({ lang: 'de', currency: 'E U' });
  const route = 'woo-variation-swatches/v1/single-product/7';
  for (const [asked, sent] of [
    [{ path: `/${route}` }, { path: `/${route}?lang=de&currency=E+U` }],
    [{ path: `/${route}?lang=fr` }, { path: `/${route}?lang=fr&currency=E+U` }],
    [
      { url: `https://shop.test/wp-json/${route}?a=b%20c#d`, path: route, method: 'GET' },
      {
        url: `https://shop.test/wp-json/${route}?a=b%20c&lang=de&currency=E+U#d`,
        path: `${route}?lang=de&currency=E+U`,
        method: 'GET',
      },
    ],
  ] as const) {
    expect(middleware(asked, next)).toEqual(sent);
  }
});

test('other requests, and all where nothing is given, pass untouched', () => {
  const next = vi.fn((options: Asked) => options);
  const other = { path: '/wp/v2/users/me', url: undefined as unknown as string };
  expect(create({ lang: 'de' })(other, next)).toBe(other);
  const path = '/woo-variation-swatches/v1/archive-product/7?x=1';
  for (const parameters of [{}, undefined]) {
    expect(create(parameters)({ path }, next)).toEqual({ path });
  }
});
