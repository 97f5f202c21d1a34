// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CookieJar } from '../testing/cookie-jar';
import { readRecord, storedTexts } from './record';
import { AGENT, browse, MINUTE, record, SETTINGS, START } from './testing/browse';
import { referencePage } from './testing/reference';
import { recordVisit } from './visit';

describe('random visits', () => {
  const parameter = fc.tuple(
    fc.constantFrom(
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_content',
      'utm_term',
      'utm_id',
      'utm_source_platform',
      'utm_creative_format',
      'utm_marketing_tactic',
      'gclid',
      'yclid',
      'fbclid',
      'msclkid',
      'utm',
      'xutm_source',
      'orderby',
    ),
    fc.constantFrom('', 'a', 'a+b', '%20', 'caf%C3%A9', '%7C%7C%7C', "!~*'()", '%25'),
  );
  const query = fc
    .array(parameter, { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
  const host = fc.constantFrom(
    'shop.example',
    'www.shop.example',
    'm.shop.example',
    'notshop.example',
    'blog.example.org',
    'www.blog.example.org',
    'google.com',
    'www.google.co.uk',
    'mail.google.com',
    'notgoogle.com',
    'google.a',
    'yandex.ru',
    'm.yandex.com.tr',
    'www.bing.com',
    'search.yahoo.com',
    'notyahoo.com',
    'about.com',
    'search.aol.com',
    'www.ask.com',
    'searches.globososo.com',
    'go.mail.ru',
    'mail.ru',
    'nova.rambler.ru',
    'search.tut.by',
    't.co',
    'at.co',
    'plus.url.google.com',
    'l.facebook.com',
  );
  const path = fc.constantFrom('/', '/posts/best', '/a%20b/', '/c;d');
  const asked = fc.constantFrom(
    '',
    '?q=coat',
    '?p=coat',
    '?query=coat',
    '?text=warm%20coat',
    '?x=1',
  );
  const referrer = fc.oneof(
    fc.constant(''),
    fc.tuple(host, path, asked).map(([name, at, ask]) => `https://${name}${at}${ask}`),
  );
  const page = fc.record({
    site: fc.constantFrom('https://shop.example', 'https://www.shop.example:8443'),
    path,
    query,
    hash: fc.constantFrom('', '#reviews'),
    referrer,
    /** Whether the bundle is on the page, or the platform's own script. */
    hasBundle: fc.boolean(),
    idleMinutes: fc.constantFrom(0, 1, 29, 30, 31, 600),
  });

  it('are recorded as the reference does, whichever of the two recorded the pages before', () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 8 }), (pages) => {
        const jar = new CookieJar();
        let now = START;
        for (const step of pages) {
          now += step.idleMinutes * MINUTE;
          const ask = step.query ? `?${step.query}` : '';
          const url = new URL(`${step.site}${step.path}${ask}${step.hash}`);
          const cookies = jar.text(url.hostname, now);
          const expected = referencePage({
            url: url.href,
            referrer: step.referrer,
            userAgent: AGENT,
            now,
            cookies,
          });
          const actual = record({ url: url.href, referrer: step.referrer, cookies, now });
          expect(actual.writes).toEqual(expected);
          jar.assignAll(step.hasBundle ? actual.writes : expected, url.hostname, now);
          expect(actual.record).toEqual(readRecord(storedTexts(jar.text(url.hostname, now))));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('write cookies that say the same, hidden as base64 or not', () => {
    fc.assert(
      fc.property(page, page, (first, second) => {
        const told = [false, true].map((base64) => {
          const [one, two] = [first, second].map((step) => `${step.site}/?${step.query}`);
          const settings = { base64 };
          return browse([
            { minute: 0, url: one ?? '', referrer: first.referrer, settings },
            { minute: 1, url: two ?? '', referrer: second.referrer, settings },
          ]);
        });
        expect(told[1]).toEqual(told[0]);
      }),
    );
  });

  it('survive whatever stands in cookies, addresses and referrers', () => {
    const name = fc.constantFrom('current', 'current_add', 'first', 'session', 'udata');
    const mark = fc.constantFrom('%', '2', 'E', '|', '=', ':', '/', '\n', 'é', '\u{1F9E5}', '+');
    const anything = fc.string({ unit: mark, maxLength: 20 });
    const cookies = fc
      .array(fc.tuple(name, fc.oneof(anything, fc.constantFrom('%u00E9', '%E0%A4', '__proto__'))))
      .map((pairs) => pairs.map(([key, value]) => `sbjs_${key}=${value}`).join('; '));
    const hostname = fc.constantFrom('shop.example', 'localhost', '[::1]', '127.0.0.1', '');
    const location = fc.record({ href: anything, hostname, search: anything });
    fc.assert(
      fc.property(location, anything, cookies, (at, from, text) => {
        const visit = { location: at, referrer: from, userAgent: AGENT, now: START, cookies: text };
        const { writes, record: told } = recordVisit(visit, SETTINGS);
        expect(writes.length).toBeGreaterThanOrEqual(3);
        expect(writes.join('')).not.toMatch(/[\r\n]/);
        expect(Number(told.session.pgs)).not.toBeNaN();
        expect(Number(told.udata.vst)).not.toBeNaN();
      }),
    );
  });
});
