// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  type ConsentPolicy,
  type ConsentType,
  isGranted,
  readAnswers,
  readChange,
  readConsentType,
} from './consent';
import { giveAnswer, writeConsentCookie } from './consent-answer';

const NOW = Date.UTC(2031, 2, 4, 5, 6, 7);
const SCOPE = { now: NOW, isSecure: true };

function isMarketingGranted(policy: Partial<ConsentPolicy>, answer?: string): boolean {
  const cookies = answer === undefined ? '' : `wp_consent_marketing=${answer}`;
  return isGranted(
    { announced: undefined, fallback: 'none', awaitsType: false, ...policy },
    readAnswers(cookies),
    'marketing',
  );
}

describe('consent', () => {
  const ANSWERS = [undefined, '', 'allow', 'deny', 'maybe'];
  const GRANTED: Record<ConsentType, boolean[]> = {
    none: [true, true, true, true, true],
    optout: [true, true, true, false, false],
    optin: [false, false, true, false, false],
  };
  const rows = (['none', 'optout', 'optin'] as const).flatMap((type) =>
    ANSWERS.map((answer, index) => ({ type, answer, granted: GRANTED[type][index] })),
  );

  it.each(rows)('of type $type with the answer $answer: $granted', ({ type, answer, granted }) => {
    expect(isMarketingGranted({ fallback: type }, answer)).toBe(granted);
    expect(isMarketingGranted({ announced: type, fallback: 'optin' }, answer)).toBe(granted);
    expect(isMarketingGranted({ announced: type, awaitsType: true }, answer)).toBe(granted);
  });

  it.each(rows)(
    'that awaits a type, here $type, allows with the answer $answer nothing to be taken back',
    ({ type, answer, granted }) => {
      const before = isMarketingGranted({ fallback: 'none', awaitsType: true }, answer);
      expect(before).toBe(answer === 'allow');
      if (before) expect(granted).toBe(true);
      expect(isMarketingGranted({ fallback: type, awaitsType: true }, answer)).toBe(before);
    },
  );

  it('for one category says nothing of another', () => {
    const policy: ConsentPolicy = { announced: 'optin', fallback: 'none', awaitsType: false };
    const answers = readAnswers(
      'wp_consent_statistics=allow; wp_consent_statistics-anonymous=deny',
    );
    expect(isGranted(policy, answers, 'statistics')).toBe(true);
    expect(isGranted(policy, answers, 'statistics-anonymous')).toBe(false);
    expect(isGranted(policy, answers, 'stat')).toBe(false);
    expect(isGranted(policy, answers, 'constructor')).toBe(false);
  });
});

describe('readConsentType', () => {
  it.each([
    ['', 'none'],
    [undefined, 'none'],
    [null, 'none'],
    [false, 'none'],
    ['optin', 'optin'],
    ['optout', 'optout'],
    ['optinstats', 'optin'],
    ['optoutstats', 'optout'],
    ['anything', 'optin'],
    [true, 'optin'],
    [['optout'], 'optin'],
  ])('%j → %s', (raw, type) => {
    expect(readConsentType(raw)).toBe(type);
  });
});

describe('readAnswers', () => {
  it('reads the cookies of its prefix, the first of each name', () => {
    const cookies =
      'a=1;wp_consent_marketing=deny; my_wp_consent_x=allow;  wp_consent_marketing=allow; wp_consent_statistics=allow; wp_consent=1';
    expect([...readAnswers(cookies)]).toEqual([
      ['marketing', 'deny'],
      ['statistics', 'allow'],
    ]);
    expect(readAnswers('cc_marketing=allow', 'cc').get('marketing')).toBe('allow');
    expect(readAnswers('').size).toBe(0);
  });
});

describe('giveAnswer', () => {
  it('writes the cookie as the platform does', () => {
    expect(giveAnswer(new Map(), 'marketing', 'allow', SCOPE)?.write).toBe(
      'wp_consent_marketing=allow;secure;expires=Thu, 03 Apr 2031 05:06:07 GMT;path=/',
    );
    const scope = { now: NOW, isSecure: false, lifetimeDays: 1 };
    expect(giveAnswer(new Map(), 'statistics', 'deny', scope, 'cc')?.write).toBe(
      'cc_statistics=deny;expires=Wed, 05 Mar 2031 05:06:07 GMT;path=/',
    );
  });

  it('renews the cookie, but is no change, when the shopper says the same again', () => {
    const given = giveAnswer(readAnswers('wp_consent_a=allow'), 'a', 'allow', SCOPE);
    expect(given?.write).toContain('wp_consent_a=allow');
    expect(given?.detail).toBeUndefined();
  });

  it.each([
    ['', 'allow'],
    ['', 'deny'],
    ['wp_consent_a=deny', 'allow'],
    ['wp_consent_a=allow', 'deny'],
    ['wp_consent_a=', 'allow'],
    ['wp_consent_a=maybe', 'deny'],
  ] as const)('is a change after "%s" when it is %s', (cookies, answer) => {
    const detail = giveAnswer(readAnswers(cookies), 'a', answer, SCOPE)?.detail;
    expect(Array.isArray(detail)).toBe(true);
    expect(detail).toHaveLength(0);
    expect(JSON.stringify(detail)).toBe('[]');
    expect({ ...detail }).toEqual({ a: answer });
  });

  it.each(['Allow', 'ALLOW', ' allow', 'denied', '', 'true', true, 1, null, undefined, ['allow']])(
    'refuses the answer %j',
    (answer) => {
      expect(giveAnswer(new Map(), 'marketing', answer, SCOPE)).toBeUndefined();
    },
  );

  it.each(['', 'a;domain=.example', 'a=b', 'a b', 'a\nb'])(
    'refuses the category %j',
    (category) => {
      expect(giveAnswer(new Map(), category, 'allow', SCOPE)).toBeUndefined();
    },
  );
});

describe('readChange', () => {
  it('reads the detail of our own event and of those of others', () => {
    const detail = giveAnswer(new Map(), 'marketing', 'deny', SCOPE)?.detail;
    expect([...readChange(detail)]).toEqual([['marketing', 'deny']]);
    expect([...readChange({ marketing: 'allow', statistics: 'deny' })]).toEqual([
      ['marketing', 'allow'],
      ['statistics', 'deny'],
    ]);
  });

  it.each([undefined, null, [], 'allow', 7, { marketing: true }, { marketing: 'yes' }, ['x']])(
    'finds no answer in %j',
    (detail) => {
      expect(readChange(detail).size).toBe(0);
    },
  );
});

describe('writeConsentCookie', () => {
  it('leaves the value as it is', () => {
    expect(writeConsentCookie('x', '{"a":true}', SCOPE)).toMatch(/^x=\{"a":true\};secure;/);
  });
});
