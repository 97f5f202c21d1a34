import { isGateOpen, toNodes } from '../../shared/dom/html/html';
import type { Variation } from '../../shared/models/variations/variation';
import { guard } from '../../shared/platform/events';
import { readSetting } from '../../shared/platform/settings';
import type { Edits } from './edits';
import { detailSelectors as selectors, texts } from './variation-form.settings';

/** What a variation says about itself elsewhere on the page, and what the page said before. */
export function showDetails(product: ParentNode, edits: Edits, variation?: Variation): void {
  const {
    sku,
    weight,
    weight_html: weightText,
    dimensions,
    dimensions_html: size,
  } = variation ?? {};
  say(product, selectors.sku, edits, sku);
  say(product, selectors.weight, edits, weight && weightText);
  say(product, selectors.dimensions, edits, dimensions && size && plainText(size));
}

function say(root: ParentNode, selector: string, edits: Edits, text: unknown): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    if (!text) {
      edits.restore(element);
      continue;
    }
    const { dataset, textContent } = edits.keep(element);
    // For scripts that set it, too, and put back what was there first (platform document "shop", 8.8).
    dataset['o_content'] ??= textContent;
    element.textContent = String(text);
  }
}

/** Empty until markup may pass: it is said again then. */
const plainText = (html: string): string => (isGateOpen() ? toNodes(html).textContent : '') ?? '';

/**
 * Sets what can be ordered of a variation (platform document "shop", 8.8, step 6). Without a variation
 * the field's own limits are back; the typed number stays.
 */
export function limitQuantity(field: HTMLInputElement, edits: Edits, variation?: Variation): void {
  const block = edits.keep(field.closest<HTMLElement>(selectors.quantityBlock) ?? field);
  const { value } = edits.keep(field);
  if (!variation) {
    edits.restore(field);
    block.style.display = '';
    return;
  }
  const isSingle = variation.is_sold_individually === 'yes';
  const min = isSingle ? 1 : (variation.min_qty ?? '');
  const max = isSingle ? '' : (variation.max_qty ?? '');
  const typed = Number.parseFloat(value);
  let next = isSingle || Number.isNaN(typed) ? String(min) : value;
  if (max !== '' && typed > Number(max)) next = String(max);
  if (min !== '' && typed < Number(min)) next = String(min);
  field.min = String(min);
  field.max = String(max);
  field.value = next;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  block.style.display = isSingle ? 'none' : '';
}

const OWN_TEMPLATE = ['description', 'price', 'availability']
  .map((part) => {
    const key = part === 'description' ? 'variation_description' : `${part}_html`;
    return `<div class="woocommerce-variation-${part}">{{{ data.variation.${key} }}}</div>`;
  })
  .join('');

interface TemplateHost {
  wp?: { template?: (id: string) => (data: object) => string };
}

/**
 * The variation as the shop's template shows it (platform document "shop", 8.8, step 4). The template
 * language is `{{{ path }}}` for markup and `{{ path }}` for text; what a theme wrote beyond that is
 * left to the platform's own engine. Where that is missing, or may not evaluate code, the variation is
 * shown as without a template.
 */
export function renderVariation(variation: Variation): DocumentFragment {
  const isVisible = variation.variation_is_visible ?? true;
  const id = `${isVisible ? '' : 'unavailable-'}variation-template`;
  const own = isVisible
    ? OWN_TEMPLATE
    : `<p role="alert">${escape(readSetting(texts.unavailable))}</p>`;
  const template = document.getElementById(`tmpl-${id}`)?.textContent ?? own;
  const data = { variation };
  const isPlain = !/<#|{{/.test(template.replace(PLACEHOLDER, ''));
  const html = isPlain ? fill(template, data) : (evaluate(id, data) ?? fill(own, data));
  return toNodes(html.trim());
}

function evaluate(id: string, data: object): string | undefined {
  let html: string | undefined;
  guard(() => (html = (globalThis as TemplateHost).wp?.template?.(id)(data)));
  return html;
}

const PLACEHOLDER = /{{({?)\s*data\.([\w.]+)\s*}?}}/g;

function fill(template: string, data: object): string {
  return template.replace(PLACEHOLDER, (_whole, isMarkup: string, path: string) => {
    let value: unknown = data;
    for (const key of path.split('.')) value = Object(value)[key] as unknown;
    const text = String(value ?? '');
    return isMarkup ? text : escape(text);
  });
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
