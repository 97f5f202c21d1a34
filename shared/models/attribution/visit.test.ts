// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { browse, fields, record, START } from './testing/browse';

describe('a session', () => {
  it('ends after 30 minutes without a page, not after 30 minutes', () => {
    const told = browse([{ minute: 0 }, { minute: 29 }, { minute: 58 }, { minute: 88 }]);
    expect(told.map(({ session_pages: pages }) => pages)).toEqual(['1', '2', '3', '1']);
    expect(told.map(({ session_count: count }) => count)).toEqual(['1', '1', '1', '2']);
  });

  it('has the length of the setting; half an hour where that is none', () => {
    const lastsUntil = (sessionMinutes: number): string | undefined =>
      record({ settings: { sessionMinutes } })
        .writes.at(-1)
        ?.match(/expires=([^;]+)/)?.[1];
    expect(lastsUntil(1)).toBe('Tue, 04 Mar 2031 05:07:07 GMT');
    expect(lastsUntil(5)).toBe('Tue, 04 Mar 2031 05:11:07 GMT');
    const halfAnHour = 'Tue, 04 Mar 2031 05:36:07 GMT';
    expect([0, Number.NaN, -5].map(lastsUntil)).toEqual([halfAnHour, halfAnHour, halfAnHour]);
  });
});

describe('a source', () => {
  const campaign = 'https://shop.example/?utm_source=letter';
  const blog = 'https://blog.example.org/';

  it('stays when the visitor comes back directly, in a later session too', () => {
    const told = browse([{ minute: 0, url: campaign }, { minute: 5 }, { minute: 90 }]);
    expect(told.map(({ utm_source: source }) => source)).toEqual(['letter', 'letter', 'letter']);
    expect(told.map((values) => values.session_entry)).toEqual([campaign, campaign, campaign]);
    expect(told.map((values) => values.session_start_time)).toEqual(
      told.map(() => '2031-03-04 05:06:07'),
    );
  });

  it('gives way to a search engine at once, to a referral in the next session only', () => {
    const [, inSession] = browse([{ minute: 0 }, { minute: 5, referrer: blog }]);
    expect(inSession).toMatchObject({ source_type: 'typein', referrer: '(none)' });
    const [, later] = browse([{ minute: 0 }, { minute: 31, referrer: blog }]);
    expect(later).toMatchObject({ source_type: 'referral', referrer: blog });
    const google = 'https://www.google.com/';
    const [, searched] = browse([
      { minute: 0, url: campaign },
      { minute: 5, referrer: google },
    ]);
    expect(searched).toMatchObject({ source_type: 'organic', utm_source: 'google' });
  });

  it('keeps values that hold the delimiter of the cookies', () => {
    for (const value of ['a|||typ=x', 'a|', '|||', 'a||', '||||b', 'a|b||c']) {
      const url = `https://shop.example/?utm_source=${value.replace('=', '%3D')}&utm_id=7`;
      const [told] = browse([{ minute: 0, url }]);
      expect(told).toMatchObject({ source_type: 'utm', utm_source: value, utm_id: '7' });
    }
  });

  it('is read where an address is not UTF-8 or not percent-encoded', () => {
    const [told] = browse([
      { minute: 0, url: 'https://shop.example/?utm_source=caf%E9&utm_medium=100%' },
    ]);
    expect(told).toMatchObject({ utm_source: 'café', utm_medium: '100%' });
  });

  it('is found in a parameter as the platform reads it', () => {
    const told = browse([{ minute: 0, url: 'https://shop.example/?gclid&utm_source=a=b' }]);
    expect(told[0]).toMatchObject({ utm_source: 'a', utm_medium: '(none)' });
    expect(browse([{ minute: 0, url: 'https://shop.example/?utm_source' }])[0]).toMatchObject({
      source_type: 'typein',
    });
  });

  it('is no referral when the referrer has no host', () => {
    for (const referrer of ['about:blank', 'nonsense', 'data:text/plain,x']) {
      expect(browse([{ minute: 0, referrer }])[0]).toMatchObject({
        source_type: 'typein',
        referrer,
      });
    }
  });

  it('is the application that a link was followed in', () => {
    const referrer = 'android-app://com.example.mail/';
    expect(browse([{ minute: 0, referrer }])[0]).toMatchObject({
      source_type: 'referral',
      utm_source: 'com.example.mail',
    });
  });

  it('comes back from the first one when its own cookie is lost', () => {
    const { writes } = record({ url: campaign });
    const cookies = writes
      .filter((write) => !write.startsWith('sbjs_current='))
      .map((write) => write.split(';')[0])
      .join('; ');
    expect(fields(record({ cookies }))).toMatchObject({ utm_source: 'letter' });
  });
});

describe('the cookies', () => {
  it.each([
    [0.00001, undefined],
    [0.00002, undefined],
    [0.00005, 'Tue, 04 Mar 2031 05:08:07 GMT'],
    [1, 'Thu, 03 Apr 2031 05:06:07 GMT'],
    [0, 'Sun, 31 Aug 2031 05:06:07 GMT'],
    [-1, 'Sun, 31 Aug 2031 05:06:07 GMT'],
    [Number.NaN, 'Sun, 31 Aug 2031 05:06:07 GMT'],
  ])('live %s months until %s', (lifetimeMonths, until) => {
    const { writes } = record({ settings: { lifetimeMonths } });
    expect(writes[0]?.match(/expires=([^;]+)/)?.[1]).toBe(until);
  });

  it('count from one again where a count is no number', () => {
    const cookies = 'sbjs_udata=vst%3Dmany; sbjs_session=pgs%3D';
    expect(fields(record({ cookies }))).toMatchObject({ session_pages: '2', session_count: '1' });
  });

  it('count one visit where only its session is left', () => {
    expect(fields(record({ cookies: 'sbjs_session=pgs%3D3' }))).toMatchObject({
      session_pages: '4',
      session_count: '1',
    });
  });

  it('are not taken for others whose names end alike', () => {
    const cookies = 'my_sbjs_session=pgs%3D7; xsbjs_udata=vst%3D7';
    expect(fields(record({ cookies }))).toMatchObject({ session_pages: '1', session_count: '1' });
  });

  it('tell the time in UTC where zones differ by half hours', () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Asia/Kolkata';
    try {
      expect(new Date(START).getTimezoneOffset()).toBe(-330);
      expect(fields(record({}))).toMatchObject({ session_start_time: '2031-03-04 05:06:07' });
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});
