// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CookieJar } from '../testing/cookie-jar';
import { forgetVisit } from './forget';
import { ATTRIBUTION_COOKIES, attributionCookiesIn } from './cookie-names';
import { recordVisit } from './visit';

const NOW = Date.UTC(2031, 2, 4);

function visit(jar: CookieJar, host: string): void {
  const { writes } = recordVisit(
    {
      location: new URL(`https://${host}/`),
      referrer: '',
      userAgent: 'TestAgent/1.0',
      now: NOW,
      cookies: jar.text(host, NOW),
    },
    { lifetimeMonths: 6, sessionMinutes: 30, base64: false },
  );
  jar.assignAll(writes, host, NOW);
}

describe('forgetVisit', () => {
  it.each(['shop.example', 'www.shop.example', 'm.shop.example', 'localhost', '127.0.0.1'])(
    'leaves nothing of a visit of %s',
    (host) => {
      const jar = new CookieJar();
      visit(jar, host);
      expect(jar.text(host, NOW)).toContain('sbjs_current=');
      jar.assignAll(forgetVisit(host), host, NOW);
      expect(jar.text(host, NOW)).toBe('');
    },
  );

  it('writes to each domain that a cookie may be on, and to no other', () => {
    expect(forgetVisit('m.shop.example', ['a'])).toEqual([
      'a=; path=/; max-age=-999; domain=.m.shop.example;',
      'a=; path=/; max-age=-999; domain=.shop.example;',
      'a=; path=/; max-age=-999;',
    ]);
    expect(forgetVisit('shop.example', ['a'])).toHaveLength(2);
  });

  it('leaves nothing that may be set on any domain, whatever the name, and nothing else goes', () => {
    const set = fc.tuple(
      fc.constantFrom(...ATTRIBUTION_COOKIES),
      fc.constantFrom('', 'a.www.shop.example', 'www.shop.example', 'shop.example'),
    );
    fc.assert(
      fc.property(fc.array(set), fc.boolean(), (cookies, onlyPresent) => {
        const host = 'a.www.shop.example';
        const jar = new CookieJar();
        jar.assign('woocommerce_cart_hash=1; path=/', host, NOW);
        jar.assign('my_sbjs_current=1; path=/; domain=.shop.example', host, NOW);
        const others = jar.text(host, NOW);
        for (const [name, domain] of cookies) {
          const scope = domain && `; domain=.${domain}`;
          jar.assign(`${name}=x; path=/${scope}`, host, NOW);
        }
        const present = attributionCookiesIn(jar.text(host, NOW));
        expect(new Set(present)).toEqual(new Set(cookies.map(([name]) => name)));
        jar.assignAll(onlyPresent ? forgetVisit(host, present) : forgetVisit(host), host, NOW);
        expect(jar.text(host, NOW)).toBe(others);
      }),
    );
  });

  it('writes nothing where there is nothing to forget', () => {
    expect(forgetVisit('shop.example', attributionCookiesIn('a=1; b=2'))).toEqual([]);
  });

  it('tries the domains from the host up to the site, then the host alone', () => {
    expect(forgetVisit('www.shop.example', ['sbjs_promo'])).toEqual([
      'sbjs_promo=; path=/; max-age=-999; domain=.www.shop.example;',
      'sbjs_promo=; path=/; max-age=-999; domain=.shop.example;',
      'sbjs_promo=; path=/; max-age=-999;',
    ]);
  });
});
