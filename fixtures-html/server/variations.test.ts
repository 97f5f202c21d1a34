// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { firstMatch, TestShopper } from './test-shopper';

let shopper: TestShopper;

beforeEach(() => {
  shopper = new TestShopper();
});

const OVERSHIRT = '/product/corduroy-overshirt/';

async function ask(fields: Record<string, string>): Promise<unknown> {
  const response = await shopper.post('/?wc-ajax=get_variation', fields);
  const text = await response.text();
  return text === '' ? text : (JSON.parse(text) as unknown);
}

async function printed(path: string): Promise<string> {
  return firstMatch(await shopper.page(path), /data-product_variations="([^"]*)"/);
}

const names = async (): Promise<string[]> => (await shopper.cart()).lines.map(({ name }) => name);

describe('the variations of a product', () => {
  it('are printed with every key that the platform prints', async () => {
    const json = (await printed(OVERSHIRT)).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const variations = JSON.parse(json) as Record<string, unknown>[];
    expect(variations).toHaveLength(12);
    expect(Object.keys(variations[0]!).sort()).toEqual(
      'attributes availability_html backorders_allowed dimensions dimensions_html display_price display_regular_price gallery_image_ids gallery_images_html image image_id is_downloadable is_in_stock is_purchasable is_sold_individually is_virtual max_qty min_qty price_html sku variation_description variation_id variation_is_active variation_is_visible weight weight_html'.split(
        ' ',
      ),
    );
  });

  it('are not printed above the threshold', async () => {
    expect(await printed('/product/boot-socks/')).toBe('false');
    await shopper.situation({ variationThreshold: 40 });
    expect(await printed('/product/boot-socks/')).toContain('variation_id');
  });

  it('are preselected by the address, else by the product', async () => {
    const selected = /<option value="([^"]+)" selected/g;
    const chosen = async (path: string) =>
      [...(await shopper.page(path)).matchAll(selected)].map(([, value]) => value);
    expect(await chosen(`${OVERSHIRT}?attribute_pa_size=m&attribute_pa_colour=pink`)).toEqual([
      'm',
    ]);
    expect(await chosen('/product/selkirk-scarf/')).toEqual(['sky', 'long']);
    expect(await chosen('/product/selkirk-scarf/?attribute_pa_colour=oat')).toEqual([
      'oat',
      'long',
    ]);
  });
});

describe('asking for one variation', () => {
  const socks = { product_id: '403', attribute_pa_colour: 'oat', attribute_pa_size: '40' };

  it('answers with the first that matches exactly', async () => {
    expect(await ask(socks)).toMatchObject({ variation_id: 40307, is_in_stock: true });
    expect(await ask({ ...socks, attribute_pa_size: '38' })).toMatchObject({ is_in_stock: false });
  });

  it('answers false when something is missing or does not exist', async () => {
    expect(await ask({ ...socks, attribute_pa_size: '41' })).toBe(false);
    expect(await ask({ product_id: '403', attribute_pa_colour: 'oat' })).toBe(false);
  });

  it('leaves open what the variation leaves open', async () => {
    const coat = { product_id: '402', attribute_pa_colour: 'camel', attribute_pa_size: 'm' };
    expect(await ask({ ...coat, attribute_lining: 'Unlined' })).toMatchObject({
      variation_id: 40202,
    });
  });

  it('has nothing to say without a product that has options', async () => {
    expect(await ask({})).toBe('');
    expect(await ask({ product_id: '999' })).toBe('');
    expect(await ask({ product_id: '101' })).toBe('');
  });

  it('tells the stock of this moment', async () => {
    await shopper.stock('HV-V403-7', 2);
    expect(await ask(socks)).toMatchObject({
      max_qty: 2,
      availability_html: '<p class="stock in-stock">Only 2 left in stock</p>\n',
    });
  });
});

describe('adding a variation', () => {
  const overshirt = {
    'add-to-cart': '401',
    product_id: '401',
    variation_id: '40102',
    attribute_pa_colour: 'forest',
    attribute_pa_size: 'm',
    quantity: '1',
  };

  it('takes the id, with attributes that are its own', async () => {
    await shopper.post(OVERSHIRT, overshirt);
    await shopper.post(OVERSHIRT, { ...overshirt, attribute_pa_size: 'l' });
    expect(await names()).toEqual(['Corduroy Overshirt - Forest, M']);
  });

  it('finds the variation where no script could fill in the id', async () => {
    await shopper.post(OVERSHIRT, { ...overshirt, variation_id: '0' });
    expect(await names()).toEqual(['Corduroy Overshirt - Forest, M']);
  });

  it('keeps apart what shoppers chose for an open attribute', async () => {
    const coat = {
      'add-to-cart': '402',
      variation_id: '40202',
      attribute_pa_colour: 'camel',
      attribute_pa_size: 'm',
    };
    await shopper.post('/product/wool-overcoat/', { ...coat, attribute_lining: 'Unlined' });
    await shopper.post('/product/wool-overcoat/', { ...coat, attribute_lining: 'Quilted' });
    await shopper.post('/product/wool-overcoat/', { ...coat, attribute_lining: 'Fleece' });
    await shopper.post('/product/wool-overcoat/', coat);
    expect(await names()).toEqual([
      'Wool Overcoat - Camel, M, Unlined',
      'Wool Overcoat - Camel, M, Quilted',
    ]);
  });

  it('by ajax takes a variation’s id, unless it leaves something open', async () => {
    const add = async (id: string): Promise<unknown> =>
      (await shopper.post('/?wc-ajax=add_to_cart', { product_id: id })).json();
    expect(await add('40102')).toHaveProperty('fragments');
    expect(await add('40202')).toMatchObject({ error: true });
    expect(await add('40207')).toMatchObject({ error: true });
    expect(await names()).toEqual(['Corduroy Overshirt - Forest, M']);
  });
});
