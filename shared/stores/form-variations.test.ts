import jquery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { formVariations, loadFormVariations, rereadFormVariations } from './form-variations';

const page = globalThis as { jQuery?: unknown };

const variation = (id: number, extra = ''): object => ({
  attributes: { attribute_size: String(id) },
  variation_id: id,
  extra,
});

let form: HTMLFormElement;

beforeEach(() => {
  form = document.createElement('form');
});

afterEach(() => {
  delete page.jQuery;
});

const give = (value: unknown): void => {
  form.dataset['product_variations'] = JSON.stringify(value);
};

/** So much text that it is not read in one go. */
const MANY = Array.from({ length: 3 }, (_, index) => variation(index, 'x'.repeat(200_000)));

describe('loadFormVariations', () => {
  it.each([
    ['few', [variation(1), variation(2)]],
    ['many', MANY],
  ])('reads %s variations once, for all who ask', async (_what, list) => {
    give(list);
    const parse = vi.spyOn(JSON, 'parse');
    const [first, second] = await Promise.all([loadFormVariations(form), loadFormVariations(form)]);
    const calls = parse.mock.calls.length;
    expect(second).toBe(first);
    expect(await loadFormVariations(form)).toBe(first);
    expect(formVariations(form)).toBe(first);
    expect(parse).toHaveBeenCalledTimes(calls);
    parse.mockRestore();
    expect(first.source).toEqual({ type: 'embedded', variations: list });
    expect(first.index?.find({ attribute_size: '2' })).toMatchObject({ variation_id: 2 });
  });

  it('lets those who cannot wait have them first, and gives the same to the others', async () => {
    give(MANY);
    const loading = loadFormVariations(form);
    const atOnce = formVariations(form);
    expect(await loading).toBe(atOnce);
  });

  it.each([
    ['nothing', undefined, 'on-demand'],
    ['false', 'false', 'on-demand'],
    ['an empty text', '', 'malformed'],
    ['a list that was cut off', JSON.stringify(MANY).slice(0, -1), 'malformed'],
    ['a list with something else in it', JSON.stringify([...MANY, 1]), 'malformed'],
  ])('says of %s what it is', async (_what, text, type) => {
    if (text !== undefined) form.dataset['product_variations'] = text;
    const { source, index } = await loadFormVariations(form);
    expect([source.type, index]).toEqual([type, undefined]);
  });

  it('shares its objects with the page’s jQuery', async () => {
    page.jQuery = jquery;
    give(MANY);
    const { source } = await loadFormVariations(form);
    expect(source.type === 'embedded' && source.variations).toBe(
      jquery(form).data('product_variations'),
    );
  });

  it('uses what another script has put into jQuery’s store', async () => {
    page.jQuery = jquery;
    give(MANY);
    const other = [variation(7)];
    jquery(form).data('product_variations', other);
    const { source } = await loadFormVariations(form);
    expect(source.type === 'embedded' && source.variations).toBe(other);
    const next = [variation(8)];
    jquery(form).data('product_variations', next);
    expect(rereadFormVariations(form).source).toMatchObject({ variations: next });
    expect((await loadFormVariations(form)).source).toMatchObject({ variations: next });
  });
});
