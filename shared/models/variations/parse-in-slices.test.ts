import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { parseInSlices } from './parse-in-slices';

const atOnce = (): Promise<void> => Promise.resolve();

/** What a parser makes of a text, with the error where it makes nothing of it. */
async function outcome(run: () => unknown): Promise<unknown> {
  try {
    return { value: await run() };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Pieces of which a list of variations, and what can go wrong in one, is made. */
const piece = fc.constantFrom(
  '{"attributes":{"a":"b"},"variation_id":1}',
  '{"attributes":{"__proto__":"x"},"variation_id":2}',
  '{"text":"},{\\"attributes\\":"}',
  '{"text":"},{"attributes":"}',
  '{"parts":[{"a":1},{"attributes":{}}]}',
  '{"parts":{"a":{"b":1}},"c":[[]]}',
  '{"attributes":[]}',
  '},{"attributes":',
  '[',
  ']',
  '{',
  '}',
  ',',
  '"',
  '1',
  ' ',
);

describe('parseInSlices', () => {
  it('gives what JSON.parse gives, or fails as it does, wherever it cuts', async () => {
    const text = fc.oneof(
      fc.array(piece).map((pieces) => `[${pieces.join(',')}]`),
      fc.array(piece).map((pieces) => `[${pieces.join('')}]`),
      fc
        .array(fc.record({ attributes: fc.dictionary(fc.string(), fc.jsonValue()) }))
        .map((list) => JSON.stringify(list)),
      fc.json(),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 0, max: 60 }), async (json, sliceLength) => {
        const expected = await outcome(() => JSON.parse(json) as unknown);
        expect(await outcome(() => parseInSlices(json, atOnce, sliceLength))).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('pauses between slices, and never in a short list', async () => {
    const variations = Array.from({ length: 40 }, (_, index) => ({
      attributes: { attribute_size: String(index) },
      variation_id: index,
    }));
    const pause = vi.fn(atOnce);
    const json = JSON.stringify(variations);
    expect(await parseInSlices(json, pause)).toEqual(variations);
    expect(pause).not.toHaveBeenCalled();
    expect(await parseInSlices(json, pause, json.length / 4)).toEqual(variations);
    expect(pause).toHaveBeenCalledTimes(3);
  });
});
