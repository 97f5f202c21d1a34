// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isSpeculatedOn } from './speculation.model';

/** Understands what the platform's patterns use: `*`, `\\?` and groups. */
class Pattern {
  readonly #expression: RegExp;
  constructor(input: string) {
    this.#expression = new RegExp(`^${input.replaceAll('*', '.*')}$`);
  }
  test(href: string): boolean {
    const { pathname, search } = new URL(href);
    return this.#expression.test(pathname + search);
  }
}

const PLATFORM = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/wp-admin/*', '/*\\?(.+)'] } },
          { not: { selector_matches: 'a[rel~="nofollow"]' } },
          { not: { selector_matches: '.no-prefetch, .no-prefetch a' } },
        ],
      },
    },
  ],
});

function link(markup: string): HTMLAnchorElement {
  document.body.innerHTML = markup;
  return document.querySelector('a')!;
}

beforeEach(() => void vi.stubGlobal('URLPattern', Pattern));
afterEach(() => void vi.unstubAllGlobals());

describe('isSpeculatedOn', () => {
  it.each([
    ['<a href="/product/tee/">x</a>', true],
    ['<a href="/product/tee/?attribute_size=m">x</a>', false],
    ['<a href="/wp-admin/x">x</a>', false],
    ['<a href="/product/tee/" rel="noopener nofollow">x</a>', false],
    ['<p class="no-prefetch"><a href="/product/tee/">x</a></p>', false],
  ])("follows the platform's own rules for %s", (markup, expected) => {
    expect(isSpeculatedOn(link(markup), [PLATFORM])).toBe(expected);
  });

  it('knows lists of addresses, alternatives, and rules for all links', () => {
    const tee = link('<a href="/product/tee/">x</a>');
    const rules = (rule: object): string[] => [JSON.stringify({ prerender: [rule] })];
    expect(isSpeculatedOn(tee, rules({ urls: ['/product/tee/'] }))).toBe(true);
    expect(isSpeculatedOn(tee, rules({ urls: ['/product/coat/', 3] }))).toBe(false);
    expect(isSpeculatedOn(tee, rules({}))).toBe(true);
    const or = [{ selector_matches: '.none' }, { href_matches: '/product/*' }];
    expect(isSpeculatedOn(tee, rules({ where: { or } }))).toBe(true);
    expect(isSpeculatedOn(tee, rules({ where: { or: or.slice(0, 1) } }))).toBe(false);
  });

  it('leaves malformed rules out', () => {
    const tee = link('<a href="/product/tee/">x</a>');
    const malformed = ['', '{', '[]', '{"prefetch":3}', '{"prefetch":[null,{"where":4}]}'];
    expect(isSpeculatedOn(tee, malformed)).toBe(false);
    const rules = [
      { where: { selector_matches: ':is(' } },
      { urls: ['https://[', '/product/tee/'] },
    ];
    expect(isSpeculatedOn(tee, [JSON.stringify({ prefetch: rules.slice(0, 1) })])).toBe(false);
    expect(isSpeculatedOn(tee, [JSON.stringify({ prefetch: rules })])).toBe(true);
  });
});
