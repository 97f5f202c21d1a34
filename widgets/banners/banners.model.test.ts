// @vitest-environment happy-dom
import fc from 'fast-check';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';

import { hasCookie } from './banners.model';

const NOTICE_NAME = fc
  .oneof(fc.stringMatching(/^[0-9a-f]{32}$/), fc.string({ unit: 'grapheme' }), fc.constant(''))
  .map((id) => `store_notice${id}`);
const VALUE = fc.oneof(
  fc.constantFrom('hidden', '', 'hidden=', 'Hidden', '1', '1.0', '"1"', '1; a=2'),
  fc.string({ unit: 'grapheme' }),
);
/** As some scripts leave them behind: no value, broken escapes. */
const FOREIGN = fc.constantFrom('flag', '%E0%A4%A=1', '=1', 'store_notice%=1', 'store_notice=%E0');

/** What the platform's library makes of a cookie, as it stands in the text of all. */
function written(name: string, value: string): string {
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const assignment = Cookies.set(name, value) ?? '';
  set.mockRestore();
  return assignment.slice(0, assignment.indexOf('; path='));
}

describe('a cookie', () => {
  it('has the value that the platform’s library reads', () => {
    const entry = fc.oneof(
      fc.record({ name: NOTICE_NAME, value: VALUE }),
      FOREIGN.map((pair) => ({ pair })),
    );
    const entries = fc.array(entry, { maxLength: 6 });
    fc.assert(
      fc.property(entries, NOTICE_NAME, VALUE, (given, otherName, otherValue) => {
        const cookies = given
          .map((each) => ('pair' in each ? each.pair : written(each.name, each.value)))
          .join('; ');
        vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
        const own = given.flatMap((each) => ('pair' in each ? [] : [each]));
        for (const name of [...own.map((each) => each.name), otherName]) {
          for (const value of [...own.map((each) => each.value), otherValue]) {
            expect(hasCookie(cookies, name, value)).toBe(Cookies.get(name) === value);
          }
        }
      }),
    );
  });

  it.each([
    ['', 'store_notice', false],
    ['store_notice=hidden', 'store_notice', true],
    ['store_noticeab=hidden', 'store_notice', false],
    ['a=1; store_noticeab=hidden; b=2', 'store_noticeab', true],
    ['store_noticeab=hidden2', 'store_noticeab', false],
    ['store_noticeab=; store_noticeab=hidden', 'store_noticeab', false],
  ])('is told by %j for %s: %s', (cookies, name, isIt) => {
    expect(hasCookie(cookies, name, 'hidden')).toBe(isIt);
  });
});
