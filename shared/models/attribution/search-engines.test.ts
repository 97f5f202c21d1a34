// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { readReferrer } from './address';
import { searchEngineOf } from './search-engines';

function engineOf(address: string): string | undefined {
  const referrer = readReferrer(address);
  return referrer && searchEngineOf(referrer);
}

describe('searchEngineOf', () => {
  it.each([
    ['https://google.com/', 'google'],
    ['https://www.google.co.uk/', 'google'],
    ['https://GOOGLE.de/url', 'google'],
    ['https://yandex.ru/search/?text=coat', 'yandex'],
    ['https://m.yandex.com.tr/?lr=1&text=', 'yandex'],
    ['https://www.bing.com/search?q=coat', 'bing'],
    ['https://uk.search.yahoo.com/search?p=coat', 'yahoo'],
    ['https://about.com/?Q=coat', 'about'],
    ['https://search.aol.com/?q=coat', 'aol'],
    ['https://www.ask.com/web?q=coat', 'ask'],
    ['https://searches.globososo.com/?q=coat', 'globo'],
    ['https://go.mail.ru/search?q=coat', 'go.mail.ru'],
    ['https://nova.rambler.ru/search?query=coat', 'rambler'],
    ['https://search.tut.by/?query=coat', 'tut.by'],
  ])('%s → %s', (address, engine) => {
    expect(engineOf(address)).toBe(engine);
  });

  it.each([
    ['another service of Google', 'https://mail.google.com/?q=coat'],
    ['a name that ends like Google', 'https://notgoogle.com/'],
    ['a top-level domain that is too short', 'https://google.a/'],
    ['a top-level domain that is too long', 'https://google.verylongname/'],
    ['Yandex without what was searched for', 'https://yandex.ru/'],
    ['Yandex, written in capitals', 'https://yandex.ru/?TEXT=coat'],
    ['Bing without what was searched for', 'https://www.bing.com/'],
    ['Bing with another parameter', 'https://www.bing.com/?p=coat'],
    ['a name that ends like Bing', 'https://notbing.com/?q=coat'],
    ['Mail.ru itself', 'https://mail.ru/?q=coat'],
    ['any other site', 'https://blog.example.org/?q=coat'],
  ])('%s is none', (_what, address) => {
    expect(readReferrer(address)).toBeDefined();
    expect(engineOf(address)).toBeUndefined();
  });
});
