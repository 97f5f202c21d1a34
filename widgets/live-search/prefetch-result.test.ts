import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PREFETCH_AFTER_MS } from './live-search.contract';
import { createPrefetch } from './prefetch-result';

const leaving = new AbortController();
const links = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
    (link) => new URL(link.href).pathname,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches what stays highlighted, but not for shoppers who save data', async () => {
  const highlight = createPrefetch(leaving.signal);
  const connection = { saveData: true };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  highlight('/product/scarf/');
  vi.advanceTimersByTime(PREFETCH_AFTER_MS);
  await vi.dynamicImportSettled();
  expect(links()).toEqual([]);

  connection.saveData = false;
  highlight('/product/scarf/');
  highlight('/product/tee/');
  vi.advanceTimersByTime(PREFETCH_AFTER_MS);
  await vi.dynamicImportSettled();
  expect(links()).toEqual(['/product/tee/']);
  leaving.abort();
  expect(links()).toEqual([]);
});
