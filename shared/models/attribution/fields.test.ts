// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { ATTRIBUTION_FIELDS, fieldValues } from './fields';
import { readRecord, storedTexts } from './record';
import { checkoutValues, formValues } from './sent-values';

const record = readRecord(
  storedTexts('sbjs_current=typ%3Dutm%7C%7C%7Csrc%3D%7C%7C%7Ctrm%3Da%2520b; sbjs_session=pgs%3D3'),
);

describe('the fields of an order', () => {
  it('are those that the platform saves, in its order', () => {
    expect(Object.keys(ATTRIBUTION_FIELDS)).toEqual([
      'source_type',
      'referrer',
      'utm_campaign',
      'utm_source',
      'utm_medium',
      'utm_content',
      'utm_id',
      'utm_term',
      'utm_source_platform',
      'utm_creative_format',
      'utm_marketing_tactic',
      'session_entry',
      'session_start_time',
      'session_pages',
      'session_count',
      'user_agent',
    ]);
  });

  it('hold what the cookies say, and nothing where they say nothing', () => {
    const values = fieldValues(ATTRIBUTION_FIELDS, record);
    expect(Object.keys(values)).toHaveLength(16);
    expect(values).toMatchObject({
      source_type: 'utm',
      utm_source: '',
      utm_term: 'a b',
      session_pages: '3',
      session_count: undefined,
    });
  });

  it('are texts in a form, empty where there is nothing', () => {
    const values = formValues(fieldValues(ATTRIBUTION_FIELDS, record));
    expect(values).toMatchObject({ source_type: 'utm', utm_source: '', session_count: '' });
    const none = formValues(fieldValues(ATTRIBUTION_FIELDS, undefined));
    expect(Object.values(none)).toEqual(Array.from({ length: 16 }, () => ''));
  });

  it('are texts or null in the block checkout, and none is left out of the request', () => {
    const values = checkoutValues(fieldValues(ATTRIBUTION_FIELDS, record));
    expect(values).toMatchObject({ source_type: 'utm', utm_source: '', session_count: null });
    expect(Object.keys(JSON.parse(JSON.stringify(values)))).toHaveLength(16);
    const none = checkoutValues(fieldValues(ATTRIBUTION_FIELDS, undefined));
    expect(Object.values(none)).toEqual(Array.from({ length: 16 }, () => null));
  });

  it('may be others, as the shop likes', () => {
    const paths = { first_source: 'first.src', landing: 'current.typ', odd: 'nowhere', x: '' };
    expect(fieldValues(paths, record)).toEqual({ landing: 'utm' });
    expect(Object.keys(fieldValues(paths, record))).toEqual(Object.keys(paths));
  });

  it('never show what objects inherit', () => {
    const paths = { a: 'current.constructor', b: 'constructor.name', c: '__proto__.typ' };
    expect(Object.values(fieldValues(paths, record))).toEqual([undefined, undefined, undefined]);
    const odd = readRecord(storedTexts('sbjs_current=__proto__%3Dx'));
    expect(fieldValues({ a: 'current.__proto__' }, odd)).toEqual({ a: 'x' });
  });
});
