import type { Product, Variation } from '../catalogue/product';
import { stockOf } from '../server/stock';
import { html, nothing, type Markup } from './markup';
import type { View } from './view';

interface QuantityOptions {
  readonly name: string;
  /** Empty where the shopper has chosen none yet. */
  readonly value: number | '';
  readonly min: number;
  readonly placeholder?: string;
  readonly variation?: Variation | undefined;
  readonly classes?: string;
}

let fieldCount = 0;

/** The theme gives it no other name than its sign. */
function stepButton(sign: '-' | '+'): Markup {
  const direction = sign === '-' ? 'minus' : 'plus';
  return html`<input type="button" value="${sign}" class="ux-quantity__button ux-quantity__button--${direction} button ${direction} is-form">`;
}

/** The quantity field. Sold one at a time, it is hidden as on the platform: there is nothing to choose. */
export function quantityField(view: View, product: Product, options: QuantityOptions): Markup {
  fieldCount += 1;
  const id = `quantity_${fieldCount.toString(16).padStart(8, '0')}`;
  const stock = stockOf(view.visitor, product, options.variation);
  const max = product.soldIndividually ? 1 : stock;
  const isFixed = max !== null && max === options.min;
  const isFlatsome = view.visitor.situation.theme === 'flatsome';
  const isDecimal = product.quantityStep % 1 !== 0;
  // The theme's own template prints the limit that there is not as an empty one.
  const limit = max === null && !isFlatsome ? nothing : html` max="${max ?? ''}"`;
  const input = html`<label class="screen-reader-text" for="${id}">${product.name} quantity</label>
<input type="${isFixed ? 'hidden' : 'number'}" id="${id}" class="input-text qty text" name="${options.name}" value="${options.value}" aria-label="Product quantity" min="${options.min}"${limit} step="${product.quantityStep}" placeholder="${options.placeholder ?? ''}" inputmode="${isDecimal ? 'decimal' : 'numeric'}" autocomplete="off">`;
  if (!isFlatsome) return html`<div class="quantity${isFixed ? ' hidden' : ''}">${input}</div>`;
  const classes = `ux-quantity quantity buttons_added ${options.classes ?? 'form-normal'}${isFixed ? ' hidden' : ''}`;
  return html`<div class="${classes}">${stepButton('-')}
${input}
${stepButton('+')}</div>`;
}
