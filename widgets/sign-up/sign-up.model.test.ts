import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { safeUrl } from '../../shared/platform/safe-url';
import { nonceIn } from './send';
import { redirectAddress, repairPattern } from './sign-up.model';

describe('where a sign-up leads', () => {
  it.each([
    ['https://mill.test/thanks', 'https://mill.test/thanks'],
    ['HTTP://mill.test/', 'HTTP://mill.test/'],
    ['mill.test/thanks', 'https://mill.test/thanks'],
    ['//mill.test/thanks', 'https://mill.test/thanks'],
    [' mill.test ', 'https://mill.test'],
    ['/thanks/', '/thanks/'],
    ['/\\mill.test', 'https://\\mill.test'],
    ['', undefined],
    ['https://', undefined],
    [undefined, undefined],
  ])('%j is %j', (configured, expected) => {
    expect(redirectAddress(configured)).toBe(expected);
  });

  it('is a web page or nothing, whatever was configured', () => {
    const schemes = fc.constantFrom('javascript:', 'data:', 'vbscript:', 'blob:', 'file:///', '');
    fc.assert(
      fc.property(schemes, fc.string(), (scheme, rest) => {
        const url = safeUrl(redirectAddress(scheme + rest));
        expect(url === undefined || /^https?:\/\/[^/]/.test(url)).toBe(true);
      }),
    );
  });
});

describe('a pattern attribute', () => {
  it('with a bare parentheses and hyphens in a class works in browsers of today', () => {
    const phone = new RegExp(`^(?:${repairPattern(String.raw`[+]?[\d()\s+-]{5,20}`)})$`, 'v');
    for (const number of ['+44 1904 000-000', '01904']) expect(phone.test(number)).toBe(true);
    for (const number of ['1904', 'call me', '+'.repeat(22)])
      expect(phone.test(number)).toBe(false);
  });

  it.each([String.raw`[\d\-]+`, '[0-9]{5}', '([', String.raw`[&&]`])(
    '%s stays as it is',
    (pattern) => {
      expect(repairPattern(pattern)).toBe(pattern);
    },
  );
});

describe('the nonce in a page', () => {
  const page = (json: string): string =>
    `<p>x</p><script>\nvar ce4wp_form_submit_data = ${json};\nvar b = {};</script>`;

  it('is read from the global of that name', () => {
    expect(nonceIn(page('{"url":"https:\\/\\/x.test\\/a","nonce":"0a1b2c3d4e"}'))).toBe(
      '0a1b2c3d4e',
    );
  });

  it.each(['{"url":"x"}', '{"nonce":5}', '{"nonce":""}', '{broken', 'null'])(
    'is none in %s',
    (json) => {
      expect(nonceIn(page(json))).toBeUndefined();
    },
  );

  it('is none in a page without the global', () => {
    expect(nonceIn('<p>{"nonce":"0a1b2c3d4e"}</p>')).toBeUndefined();
  });
});
