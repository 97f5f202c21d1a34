// @vitest-environment happy-dom
import fc from 'fast-check';
import jquery from 'jquery';
import { expect, test } from 'vitest';

import { isOpaqueText, readAnswer } from './photo-feed.model';

/** The theme's own way of reading the attribute. */
function readsAsText(raw: string): boolean {
  const element = document.createElement('div');
  element.setAttribute('data-feed', raw);
  return typeof jquery(element).data('feed') === 'string';
}

const words = fc.constantFrom(
  'true',
  'false',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e3',
  '007',
  '12',
  '{',
  '{}',
  '[1]',
  '{"a":1}',
  '{a}',
  '[1,]',
  '0123456789:eyJ1IjoxfQ==',
);

test('it takes for text what the theme does, but for an empty attribute', () => {
  fc.assert(
    fc.property(
      fc.oneof(words, fc.string({ minLength: 1 }), fc.json(), fc.double().map(String)),
      (raw) => {
        expect(isOpaqueText(raw)).toBe(readsAsText(raw));
      },
    ),
  );
  expect(isOpaqueText('')).toBe(false);
  expect(isOpaqueText(null)).toBe(false);
});

test('an answer is markup, a refusal with or without its reason, or malformed', () => {
  expect(readAnswer({ success: true, data: '<p>' })).toEqual({ kind: 'markup', html: '<p>' });
  expect(readAnswer({ success: false, data: 'Invalid hash' })).toEqual({
    kind: 'refused',
    message: 'Invalid hash',
  });
  for (const data of [undefined, '', 42, ['a']]) {
    expect(readAnswer({ success: false, data })).toEqual({ kind: 'refused', message: undefined });
  }
  const malformed = [undefined, null, 0, '', [], {}, { success: true }, { success: true, data: 7 }];
  for (const answer of malformed) expect(readAnswer(answer)).toEqual({ kind: 'malformed' });
  fc.assert(fc.property(fc.jsonValue(), (answer) => void readAnswer(answer)));
});
