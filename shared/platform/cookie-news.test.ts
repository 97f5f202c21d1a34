import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { onCookieNews } from './cookie-news';

const cookieStore = new EventTarget();
let ended = new AbortController();

beforeEach(() => {
  vi.stubGlobal('cookieStore', cookieStore);
  ended = new AbortController();
});

afterEach(() => {
  ended.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watch({ isInFront }: { isInFront: boolean }): () => void {
  vi.spyOn(document, 'hasFocus').mockReturnValue(isInFront);
  const look = vi.fn<() => void>();
  onCookieNews(look, ended.signal);
  return look;
}

const writeCookie = (): boolean => cookieStore.dispatchEvent(new Event('change'));

it('hears nothing of cookies in front of the shopper, and of each one from when they leave', () => {
  const look = watch({ isInFront: true });
  writeCookie();
  expect(look).not.toHaveBeenCalled();
  dispatchEvent(new Event('blur'));
  dispatchEvent(new Event('blur'));
  writeCookie();
  expect(look).toHaveBeenCalledTimes(1);
});

it('hears of cookies at once in a tab that was opened behind another', () => {
  const look = watch({ isInFront: false });
  writeCookie();
  expect(look).toHaveBeenCalledTimes(1);
});

it.each(['in front', 'behind'])('hears of nothing any more once it has ended, %s', (where) => {
  const look = watch({ isInFront: where === 'in front' });
  ended.abort();
  dispatchEvent(new Event('blur'));
  dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  writeCookie();
  expect(look).not.toHaveBeenCalled();
});

it('looks when the page comes back, where no browser tells of cookies', () => {
  vi.stubGlobal('cookieStore', undefined);
  const look = watch({ isInFront: true });
  dispatchEvent(new Event('blur'));
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pageshow'));
  expect(look).toHaveBeenCalledTimes(2);
});
