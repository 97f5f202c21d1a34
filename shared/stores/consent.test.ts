import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { consentGlobals } from '../platform/consent-globals';
import { consentFor } from './consent';

const CATEGORIES = ['marketing', 'statistics'];

/** The page as the consent plugin and its banner have it. */
const page = {
  begin(): void {
    for (const name of [
      'wp_has_consent',
      'wp_consent_type',
      'wp_fallback_consent_type',
      'waitfor_consent_hook',
    ] as const) {
      delete consentGlobals[name];
    }
    page.print('', true);
    // What an earlier test has denied is denied no more.
    page.tell(Object.fromEntries(CATEGORIES.map((category) => [category, 'allow'])));
    for (const category of CATEGORIES) page.write(category, '');
    page.isLookedAt();
  },
  print(type: string, waits: boolean): void {
    consentGlobals.consent_api = {
      consent_type: type,
      waitfor_consent_hook: waits ? '1' : '',
      cookie_prefix: 'wp_consent',
    };
    page.isLookedAt();
  },
  announce(type: string): void {
    consentGlobals.wp_consent_type = type;
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
  },
  write(category: string, answer: string): void {
    document.cookie = `wp_consent_${category}=${answer};path=/${answer ? '' : ';max-age=-1'}`;
  },
  tell(detail: object): void {
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));
  },
  isLookedAt(): void {
    document.dispatchEvent(new Event('visibilitychange'));
  },
};

beforeEach(page.begin);
afterEach(page.begin);

/** What is told of marketing while `run` runs. */
function toldWhile(run: () => void): boolean[] {
  const told: boolean[] = [];
  const stop = consentFor('marketing').subscribe((is) => told.push(is));
  run();
  stop();
  return told;
}

describe('the consent of the page', () => {
  it('is known without a listener, as it is now', () => {
    expect(consentFor('marketing').get()).toBe(false);
    page.print('optout', false);
    expect(consentFor('marketing').get()).toBe(true);
  });

  it('awaits a type that is announced late', () => {
    const told = toldWhile(() => {
      page.announce('optin');
      page.write('marketing', 'allow');
      page.tell({ marketing: 'allow' });
      page.announce('optout');
      page.write('marketing', 'deny');
      page.tell({ marketing: 'deny' });
      page.announce('');
    });
    expect(told).toEqual([false, true, false, true]);
  });

  it.each([
    ['optout', '', true],
    ['optin', '', false],
    ['', '', true],
    // A banner is going to announce a type.
    ['optout', '1', false],
    ['', '1', false],
    [undefined, undefined, false],
  ])('is known by the globals of the plugin’s script alone: %j, %j', (type, waits, isAllowed) => {
    delete consentGlobals.consent_api;
    Object.assign(consentGlobals, {
      wp_has_consent: () => false,
      wp_fallback_consent_type: type,
      waitfor_consent_hook: waits,
    });
    page.isLookedAt();
    expect(consentFor('marketing').get()).toBe(isAllowed);
    page.announce('optout');
    expect(consentFor('marketing').get()).toBe(true);
  });

  it('is of the type in the plugin’s data rather than in its script’s global', () => {
    page.print('optin', false);
    consentGlobals.wp_fallback_consent_type = 'optout';
    expect(consentFor('marketing').get()).toBe(false);
  });

  it('follows the answer that another tab wrote', () => {
    page.print('optin', false);
    const told = toldWhile(() => {
      for (const answer of ['allow', 'deny', 'allow', '']) {
        page.write('marketing', answer);
        page.isLookedAt();
      }
    });
    expect(told).toEqual([false, true, false, true, false]);
  });

  it('keeps a denial that the browser did not keep', () => {
    page.print('optout', false);
    const told = toldWhile(() => {
      page.tell({ marketing: 'deny' });
      page.isLookedAt();
      page.write('marketing', 'allow');
      page.isLookedAt();
    });
    expect(told).toEqual([true, false, true]);
  });
});

describe('random sequences', () => {
  type Step =
    | { kind: 'announce'; type: string }
    | { kind: 'policy'; type: string; waits: boolean }
    | { kind: 'answer' | 'other tab'; category: string; answer: string };

  const category = fc.constantFrom(...CATEGORIES);
  const type = fc.constantFrom('', 'optin', 'optout', 'optoutstats', 'other');
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('announce' as const), type }),
    fc.record({ kind: fc.constant('policy' as const), type, waits: fc.boolean() }),
    fc.record({
      kind: fc.constant('answer' as const),
      category,
      answer: fc.constantFrom('allow', 'deny'),
    }),
    fc.record({
      kind: fc.constant('other tab' as const),
      category,
      answer: fc.constantFrom('allow', 'deny', 'Allow', ''),
    }),
  );

  interface Known {
    cookies: Record<string, string>;
    announced: string | undefined;
    printed: string;
    waits: boolean;
  }

  /** The platform's own rule, as its document has it, and the wait for a type. */
  function expected({ cookies, announced, printed, waits }: Known, name: string): boolean {
    const cookie = cookies[name] ?? '';
    if (announced === undefined && waits) return cookie === 'allow';
    const holds = announced ?? printed;
    if (!holds) return true;
    if (holds.includes('optout') && cookie === '') return true;
    return cookie === 'allow';
  }

  function carryOut(known: Known, done: Step): void {
    switch (done.kind) {
      case 'announce':
        known.announced = done.type;
        page.announce(done.type);
        break;
      case 'policy':
        known.printed = done.type;
        known.waits = done.waits;
        page.print(done.type, done.waits);
        break;
      case 'answer':
        known.cookies[done.category] = done.answer;
        page.write(done.category, done.answer);
        page.tell({ [done.category]: done.answer });
        break;
      case 'other tab':
        known.cookies[done.category] = done.answer;
        page.write(done.category, done.answer);
        page.isLookedAt();
        break;
    }
  }

  it('agree with the platform after every step, and are told once per change', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        page.begin();
        const known: Known = { cookies: {}, announced: undefined, printed: '', waits: true };
        const states = [false];
        const told = toldWhile(() => {
          for (const done of steps) {
            carryOut(known, done);
            for (const name of CATEGORIES) {
              expect(consentFor(name).get()).toBe(expected(known, name));
            }
            states.push(expected(known, 'marketing'));
          }
        });
        expect(told).toEqual(states.filter((state, index) => state !== states[index - 1]));
      }),
      { numRuns: 300 },
    );
  });
});
