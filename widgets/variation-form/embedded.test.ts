import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Variation } from '../../shared/models/variations/variation';
import { mount } from './variation-form.island';

type Values = Readonly<Record<string, string>>;

let unmount: AbortController;
beforeEach(() => {
  // The sanitizer of browsers, which is not what is tested here.
  Object.assign(HTMLTemplateElement.prototype, {
    setHTML(this: HTMLTemplateElement, html: string) {
      this.innerHTML = html;
    },
  });
  unmount = new AbortController();
});
afterEach(() => {
  unmount.abort();
  document.body.replaceChildren();
});

function variation(attributes: Values, isActive = true): Partial<Variation> {
  const named = Object.entries(attributes).map(([name, value]) => [`attribute_${name}`, value]);
  return {
    attributes: Object.fromEntries(named) as Values,
    variation_is_active: isActive,
  };
}

/**
 * Writes a form whose selects offer all that the variations name, with `chosen` preselected. The first
 * variation has the id 1 and costs £1, and so on.
 */
function write(variations: readonly Partial<Variation>[], chosen: Values): HTMLFormElement {
  const selects = Object.keys(variations[0]!.attributes!).map((name) => {
    const values = new Set(variations.map(({ attributes }) => attributes![name]));
    const options = ['', ...values].map((value) => `<option value="${value}">${value}</option>`);
    return `<select name="${name}">${options.join('')}</select>`;
  });
  document.body.innerHTML = `<form class="variations_form" data-product_id="9">
    <div class="variations">${selects.join('')}<a class="reset_variations">Clear</a></div>
    <div class="single_variation"></div><button class="single_add_to_cart_button">Add</button>
    <input name="variation_id" value="0"></form>`;
  const form = document.querySelector('form')!;
  form.dataset.product_variations = JSON.stringify(
    variations.map((one, at) => ({
      ...one,
      variation_id: at + 1,
      price_html: `<span class="price">£${at + 1}</span>`,
    })),
  );
  for (const [name, value] of Object.entries(chosen)) select(name).value = value;
  return form;
}

const select = (name: string): HTMLSelectElement =>
  document.querySelector(`select[name="attribute_${name}"]`)!;

async function open(form: HTMLFormElement): Promise<string[]> {
  const heard: string[] = [];
  const names = ['found_variation', 'show_variation', 'reset_data', 'hide_variation'];
  for (const name of names) form.addEventListener(name, () => void heard.push(name));
  await mount(form, { name: 'variation-form', signal: unmount.signal, fail: vi.fn() });
  return heard;
}

/** What can be chosen now, as `name: value, value`. */
function offered(): string[] {
  return [...document.querySelectorAll('select')].map(({ name, options }) => {
    const values = [...options].filter(({ value, disabled }) => value && !disabled);
    return `${name.replace('attribute_', '')}: ${values.map(({ value }) => value).join(', ')}`;
  });
}

function shown(): object {
  const button = document.querySelector('button')!;
  return {
    chosen: [...document.querySelectorAll('select')].map(({ value }) => value),
    id: document.querySelector('input')!.value,
    price: document.querySelector('.price')?.textContent,
    isAddable: !button.classList.contains('disabled'),
    isClearable: document.querySelector<HTMLElement>('.reset_variations')!.style.visibility,
  };
}

it('does nothing any more where it has left the page while its variations are read anew', async () => {
  const form = write([variation({ color: 'red' }), variation({ color: 'blue' })], {});
  await open(form);
  const heard = vi.fn();
  form.addEventListener('check_variations', heard);
  vi.stubGlobal('reportError', vi.fn());
  form.dispatchEvent(new Event('reload_product_variations'));
  unmount.abort();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).not.toHaveBeenCalled();
  expect(reportError).not.toHaveBeenCalled();
});

describe('a choice that stands in the page already', () => {
  it('is given up in all selects, and leaves open what the rest of them offers', async () => {
    const variations = [
      variation({ color: 'red', size: 's', lining: 'silk' }),
      variation({ color: 'blue', size: 'l', lining: 'wool' }),
    ];
    await open(write(variations, { color: 'red', size: 'l' }));
    expect(shown()).toMatchObject({ chosen: ['', '', ''], isAddable: false });
    expect(offered()).toEqual(['color: red, blue', 'size: s, l', 'lining: silk, wool']);
  });

  it('is given up where the shop has made its variation inactive, and nothing is found', async () => {
    const variations = [
      variation({ color: 'red', size: 's' }, false),
      variation({ color: 'blue', size: 'l' }),
    ];
    const heard = await open(write(variations, { color: 'red', size: 's' }));
    expect(heard).not.toContain('found_variation');
    expect(heard.at(-1)).toBe('reset_data');
    expect(shown()).toEqual({
      chosen: ['', ''],
      id: '',
      price: undefined,
      isAddable: false,
      isClearable: 'hidden',
    });
    expect(offered()).toEqual(['color: blue', 'size: l']);
  });

  it('leaves no way back to no choice where the shop says so', async () => {
    const form = write([variation({ color: 'red' }), variation({ color: 'blue' })], {
      color: 'red',
    });
    select('color').dataset.show_option_none = 'no';
    await open(form);
    expect([...select('color').options].map(({ value }) => value)).toEqual(['red', 'blue']);
    expect(shown()).toMatchObject({ chosen: ['red'], isAddable: true });
  });

  it('is shown where it can be had', async () => {
    const variations = [
      variation({ color: 'red', size: 's' }),
      variation({ color: 'blue', size: 'l' }),
    ];
    await open(write(variations, { color: 'red', size: 's' }));
    expect(shown()).toEqual({
      chosen: ['red', 's'],
      id: '1',
      price: '£1',
      isAddable: true,
      isClearable: 'visible',
    });
  });
});

describe('a choice that another script makes', () => {
  const variations = [
    variation({ color: 'red', size: 's' }, false),
    variation({ color: 'blue', size: 'l' }),
  ];

  it('is said to match nothing where it has to be given up', async () => {
    await open(write(variations, {}));
    choose({ color: 'red', size: 's' });
    expect(shown()).toMatchObject({ chosen: ['', ''], price: undefined, isAddable: false });
    expect(document.querySelector('[role=alert]')?.textContent).toContain('no products matched');
  });

  it('stays where it is the answer to one that had to be given up', async () => {
    const form = write(variations, { color: 'red', size: 's' });
    form.addEventListener('woocommerce_update_variation_values', () => {
      if (!select('color').value) choose({ color: 'blue', size: 'l' });
    });
    const heard = await open(form);
    expect(shown()).toMatchObject({ chosen: ['blue', 'l'], price: '£2', isAddable: true });
    expect(heard.at(-1)).toBe('show_variation');
  });

  it('stays where it completes what the shopper has chosen', async () => {
    const form = write(variations, {});
    form.addEventListener('woocommerce_update_variation_values', () => {
      if (select('color').value && !select('size').value) choose({ size: 'l' });
    });
    const heard = await open(form);
    choose({ color: 'blue' });
    expect(shown()).toMatchObject({ chosen: ['blue', 'l'], price: '£2', isAddable: true });
    expect(heard.at(-1)).toBe('show_variation');
  });
});

/** Chooses all of them, and then tells of it. */
function choose(values: Values): void {
  const fields = Object.entries(values).map(([name, value]) => {
    const field = select(name);
    field.value = value;
    return field;
  });
  fields.at(-1)?.dispatchEvent(new Event('change', { bubbles: true }));
}
