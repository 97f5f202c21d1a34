import fc from 'fast-check';

import { toNodes } from '../../../shared/dom/html/html';
import { RULES } from '../../../widgets/contact-form/rules/testing/all-rules';

/** What readers are tried on, and how their answers are judged. */

/** Keys that mean something to a reader or to the language itself. */
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
  'length',
  'toJSON',
  'fragments',
  'cart_hash',
  'error',
  'product_url',
  'success',
  'data',
  'suggestions',
  'value',
  'id',
  'url',
  'img',
  'price',
  'message',
  'result',
  'attributes',
  'variation_id',
  'image',
  'src',
  'rules',
  'rule',
  'field',
  'accept',
  'threshold',
  'name',
  'category',
  'names',
  'strings',
  'islands',
  'any',
  'all',
];

const words = fc.constantFrom(
  ...KEYS,
  ...Object.keys(RULES),
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '٣',
  'true',
  'yes',
  'null',
  '[]',
  '{}',
  '{"__proto__":{"polluted":1}}',
  '[[[[',
  '#',
  '#%',
  '%',
  '%E0%A4%A',
  '\u0000',
  '\uD800',
  '\u202E',
  'a=b; c',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'https://[',
  '//evil.test',
  'data:text/html,x',
  ':is(',
  '\\',
  '<img src=x: onerror=polluted()>',
  '<b',
  '&amp;',
  '&#0;',
  '9'.repeat(400),
  'x'.repeat(20_000),
);
export const text = fc.oneof(
  { weight: 3, arbitrary: words },
  fc.string({ unit: 'binary' }),
  fc.string(),
);

/** Whatever JSON can hold, with keys that mean something, own ones called `__proto__` included. */
export const json = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('any'), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...KEYS) }, text), tie('any')),
        { maxLength: 5 },
      )
      .map(
        (entries) =>
          JSON.parse(
            `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`,
          ) as unknown,
      ),
  ),
})).any;

export const jsonText = fc.oneof(
  json.map((value) => JSON.stringify(value) ?? ''),
  // Cut off, or with something between.
  fc.tuple(json, fc.nat(), text).map(([value, at, more]) => {
    const whole = JSON.stringify(value) ?? '';
    return whole.slice(0, at % (whole.length + 1)) + more;
  }),
  text,
);

export const addresses = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  text,
);
export const cookies = fc
  .array(fc.tuple(text, text))
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));

/** Globals of the page can be elements, by an id or a name that somebody gave them. */
export const globals = fc.oneof(
  json,
  fc.constantFrom<unknown>(
    document.createElement('form'),
    Symbol('x'),
    () => 1,
    1n,
    Object.create(null),
  ),
);

export const isText = (value: unknown): boolean => typeof value === 'string';
export const isMaybe =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || is(value);
export const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value < Infinity;
export const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
export const isWeb = (value: unknown): boolean => /^https?:\/\//.test(String(value));

/** Puts markup into the page, in place of all that is there. */
export function print(html: string): HTMLElement {
  const stage = document.createElement('div');
  stage.append(toNodes(html));
  document.body.replaceChildren(stage);
  return stage;
}

export type Property = fc.IProperty<unknown> | fc.IAsyncProperty<unknown>;
export const of = <T>(source: fc.Arbitrary<T>, holds: (value: T) => unknown): Property =>
  fc.property(source as fc.Arbitrary<unknown>, (value) => holds(value as T) !== false);
