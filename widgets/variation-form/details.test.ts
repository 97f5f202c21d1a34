import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Variation } from '../../shared/models/variations/variation';
import { limitQuantity, renderVariation } from './details';
import { Edits } from './edits';

// The gate has tests of its own, in browsers: no other parser has what it relies on.
vi.mock('../../shared/dom/html/html', () => ({
  toNodes(html: string): DocumentFragment {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.content;
  },
}));

const variation: Variation = {
  variation_id: 7,
  attributes: {},
  sku: 'A & B',
  price_html: '<span class="price">£7.00</span>',
  availability_html: '<p class="stock">3 left</p>',
  variation_description: '',
};

/** Puts a theme's template into the page, as the platform prints it. */
function addTemplate(id: string, content: string): void {
  const script = document.createElement('script');
  script.type = 'text/template';
  script.id = `tmpl-${id}`;
  script.textContent = content;
  document.body.append(script);
}

function shown(changes: Partial<Variation> = {}): string {
  const holder = document.createElement('div');
  holder.append(renderVariation({ ...variation, ...changes }));
  return holder.innerHTML;
}

const OWN =
  '<div class="woocommerce-variation-description"></div><div class="woocommerce-variation-price"><span class="price">£7.00</span></div><div class="woocommerce-variation-availability"><p class="stock">3 left</p></div>';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('renderVariation', () => {
  it('shows text, price and stock where the page has no template', () => {
    expect(shown()).toBe(OWN);
  });

  it('fills a theme’s template: markup as markup, text as text, nothing for what is missing', () => {
    addTemplate(
      'variation-template',
      '<b>{{ data.variation.sku }}</b>{{{data.variation.price_html}}}<i>{{ data.variation.a.b }}</i>{{ data.variation.price_html }}',
    );
    vi.stubGlobal('wp', { template: () => () => 'not asked' });
    expect(shown()).toBe(
      '<b>A &amp; B</b><span class="price">£7.00</span><i></i>&lt;span class="price"&gt;£7.00&lt;/span&gt;',
    );
  });

  it('has another template for what cannot be bought', () => {
    addTemplate('variation-template', 'for sale');
    expect(shown({ variation_is_visible: false })).toContain('role="alert">Sorry, this product');
    addTemplate('unavailable-variation-template', '<p>{{ data.variation.sku }} is gone</p>');
    expect(shown({ variation_is_visible: false })).toBe('<p>A &amp; B is gone</p>');
    expect(shown()).toBe('for sale');
  });

  it('leaves templates with code to the platform’s engine', () => {
    addTemplate(
      'variation-template',
      '<# if (data.variation.sku) { #>{{ data.variation.sku }}<# } #>',
    );
    const template = vi.fn((_id: string) => (data: { variation: Variation }) => {
      return `<em>${data.variation.variation_id}</em>`;
    });
    vi.stubGlobal('wp', { template });
    expect(shown()).toBe('<em>7</em>');
    expect(template).toHaveBeenCalledExactlyOnceWith('variation-template');
  });

  it.each([
    ['is missing', undefined],
    [
      'may not evaluate code',
      {
        template: () => () => {
          throw new EvalError('refused');
        },
      },
    ],
  ])('shows the variation without the template where the engine %s', (_what, wp) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    vi.stubGlobal('wp', wp);
    addTemplate('variation-template', '<# print(1) #>{{ data.variation.sku }}');
    expect(shown()).toBe(OWN);
    expect(report).toHaveBeenCalledTimes(wp ? 1 : 0);
  });
});

describe('limitQuantity', () => {
  it.each([
    [
      'sold one at a time',
      '3',
      { is_sold_individually: 'yes', max_qty: 9 },
      ['1', '1', '', 'none'],
    ],
    ['sold by the pair', '1', { min_qty: 2, max_qty: 9 }, ['2', '2', '9', '']],
    ['with nothing typed', '', { min_qty: 2, max_qty: '' }, ['2', '2', '', '']],
  ] as const)('%s', (_name, typed, limits, expected) => {
    document.body.innerHTML = `<div class="quantity"><input class="qty" value="${typed}"></div>`;
    const field = document.querySelector('input')!;
    const block = field.parentElement!;
    const edits = new Edits();
    const heard = vi.fn();
    block.addEventListener('change', heard);
    limitQuantity(field, edits, { ...variation, ...limits } as Variation);
    expect([field.value, field.min, field.max, block.style.display]).toEqual(expected);
    expect(heard).toHaveBeenCalledOnce();
    limitQuantity(field, edits);
    expect([field.min, field.max, block.style.display]).toEqual(['', '', '']);
  });
});
