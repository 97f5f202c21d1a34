// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CookieJar } from '../testing/cookie-jar';
import { recordAdClick } from './ad-click';
import { AD_CLICK_COOKIE } from './cookie-names';

const NOW = Date.UTC(2031, 2, 4, 5, 6, 7);
const DAY = 86_400_000;

function clicks(url: string, referrer = '', cookies = ''): string[] {
  return recordAdClick({ location: new URL(url), referrer, now: NOW, cookies });
}

/** What a browser keeps of the writes when they stop at the first one that it accepts. */
function keptBy(host: string, writes: readonly string[]): string {
  const jar = new CookieJar();
  for (const write of writes) {
    if (jar.text(host, NOW) === '') jar.assign(write, host, NOW);
  }
  return jar.text(host, NOW);
}

describe('the cookie of a click on an advertisement', () => {
  it('is written for the highest domain first', () => {
    const end = 'expires=Mon, 02 Jun 2031 05:06:07 GMT';
    expect(clicks('https://www.shop.example/?fbclid=AbC-_1')).toEqual([
      `_fbc=fb.0.${NOW}.AbC-_1; ${end}; domain=.example; path=/`,
      `_fbc=fb.1.${NOW}.AbC-_1; ${end}; domain=.shop.example; path=/`,
      `_fbc=fb.2.${NOW}.AbC-_1; ${end}; domain=.www.shop.example; path=/`,
    ]);
  });

  it.each([
    ['shop.example', 1],
    ['www.shop.example', 1],
    ['localhost', 0],
  ])('says on %s how deep its domain is: %s', (host, depth) => {
    const kept = keptBy(host, clicks(`https://${host}/?fbclid=a`));
    expect(kept).toBe(`_fbc=fb.${depth}.${NOW}.a`);
  });

  it('lives 90 days', () => {
    const [write = ''] = clicks('https://localhost/?fbclid=a');
    const jar = new CookieJar();
    jar.assign(write, 'localhost', NOW);
    expect(jar.text('localhost', NOW + 90 * DAY - 1000)).toContain(AD_CLICK_COOKIE);
    expect(jar.text('localhost', NOW + 90 * DAY)).toBe('');
  });

  it('comes from the address, else from the page that led here', () => {
    const referrer = 'https://l.example.org/?fbclid=b';
    expect(clicks('https://localhost/?fbclid=a', referrer)[0]).toContain(`${NOW}.a;`);
    expect(clicks('https://localhost/', referrer)[0]).toContain(`${NOW}.b;`);
    expect(clicks('https://localhost/', 'nonsense')).toEqual([]);
    expect(clicks('https://localhost/')).toEqual([]);
  });

  it('holds ids of 500 characters at most, and no empty one', () => {
    expect(clicks(`https://localhost/?fbclid=${'a'.repeat(500)}`)).toHaveLength(1);
    expect(clicks(`https://localhost/?fbclid=${'a'.repeat(501)}`)).toEqual([]);
    expect(clicks('https://localhost/?fbclid=')).toEqual([]);
  });

  it('keeps the time of the click when the same page is loaded again', () => {
    const url = 'https://localhost/?fbclid=a.b';
    expect(clicks(url, '', 'x=1; _fbc=fb.0.1700000000000.a.b')).toEqual([]);
    expect(clicks(url, '', '_fbc=fb.0.1700000000000.a')).toHaveLength(1);
    expect(clicks(url, '', '_fbc=broken')).toHaveLength(1);
  });

  it('never holds more than the id, whatever the address says', () => {
    const mark = fc.constantFrom(';', ',', '.', '=', '%', ' ', '\n', 'é', '\u{1F9E5}', 'a');
    fc.assert(
      fc.property(fc.string({ unit: mark, minLength: 1 }), (id) => {
        const search = `?${new URLSearchParams({ fbclid: id }).toString()}`;
        const location = { hostname: 'localhost', search };
        const [write = ''] = recordAdClick({ location, referrer: '', now: NOW, cookies: '' });
        const kept = keptBy('localhost', [write]);
        expect(kept).toBe(`_fbc=fb.0.${NOW}.${encodeURIComponent(id)}`);
        const again = { location, referrer: '', now: NOW + DAY, cookies: kept };
        expect(recordAdClick(again)).toEqual([]);
      }),
    );
  });
});
