import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetPageSettings } from '../../shared/platform/page-settings';
import { raise } from '../../shared/platform/events';
import { mount } from './swatches.island';

interface Item {
  value: string;
  title: string;
}

const COLOURS: readonly Item[] = [
  { value: 'white', title: 'White' },
  { value: 'navy', title: 'Navy' },
  { value: '38', title: 'Thirty-eight' },
];
const SIZES: readonly Item[] = [
  { value: 's', title: 'Small' },
  { value: 'm', title: 'Medium' },
];

function row(
  name: string,
  label: string,
  items: readonly Item[],
  contents: (item: Item) => string,
) {
  const options = items.map(({ value, title }) => `<option value="${value}">${title}</option>`);
  const list = items.map(
    (item) =>
      `<li aria-checked="false" tabindex="0" data-wvstooltip="${item.title}" class="variable-item color-variable-item" title="${item.title}" data-title="${item.title}" data-value="${item.value}" role="radio"><div class="variable-item-contents">${contents(item)}</div></li>`,
  );
  return `<tr><th class="label"><label for="${name}">${label}</label></th><td class="value"><select id="${name}" style="display:none" name="attribute_${name}" data-attribute_name="attribute_${name}"><option value="">Choose</option>${options.join('')}</select><ul role="radiogroup" aria-label="${label}" class="variable-items-wrapper" data-attribute_name="attribute_${name}">${list.join('')}</ul></td></tr>`;
}

const variation = (color: string, size: string, isInStock = true, extra: object = {}) => ({
  variation_id: 1,
  attributes: { attribute_color: color, attribute_size: size },
  is_in_stock: isInStock,
  max_qty: '',
  ...extra,
});

const VARIATIONS = [
  variation('white', 's'),
  variation('white', 'm', false),
  variation('navy', 's', false),
  variation('navy', 'm', false),
  variation('38', 'm', true, { max_qty: 3, variation_stock_left: '3 left' }),
];

interface Page {
  form: HTMLFormElement;
  lists: HTMLElement[];
  controllers: AbortController[];
  failures: unknown[];
}

async function open(variations: unknown = VARIATIONS, contents = defaultContents): Promise<Page> {
  document.body.innerHTML = `<form class="variations_form"><table class="variations"><tbody>${row('color', 'Colour', COLOURS, contents)}${row('size', 'Size', SIZES, contents)}</tbody></table></form>`;
  const form = document.querySelector('form')!;
  form.dataset.product_variations = JSON.stringify(variations);
  const lists = [...form.querySelectorAll('ul')];
  const failures: unknown[] = [];
  const controllers = [];
  for (const list of lists) {
    const controller = new AbortController();
    controllers.push(controller);
    const fail = (error: unknown): void => void failures.push(error);
    await mount(list, { name: 'swatches', signal: controller.signal, fail });
  }
  return { form, lists, controllers, failures };
}

const defaultContents = ({ title }: Item): string =>
  `<span class="variable-item-span">${title}</span><span class="wvs-stock-left-info" data-wvs-stock-info=""></span>`;

const item = (value: string): HTMLElement => document.querySelector(`li[data-value="${value}"]`)!;
const classesOf = (value: string): string[] => [...item(value).classList].slice(2);
/** React renders what stores tell in a microtask. */
const settled = (): Promise<void> => vi.waitFor(() => undefined);

function setOptions(values: Record<string, unknown>): void {
  vi.stubGlobal('woo_variation_swatches_options', values);
}

let page: Page | undefined;
beforeEach(() => forgetPageSettings());
afterEach(() => {
  for (const controller of page?.controllers ?? []) controller.abort();
  page = undefined;
  document.body.innerHTML = '';
});

