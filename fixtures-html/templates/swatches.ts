import { COLOURS, type Colour, type Product, type ProductAttribute } from '../catalogue/product';
import { inkOf } from '../pictures/ink';
import { isInStock } from '../server/stock';
import { inlineStyle } from './inline-style';
import { html, nothing, raw, type Markup } from './markup';
import type { View } from './view';

export type SwatchKind = 'color' | 'image' | 'button' | 'radio' | 'select';

/** One value of an attribute, as a swatch shows it. */
export interface SwatchOption {
  readonly value: string;
  readonly title: string;
  readonly isSelected: boolean;
}

function colourOf(value: string): Colour | undefined {
  return COLOURS.find((colour) => colour === value.toLowerCase());
}

/** Colours as colours, linings to be ticked, all else as buttons; the situation may say otherwise. */
function swatchKind(view: View, attribute: ProductAttribute): SwatchKind {
  const asked = view.visitor.situation.swatchKinds[attribute.key];
  if (asked) return asked as SwatchKind;
  if (attribute.options.every(colourOf)) return 'color';
  return attribute.key === 'lining' ? 'radio' : 'button';
}

/** Inline styles are what the plugin prints; a page with a strict policy has them in its style sheet. */
function inlineColour(view: View, value: string): Markup {
  const colour = colourOf(value);
  return colour ? inlineStyle(view, `background-color:${inkOf(colour).base};`) : nothing;
}

function pictureOf(product: Product, value: string): string {
  return `/wp-content/uploads/${product.slug}-${value}-front.webp`;
}

function pluginContents(
  view: View,
  product: Product,
  attribute: ProductAttribute,
  kind: SwatchKind,
  { value, title }: SwatchOption,
): Markup {
  switch (kind) {
    case 'color':
      return html`<span class="variable-item-span variable-item-span-color"${inlineColour(view, value)}></span>`;
    case 'image':
      return html`<img class="variable-item-image" aria-hidden="true" alt="${title}" src="${pictureOf(product, value)}" width="50" height="50">`;
    case 'radio':
      return html`<label class="variable-item-radio-input-wrapper"><input class="variable-item-radio-input" type="radio" name="wvs_radio_attribute_${attribute.key}__${product.id}" value="${value}" data-attribute_name="attribute_${attribute.key}" data-value="${value}"><span class="variable-item-radio-value-wrapper">${title}</span></label>`;
    default:
      return html`<span class="variable-item-span variable-item-span-button">${title}</span>`;
  }
}

