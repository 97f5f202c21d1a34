import { optionName, type Product, type ProductAttribute } from '../catalogue/product';
import { flag, html, nothing, raw, scriptJson, type Markup } from './markup';
import { quantityField } from './quantity';
import { attributeCell, inPluginWrapper, selectAttributes } from './swatches';
import { variationData } from './variation-data';
import type { View } from './view';

const BUTTON = 'single_add_to_cart_button button alt';

/** The address wins over the product's own defaults, if it names an option that there is. */
function preselected(view: View, product: Product, attribute: ProductAttribute): string {
  const asked = view.url.searchParams.get(`attribute_${attribute.key}`);
  return asked !== null && attribute.options.includes(asked)
    ? asked
    : (product.defaultOptions[attribute.key] ?? '');
}

/** `false` where the shop has more variations than it embeds. */
function embedded(view: View, product: Product): string {
  return product.variations.length <= view.visitor.situation.variationThreshold
    ? scriptJson(product.variations.map(variationData(view, product)))
    : 'false';
}

/** Plain selects that post the choice; the shop finds the variation. */
export function variableForm(view: View, product: Product, action: string): Markup {
  const head = html`class="variations_form cart" action="${action}" method="post" enctype="multipart/form-data" data-product_id="${product.id}" data-product_variations="${embedded(view, product)}"`;
  if (product.variations.length === 0)
    return html`<form ${head}><p class="stock out-of-stock">This product is currently out of stock and unavailable.</p></form>`;
  const last = product.attributes.at(-1);
  const rows = product.attributes.map((attribute) => {
    const chosen = preselected(view, product, attribute);
    const options = attribute.options.map((value) => ({
      value,
      title: optionName(attribute, value),
      isSelected: value === chosen,
    }));
    const printed = options.map(
      ({ value, title, isSelected }) =>
        html`<option value="${value}"${flag(isSelected, 'selected')}>${title}</option>`,
    );
    const select = html`<select id="${attribute.key}"${selectAttributes(view, attribute)} name="attribute_${attribute.key}" data-attribute_name="attribute_${attribute.key}" data-show_option_none="yes"><option value="">Choose an option</option>${printed}</select>`;
    return html`<tr><th class="label"><label for="${attribute.key}">${attribute.label}</label></th><td class="value">${attributeCell(view, product, attribute, options, select)}${attribute === last ? html`<a class="reset_variations" href="#" aria-label="Clear options">Clear</a>` : nothing}</td></tr>`;
  });
  const quantity = quantityField(view, product, { name: 'quantity', value: 1, min: 1 });
  const content = html`<table class="variations" role="presentation"><tbody>${rows}</tbody></table><div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div><div class="single_variation_wrap"><div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div><div class="woocommerce-variation-add-to-cart variations_button">${quantity}<button type="submit" class="${BUTTON}">Add to basket</button><input type="hidden" name="add-to-cart" value="${product.id}"><input type="hidden" name="product_id" value="${product.id}"><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div>`;
  return html`<form ${head}>${inPluginWrapper(view, product, content)}</form>`;
}

/** What the platform prints in the footer of pages with such a form. */
export const variationTemplates: Markup =
  raw(`<script type="text/template" id="tmpl-variation-template">
<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
</script>
<script type="text/template" id="tmpl-unavailable-variation-template">
<p role="alert">Sorry, this product is unavailable. Please choose a different combination.</p>
</script>
`);