describe('a list of swatches', () => {
  it('keeps the nodes of the server, and gives them back as they were', async () => {
    document.body.innerHTML = '';
    page = await open();
    const [node] = page.lists[0]!.children;
    expect(node).toBe(item('white'));
    expect(item('white').getAttribute('aria-label')).toBe('White');
    expect(page.failures).toEqual([]);
    const { form, controllers } = page;
    for (const controller of controllers) controller.abort();
    expect(item('white')).toBe(node);
    expect(item('white').getAttribute('title')).toBe('White');
    expect(form.querySelectorAll('.woo-selected-variation-item-name')).toHaveLength(0);
    expect([...form.classList]).toEqual(['variations_form']);
  });

  it('says once that all lists of a form are set up', async () => {
    const heard: unknown[] = [];
    const controller = new AbortController();
    document.addEventListener(
      'woo_variation_swatches_loaded',
      ({ detail }) => heard.push(detail[0].form),
      { signal: controller.signal },
    );
    page = await open();
    await settled();
    controller.abort();
    expect(heard).toEqual([page.form]);
    expect(page.form.classList.contains('wvs-loaded')).toBe(true);
    for (const list of page.lists)
      expect(list.parentElement!.className).toContain('woo-variation-items-wrapper');
  });

  it('tells of the chosen item within every change that the form tells of, and of no other', async () => {
    page = await open();
    const { form } = page;
    const heard: string[] = [];
    form.addEventListener('change', () =>
      form.dispatchEvent(new Event('woocommerce_variation_has_changed', { bubbles: true })),
    );
    page.form.addEventListener('wvs-item-updated', ({ target, detail }) => {
      heard.push(`${(target as HTMLElement).dataset.value} ${detail.join(' ')}`);
    });
    item('white').click();
    expect(heard).toEqual(['white white white']);
    item('s').click();
    await settled();
    expect(heard.toSorted()).toEqual(['s s s', 'white white white', 'white white white']);
  });

  it('shows all of a limited list at a press on its link, and is limited again when it leaves', async () => {
    page = await open();
    const { lists, controllers } = page;
    for (const controller of controllers) controller.abort();
    const list = lists[0]!;
    list.classList.add('enabled-display-limit-mode');
    list.insertAdjacentHTML(
      'beforeend',
      '<li class="woo-variation-swatches-variable-item-more"><a href="/all">+2 More</a></li>',
    );
    const controller = new AbortController();
    controllers.push(controller);
    await mount(list, { name: 'swatches', signal: controller.signal, fail: vi.fn() });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    list.querySelector('a')!.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(list.classList).not.toContain('enabled-display-limit-mode');
    expect(list.querySelector<HTMLElement>('li:last-child')!.hidden).toBe(true);
    controller.abort();
    expect(list.classList).toContain('enabled-display-limit-mode');
    expect(list.parentElement!.className).not.toContain('woo-variation-items-wrapper');
  });

  it('writes a press into the select, marks it and names it behind the label', async () => {
    page = await open();
    const heard: string[] = [];
    const select = page.form.querySelector('select')!;
    for (const type of ['change', 'click']) {
      select.addEventListener(type, () => heard.push(`${type} ${select.value}`));
    }
    page.form.addEventListener('wvs-selected-item', (event) => {
      heard.push(
        `selected ${JSON.stringify((event as CustomEvent<unknown[]>).detail.slice(0, 2))}`,
      );
    });
    item('38').click();
    await settled();
    expect(heard).toEqual(['change 38', 'click 38', 'selected ["attribute_color","38"]']);
    expect(classesOf('38')).toContain('selected');
    expect(item('38').getAttribute('aria-checked')).toBe('true');
    expect(page.form.querySelector('.label')!.textContent).toBe('Colour| Thirty-eight');
  });

  it('ignores a press on what another script has disabled in the select', async () => {
    page = await open();
    const select = page.form.querySelector('select')!;
    select.querySelector<HTMLOptionElement>('option[value=white]')!.disabled = true;
    raise('woocommerce_update_variation_values', [], page.form);
    await settled();
    item('white').click();
    expect(select.value).toBe('');
    item('38').click();
    expect(select.value).toBe('38');
  });

  it('shows a choice that another script wrote, and a cleared one', async () => {
    page = await open();
    const select = page.form.querySelector('select')!;
    for (const [value, expected] of [
      ['white', true],
      ['', false],
    ] as const) {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
      expect(item('white').classList.contains('selected')).toBe(expected);
    }
    expect(page.form.querySelector('.label')!.textContent).toBe('Colour');
  });

  it('crosses out what is sold out, says so in tooltip and name, and ignores a press on it', async () => {
    page = await open();
    expect(classesOf('navy')).toEqual(['disabled']);
    expect(item('navy').getAttribute('aria-disabled')).toBe('true');
    expect(item('navy').getAttribute('aria-label')).toBe('Navy, Out of stock');
    expect(item('navy').getAttribute('data-wvstooltip-out-of-stock')).toBe('Out of stock');
    item('navy').click();
    expect(page.form.querySelector('select')!.value).toBe('');
  });

  it('offers what is sold out where the shop says so', async () => {
    setOptions({ clickable_out_of_stock: 'yes', out_of_stock_tooltip_text: '(gone)' });
    page = await open();
    expect(classesOf('navy')).toEqual(['no-stock']);
    expect(item('navy').getAttribute('aria-label')).toBe('Navy, (gone)');
    expect(item('navy').hasAttribute('aria-disabled')).toBe(false);
    item('navy').click();
    await settled();
    expect(page.form.querySelector('select')!.value).toBe('navy');
    expect(classesOf('navy')).toEqual(['selected', 'no-stock']);
  });

  it('reads the switches as the plugin prints them: "no" and "" are off', async () => {
    setOptions({ clickable_out_of_stock: 'no', show_variation_label: '' });
    page = await open();
    expect(classesOf('navy')).toEqual(['disabled']);
    expect(page.form.querySelector('.label')!.textContent).toBe('Colour');
  });

  it('offers everything while variations are asked for one by one', async () => {
    page = await open(false);
    expect(['white', 'navy', '38', 's', 'm'].flatMap(classesOf)).toEqual([]);
    expect(item('white').tabIndex).toBe(0);
  });

  it('has one Tab stop per list', async () => {
    page = await open();
    const stops = page.lists.map(
      (list) => [...list.children].filter((node) => (node as HTMLElement).tabIndex === 0).length,
    );
    expect(stops).toEqual([1, 1]);
  });

  it('keeps the choice when it is pressed again, unless the shop says otherwise', async () => {
    page = await open();
    const select = page.form.querySelector('select')!;
    item('white').click();
    item('white').click();
    expect(select.value).toBe('white');
    setOptions({ clear_on_reselect: '1' });
    item('white').click();
    expect(select.value).toBe('');
  });

  it('gives way to a choice that nothing has together with the others', async () => {
    setOptions({ deselect_unavailable: '1', disable_out_of_stock: '1' });
    page = await open();
    const [color, size] = page.form.querySelectorAll('select');
    item('white').click();
    item('m').click();
    await settled();
    expect([color!.value, size!.value]).toEqual(['', 'm']);
    item('38').click();
    expect([color!.value, size!.value]).toEqual(['38', 'm']);
  });

  it('tells how little is left once one attribute is open, and takes it back', async () => {
    setOptions({ show_variation_stock: '1' });
    page = await open();
    item('38').click();
    await settled();
    expect(item('m').classList.contains('wvs-show-stock-left-info')).toBe(true);
    expect(
      item('m').querySelector('.wvs-stock-left-info')!.getAttribute('data-wvs-stock-info'),
    ).toBe('3 left');
    expect(item('m').getAttribute('aria-label')).toBe('Medium, 3 left');
    item('m').click();
    await settled();
    expect(item('m').getAttribute('aria-label')).toBe('Medium');
  });

  it('keeps what is left in view when another product’s form is cleared, not when its own is', async () => {
    setOptions({ show_variation_stock: '1' });
    page = await open();
    const other = document.body.appendChild(document.createElement('form'));
    item('38').click();
    await settled();
    raise('hide_variation', [], other);
    await settled();
    expect(item('m').getAttribute('aria-label')).toBe('Medium, 3 left');
    // Its own looks at a choice that has its hints.
    raise('hide_variation', [], page.form.querySelector('table')!);
    await settled();
    expect(item('m').getAttribute('aria-label')).toBe('Medium, 3 left');
    page.form.querySelector('select')!.value = '';
    raise('hide_variation', [], page.form.querySelector('table')!);
    await settled();
    expect(item('m').getAttribute('aria-label')).toBe('Medium');
  });

  it('makes one radio button of an item with a radio field in it', async () => {
    page = await open(
      VARIATIONS,
      ({ value }) =>
        `<label class="variable-item-radio-input-wrapper"><input type="radio" class="variable-item-radio-input" name="r" value="${value}"><span>x</span></label>`,
    );
    const radio = (value: string): HTMLInputElement => item(value).querySelector('input')!;
    expect(item('white').querySelector('label')!.hasAttribute('inert')).toBe(true);
    expect([radio('white').disabled, radio('navy').disabled]).toEqual([false, true]);
    item('white').click();
    await settled();
    expect(radio('white').checked).toBe(true);
  });

  it.each([
    [
      'no name',
      (list: Element) => list.removeAttribute('data-attribute_name'),
      'data-attribute_name',
    ],
    [
      'no select',
      (list: Element) => list.previousElementSibling!.remove(),
      'select[data-attribute_name',
    ],
  ])('says what is wrong with a list of %s', async (_what, spoil, expected) => {
    document.body.innerHTML = `<form class="variations_form"><table class="variations"><tbody>${row('color', 'Colour', COLOURS, defaultContents)}</tbody></table></form>`;
    const list = document.querySelector('ul')!;
    spoil(list);
    const context = { name: 'swatches', signal: new AbortController().signal, fail: vi.fn() };
    await expect(mount(list, context)).rejects.toThrow(expected);
  });
});
