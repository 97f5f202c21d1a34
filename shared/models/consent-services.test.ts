// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readAnswers } from './consent';
import { writeConsentCookie } from './consent-answer';
import {
  isServiceDenied,
  isServiceGranted,
  readServiceAnswers,
  readServiceCategories,
  SERVICES_COOKIE,
  serviceCategory,
  withServiceAnswer,
} from './consent-services';
import { CookieJar } from './testing/cookie-jar';

const video = { name: 'video', category: 'statistics' };
const chat = { name: 'chat', category: 'functional' };

describe('readServiceCategories', () => {
  it('reads a list, and an object where the list had gaps', () => {
    for (const printed of [[video, chat], { 0: video, 2: chat }]) {
      const categories = readServiceCategories(printed);
      expect(serviceCategory(categories, 'video')).toBe('statistics');
      expect(serviceCategory(categories, 'chat')).toBe('functional');
      expect(serviceCategory(categories, 'pixel')).toBe('marketing');
    }
  });

  it.each([
    undefined,
    null,
    '',
    [],
    {},
    [null, 7, {}, { name: 'video' }, { name: 1, category: 'a' }],
  ])('finds none in %j', (printed) => {
    expect(readServiceCategories(printed).size).toBe(0);
  });
});

describe('the answers for services', () => {
  const categories = readServiceCategories([video, chat]);
  const isFunctional = (category: string): boolean => category === 'functional';

  it('count before those for their category', () => {
    const answers = readServiceAnswers('{"video":true,"chat":false}');
    const isGranted = (service: string): boolean =>
      isServiceGranted(answers, categories, service, isFunctional);
    expect(isGranted('video')).toBe(true);
    expect(isGranted('chat')).toBe(false);
    expect(isGranted('pixel')).toBe(false);
    expect(isServiceGranted(readServiceAnswers(''), categories, 'chat', isFunctional)).toBe(true);
    expect(isServiceGranted(readServiceAnswers(''), categories, 'video', isFunctional)).toBe(false);
  });

  it('deny a service only where they name it', () => {
    const answers = readServiceAnswers('{"video":true,"chat":false}');
    expect(['video', 'chat', 'pixel'].map((name) => isServiceDenied(answers, name))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each([undefined, '', 'null', '7', '"x"', '{', '{"video":1}', '{"video":"true"}'])(
    'are none where the cookie holds %j',
    (json) => {
      expect(readServiceAnswers(json).size).toBe(0);
    },
  );

  it('come back from the cookie, whatever the services are called, the last one counting', () => {
    const mark = fc.constantFrom(';', '=', ' ', '"', '\\', '\n', ',', '{', 'é', 'a', '__proto__');
    const answer = fc.tuple(fc.string({ unit: mark, maxLength: 4 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 6 }), (given) => {
        const jar = new CookieJar();
        const stored = (): string | undefined =>
          readAnswers(jar.text('shop.example', 0)).get(SERVICES_COOKIE);
        for (const [service, isAllowed] of given) {
          const text = withServiceAnswer(readServiceAnswers(stored()), service, isAllowed);
          const scope = { now: 0, isSecure: true };
          const write = writeConsentCookie(`wp_consent_${SERVICES_COOKIE}`, text, scope);
          jar.assign(write, 'shop.example', 0);
        }
        expect(readServiceAnswers(stored())).toEqual(new Map(given));
      }),
    );
  });
});
