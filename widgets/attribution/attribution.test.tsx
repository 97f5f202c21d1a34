import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { IslandContext } from '../../shared/islands/island';
import type { FieldValues } from '../../shared/models/attribution/fields';
import type { AttributionElement } from './attribution.contract';
import { mount as mountInputs } from './attribution.island';
import { tellBlockCheckout } from './block-checkout';
import type { BlockGlobals, SetExtensionData } from './block-checkout.contract';

const FIELDS = { source_type: 'current.typ', utm_source: 'current.src', gift: 'promo.code' };
let values: FieldValues = {};
let controller = new AbortController();

const page = globalThis as unknown as BlockGlobals & { wc_order_attribution?: object };

function context(): IslandContext {
  const fail = (error: unknown): void => {
    throw error;
  };
  return { name: 'attribution', signal: controller.signal, fail };
}

/** Changes the values as the visit does. */
function tell(next: FieldValues): void {
  values = next;
  document.dispatchEvent(new CustomEvent('storefront-islands:attribution'));
}

beforeEach(() => {
  controller = new AbortController();
  values = { source_type: null, utm_source: null, gift: null };
  page.wc_order_attribution = {
    params: { prefix: 'from_' },
    fields: FIELDS,
    getAttributionData: () => values,
  };
});

afterEach(() => {
  controller.abort();
  document.body.replaceChildren();
  for (const name of ['wc_order_attribution', 'wc', 'wp'] as const) delete page[name];
});

const INPUTS = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';

function addInputs(html: string): AttributionElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<AttributionElement>('wc-order-attribution-inputs')];
}

const sentBy = (form: Element | null): string =>
  [...(form?.querySelectorAll('input') ?? [])].map((input) => input.name + input.value).join(' ');

/** React renders a change of a store with the next task. */
const eventually = (form: Element | null, text: string): Promise<void> =>
  vi.waitFor(() => expect(sentBy(form)).toBe(text));

describe('the inputs of a form', () => {
  it('are one for each field, as text and never as markup, and follow the visit', async () => {
    const [element] = addInputs(`<form>${INPUTS}</form>`);
    void mountInputs(element!, context());
    expect(sentBy(document.body)).toBe('from_source_type from_utm_source from_gift');
    tell({ source_type: 'utm', utm_source: '"><b>', gift: undefined });
    await eventually(document.body, 'from_source_typeutm from_utm_source"><b> from_gift');
    expect(document.querySelector('b')).toBeNull();
    tell({ source_type: null, utm_source: null, gift: null });
    await eventually(document.body, 'from_source_type from_utm_source from_gift');
    controller.abort();
    expect(document.body.innerHTML).toBe(`<form>${INPUTS}</form>`);
  });

  it('stand once in each form, and once outside of all', async () => {
    const elements = addInputs(
      `${INPUTS}<form id="a"><p>${INPUTS}</p>${INPUTS}</form><form id="b">${INPUTS}</form>${INPUTS}`,
    );
    // In another order than in the page, as they come into sight.
    for (const element of elements.toReversed()) void mountInputs(element, context());
    await vi.waitFor(() =>
      expect(elements.map((element) => element.childElementCount)).toEqual([3, 3, 0, 3, 0]),
    );
  });

  it('take values that other code sets, before and after, until the visit changes', async () => {
    const [element] = addInputs(`<form>${INPUTS}</form>`);
    element!.values = { utm_source: 'early', source_type: 7, gift: {} };
    void mountInputs(element!, context());
    await eventually(document.body, 'from_source_type7 from_utm_sourceearly from_gift');
    element!.values = { utm_source: 'later' };
    await eventually(document.body, 'from_source_type from_utm_sourcelater from_gift');
    element!.values = 'nonsense';
    tell({ source_type: null, utm_source: null, gift: null });
    await eventually(document.body, 'from_source_type from_utm_source from_gift');
    controller.abort();
    expect(element!.values).toEqual({ utm_source: 'early', source_type: 7, gift: {} });
  });
});

describe('the block checkout', () => {
  const addStore = (action: string, key?: string): ReturnType<typeof vi.fn<SetExtensionData>> => {
    const set = vi.fn<SetExtensionData>();
    if (key) page.wc = { wcBlocksData: { CHECKOUT_STORE_KEY: key } };
    const stores: Record<string, object> = { [key ?? 'wc/store/checkout']: { [action]: set } };
    page.wp = { data: { dispatch: (name) => stores[name] } };
    return set;
  };
  const NONE = { source_type: null, utm_source: null, gift: null };

  it.each([
    ['setExtensionData', 'wc/store/checkout-2'],
    ['__internalSetExtensionData', undefined],
  ])('is told by %s, and of each change, of missing values as null', (action, key) => {
    const set = addStore(action, key);
    tellBlockCheckout(controller.signal);
    tell({ source_type: 'utm', utm_source: undefined, gift: null });
    expect(set.mock.calls).toEqual([
      ['woocommerce/order-attribution', NONE, true],
      ['woocommerce/order-attribution', { ...NONE, source_type: 'utm' }, true],
    ]);
    controller.abort();
    tell(NONE);
    expect(set).toHaveBeenCalledTimes(2);
  });

  it('is told when the script that brings its store has loaded', () => {
    tellBlockCheckout(controller.signal);
    const set = addStore('setExtensionData');
    const script = document.body.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('load'));
    script.dispatchEvent(new Event('load'));
    expect(set).toHaveBeenCalledTimes(1);
  });
});