function slug(value: string): string {
  return value.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The swatches plugin's list; it stands behind the hidden select. */
function pluginList(
  view: View,
  product: Product,
  attribute: ProductAttribute,
  kind: SwatchKind,
  options: readonly SwatchOption[],
): Markup {
  const name = `attribute_${attribute.key}`;
  const hasHints = view.visitor.situation.swatchOptions['show_variation_stock'] === '1';
  const hint = hasHints
    ? html`<span class="wvs-stock-left-info" data-wvs-stock-info=""></span>`
    : nothing;
  const items = options.map((option) => {
    const { value, title, isSelected } = option;
    const classes = `variable-item ${kind}-variable-item ${kind}-variable-item-${slug(value)} ${isSelected ? 'selected' : ''}`;
    return html`<li aria-checked="${isSelected ? 'true' : 'false'}" tabindex="0" data-wvstooltip="${title}" class="${classes}" title="${title}" data-title="${title}" data-value="${value}" role="radio" tabindex="0"><div class="variable-item-contents">${pluginContents(view, product, attribute, kind, option)}${hint}</div></li>`;
  });
  return html`<ul role="radiogroup" aria-label="${attribute.label}" class="variable-items-wrapper ${kind}-variable-items-wrapper wvs-style-squared" data-attribute_name="${name}" data-attribute_values="${JSON.stringify(attribute.options)}">${items}</ul>`;
}

/** The theme's own swatches; they stand before the hidden select. */
function themeList(
  view: View,
  product: Product,
  attribute: ProductAttribute,
  kind: SwatchKind,
  options: readonly SwatchOption[],
): Markup {
  const type = kind === 'color' || kind === 'image' ? kind : 'label';
  const items = options.map(({ value, title, isSelected }) => {
    const mark =
      type === 'color'
        ? html`<span class="ux-swatch__color"${inlineColour(view, value)}></span>`
        : type === 'image'
          ? html`<img class="ux-swatch__img" src="${pictureOf(product, value)}" alt="${title}" width="50" height="50">`
          : nothing;
    return html`<div class="ux-swatch tooltip ux-swatch--${type}${isSelected ? ' selected' : ''}" data-value="${value}" data-name="${title}" title="${title}">${mark}<span class="ux-swatch__text">${title}</span></div>`;
  });
  return html`<div class="ux-swatches ux-swatches-attribute-ux_${type} ux-swatches--medium" data-attribute_name="attribute_${attribute.key}">${items}</div>`;
}

/** A select of its own is required; one that the swatches plugin hides has its class and style. */
export function selectAttributes(view: View, attribute: ProductAttribute): Markup {
  const { swatches, csp } = view.visitor.situation;
  if (swatches !== 'plugin' || swatchKind(view, attribute) === 'select')
    return raw(swatches === 'theme' ? ' class=""' : ' class="" required');
  const style = csp === 'strict' ? raw(' hidden') : raw(' style="display:none"');
  return html`${style} class=" woo-variation-raw-select"`;
}

/** The swatches plugin puts a wrapper of its own around what the form holds. */
export function inPluginWrapper(view: View, product: Product, content: Markup): Markup {
  if (view.visitor.situation.swatches !== 'plugin') return content;
  return html`<div data-product_id="${product.id}" data-threshold_min="30" data-threshold_max="100" data-total="${product.variations.length}">${content}</div>`;
}

/** The cell of one attribute: the select alone, or with the swatches that the situation asks for. */
export function attributeCell(
  view: View,
  product: Product,
  attribute: ProductAttribute,
  options: readonly SwatchOption[],
  select: Markup,
): Markup {
  const { swatches } = view.visitor.situation;
  const kind = swatchKind(view, attribute);
  if (swatches === 'none' || kind === 'select') return select;
  if (swatches === 'plugin')
    return html`${select}${pluginList(view, product, attribute, kind, options)}`;
  return html`${themeList(view, product, attribute, kind, options)}<div class="variation-selector variation-select-${kind} hidden">${select}</div>`;
}

/** The swatches in a product box of the theme's listing. */
export function boxSwatches(view: View, product: Product): Markup {
  const { situation } = view.visitor;
  const attribute = product.attributes.find(({ options }) => options.every(colourOf));
  if (!situation.boxSwatches || !attribute) return nothing;
  const limit = 4;
  const items = attribute.options.map((value, index) => {
    const isOut = product.variations
      .filter(({ attributes }) => attributes[attribute.key] === value)
      .every((variation) => !isInStock(view.visitor, product, variation));
    const picture = pictureOf(product, slug(value));
    const classes = `ux-swatch ux-swatch--color tooltip${isOut ? ' out-of-stock' : ''}${index >= limit ? ' ux-swatch--limited hidden' : ''}`;
    const name = value.charAt(0).toUpperCase() + value.slice(1);
    return html`<div class="${classes}" data-attribute_name="attribute_${attribute.key}" data-value="${value}" data-name="${name}" title="${name}" data-image-src="${picture}" data-image-srcset="${picture} 600w" data-image-sizes="(max-width: 549px) 50vw, 33vw"><span class="ux-swatch__color"${inlineColour(view, slug(value))}></span><span class="ux-swatch__text">${name}</span></div>`;
  });
  const more = attribute.options.length - limit;
  const limiter = more > 0 ? html`<span class="ux-swatches__limiter">+${more}</span>` : nothing;
  return html`<div class="ux-swatches ux-swatches-in-loop ux-swatches--small">${items}${limiter}</div>`;
}
