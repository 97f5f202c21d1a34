import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readVariations } from './read-variations';

const variation = { variation_id: 7, attributes: { attribute_pa_size: 'm' }, extra: 'kept' };

describe('readVariations', () => {
  it('reads a list, and keeps what other plugins added', () => {
    const read = readVariations(JSON.stringify([variation]));
    expect(read).toEqual({ type: 'embedded', variations: [variation] });
  });

  it('keeps the objects of a list that is parsed already', () => {
    const list = [variation];
    const read = readVariations(list);
    expect(read.type === 'embedded' && read.variations[0]).toBe(variation);
  });

  it.each([['false'], [false], [undefined], [null]])('takes %j for on demand', (raw) => {
    expect(readVariations(raw)).toEqual({ type: 'on-demand' });
  });

  it('takes an empty list of attributes for a variation of any combination', () => {
    const any = { variation_id: 7, attributes: [] };
    expect(readVariations([any])).toMatchObject({ type: 'embedded' });
  });

  it.each([
    [''],
    ['[{"variation_id":7,"attr'],
    ['{}'],
    ['true'],
    ['<p>Error</p>'],
    ['[null]'],
    ['[{"variation_id":"7","attributes":{}}]'],
    ['[{"variation_id":7,"attributes":["m"]}]'],
    ['[{"variation_id":7}]'],
    ['[{"variation_id":7,"attributes":{"attribute_pa_size":["m"]}}]'],
    [12],
  ])('says what is wrong with %j', (raw) => {
    const read = readVariations(raw);
    expect(read.type).toBe('malformed');
    expect(read.type === 'malformed' && read.problem).toMatch(/expected a JSON list .*; found /);
  });

  it('names the unusable variation and quotes it', () => {
    const read = readVariations([variation, { variation_id: 'x', attributes: {} }]);
    expect(read.type === 'malformed' && read.problem).toContain(
      'found variation 2 {"variation_id":"x","attributes":{}}',
    );
  });

  it('quotes also what has no JSON', () => {
    const read = readVariations([variation, undefined]);
    expect(read.type === 'malformed' && read.problem).toContain('found variation 2 undefined');
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (raw) => {
        expect(['embedded', 'on-demand', 'malformed']).toContain(readVariations(raw).type);
      }),
    );
  });
});
