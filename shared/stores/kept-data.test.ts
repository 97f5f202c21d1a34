import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { consentGlobals } from '../platform/consent-globals';
import { currentAnswers, hasConsentPlugin, isCovered, watchConsent } from './consent-cover';
import { keepCookies, keptCookies } from './kept-data';

const API = { consent_type: 'optin', waitfor_consent_hook: '', cookie_prefix: 'wp_consent' };
const page = new AbortController();

function answer(detail: object): void {
  document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));
}

function dropCookies(): void {
  for (const entry of document.cookie.split('; ')) {
    document.cookie = `${entry.split('=')[0]}=;max-age=-1;path=/`;
  }
}

beforeEach(() => {
  dropCookies();
  localStorage.clear();
  consentGlobals.consent_api = { ...API };
});

afterEach(() => {
  answer({ marketing: 'allow' });
  for (const name of ['consent_api', 'wp_has_consent', 'wp_consent_type'] as const) {
    delete consentGlobals[name];
  }
});

describe('what consent covers', () => {
  it.each([
    ['no plugin', undefined, undefined, '', true],
    ['nobody asks', '', undefined, '', true],
    ['nobody asks any more', '', undefined, 'deny', true],
    ['opt-in', 'optin', undefined, '', false],
    ['opt-in, allowed', 'optin', undefined, 'allow', true],
    ['opt-out', 'optout', undefined, '', true],
    ['opt-out, denied', 'optout', undefined, 'deny', false],
    ['announced otherwise', 'optin', '', '', true],
    ['announced more strictly', '', 'optin', '', false],
  ])('%s', (_what, type, announced, cookie, isIt) => {
    if (type === undefined) delete consentGlobals.consent_api;
    else consentGlobals.consent_api = { ...API, consent_type: type };
    if (announced !== undefined) consentGlobals.wp_consent_type = announced;
    if (cookie) document.cookie = `wp_consent_marketing=${cookie};path=/`;
    expect(isCovered('marketing')).toBe(isIt);
  });

  it('is what was allowed only, where there is but a function of some other plugin', () => {
    delete consentGlobals.consent_api;
    consentGlobals.wp_has_consent = () => true;
    expect([hasConsentPlugin(), isCovered('marketing')]).toEqual([true, false]);
    document.cookie = 'wp_consent_marketing=allow;path=/';
    expect(isCovered('marketing')).toBe(true);
  });

  it('is asked for cookies of another prefix where the plugin says so', () => {
    consentGlobals.consent_api = { ...API, cookie_prefix: 'shop' };
    document.cookie = 'shop_marketing=allow;path=/';
    expect(isCovered('marketing')).toBe(true);
  });

  it('is not what an event denies, until a cookie says something new', () => {
    const heard = vi.fn<(isAnswer: boolean) => void>();
    watchConsent(heard, page.signal);
    document.cookie = 'wp_consent_marketing=allow;path=/';
    answer(Object.assign([], { marketing: 'deny' }));
    expect(isCovered('marketing')).toBe(false);
    expect(currentAnswers().get('marketing')).toBe('deny');
    document.cookie = 'wp_consent_marketing=deny;path=/';
    document.cookie = 'wp_consent_marketing=allow;path=/';
    expect(isCovered('marketing')).toBe(false);
    answer({ marketing: 'allow' });
    expect(isCovered('marketing')).toBe(true);
    dispatchEvent(new Event('pageshow'));
    expect(heard.mock.calls).toEqual([[true], [true], [false]]);
  });
});

describe('data that is kept', () => {
  it('is what is necessary, and what consent covers', () => {
    expect(keepCookies('marketing', ['a=1;path=/'])).toBe(false);
    expect(keepCookies('necessary', ['b=1;path=/'])).toBe(true);
    expect(keptCookies()).toBe('b=1');
    document.cookie = 'wp_consent_marketing=allow;path=/';
    expect(keepCookies('marketing', ['a=1;path=/'])).toBe(true);
    expect(keptCookies()).toContain('a=1');
  });

  it('is written by nobody else', () => {
    const sources = ['shared', 'widgets', 'entry'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    );
    const written = (what: RegExp): string[] =>
      sources
        .filter(
          (path) =>
            /\.tsx?$/.test(path) && !/testing|matrix|trace-|\.(test|e2e|page)\.tsx?$/.test(path),
        )
        .filter((path) => what.test(readFileSync(path, 'utf8')))
        .map((path) => path.replaceAll('\\', '/'));
    // The theme's own function writes what other people's code asks it to; nothing of ours calls it.
    expect(written(/document\.cookie\s*=[^=]|cookieStore\??\.set\(/).sort()).toEqual([
      'entry/theme-api/cookie.ts',
      'shared/stores/kept-data.ts',
    ]);
    // It asks the one above first.
    expect(written(/Cookies\.set\(/)).toEqual(['widgets/banners/banner-root.tsx']);
    expect(written(/(?:local|session)Storage\b/)).toEqual(['shared/dom/storage.ts']);
  });
});
