import type { Variation } from '../../shared/models/variations/variation';

/** The form that the traces were recorded with, and what they noted of it. For tests only. */
export interface TraceState {
  button: string;
  wrap: string;
  variation_id: string;
  reset: string;
  alert: string;
  html: string;
  single_visible: string;
  nomatch: number;
  color: string;
  size: string;
  color_options: string[];
  size_options: string[];
  qty: {
    value: string;
    min: string | null;
    max: string | null;
    step: string | null;
    display: string;
  };
  sku: string;
  weight: string;
  dim: string;
}

export interface TraceFixture {
  ajax?: boolean;
  ajaxAnswer?: unknown;
  defColor?: string;
  defSize?: string;
}

const COLOURS = ['red', 'blue', 'green', 'pink', 'gold', 'grey'];
const SIZES = ['S', 'M', 'L'];

function select(name: string, values: readonly string[], chosen = ''): string {
  const options = ['', ...values].map(
    (value) =>
      `<option value="${value}"${value === chosen && chosen ? ' selected' : ''}>${value || 'Choose'}</option>`,
  );
  return `<select id="${name}" name="attribute_${name}" data-attribute_name="attribute_${name}" data-show_option_none="yes">${options.join('')}</select>`;
}

export function traceForm(variations: readonly Variation[], fixture: TraceFixture): string {
  const data = fixture.ajax ? 'false' : JSON.stringify(variations).replaceAll('"', '&quot;');
  return `
<div class="product">
  <div class="product_meta"><span class="sku">PARENT</span></div>
  <span class="product_weight">N/A kg</span><span class="product_dimensions">N/A</span>
  <form class="variations_form cart" method="post" data-product_id="9" data-product_variations="${data}">
    <table class="variations"><tbody>
      <tr><td class="value">${select('pa_color', COLOURS, fixture.defColor)}</td></tr>
      <tr><td class="value">${select('size', SIZES, fixture.defSize)}<a class="reset_variations" href="#" style="visibility: hidden">Clear</a></td></tr>
    </tbody></table>
    <div class="reset_variations_alert"></div>
    <div class="single_variation_wrap">
      <div class="woocommerce-variation single_variation"></div>
      <div class="woocommerce-variation-add-to-cart variations_button">
        <div class="quantity"><input class="qty" type="number" name="quantity" value="1" min="1" step="1"></div>
        <button type="submit" class="single_add_to_cart_button button alt">Add</button>
        <input type="hidden" name="add-to-cart" value="9"><input type="hidden" name="product_id" value="9">
        <input type="hidden" name="variation_id" class="variation_id" value="0">
      </div>
    </div>
  </form>
</div>
<script type="text/template" id="tmpl-variation-template"><div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div><div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div><div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div></script>
<script type="text/template" id="tmpl-unavailable-variation-template"><p role="alert">Unavailable</p></script>`;
}

function one<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`No ${selector} in the form.`);
  return element;
}

function optionsOf(field: HTMLSelectElement): string[] {
  return [...field.options].map(
    ({ value, disabled, className }) => `${value}${disabled ? '(disabled)' : ''}.${className}`,
  );
}

export function readState(): TraceState {
  const [color, size] = [one<HTMLSelectElement>('#pa_color'), one<HTMLSelectElement>('#size')];
  const qty = one<HTMLInputElement>('.qty');
  const result = one('.single_variation');
  return {
    button: one('.single_add_to_cart_button').className,
    wrap: one('.woocommerce-variation-add-to-cart').className,
    variation_id: one<HTMLInputElement>('.variation_id').value,
    reset: one('.reset_variations').style.visibility,
    alert: one('.reset_variations_alert').textContent ?? '',
    html: result.innerHTML,
    single_visible: result.style.display || 'block',
    nomatch: document.querySelectorAll('.wc-no-matching-variations').length,
    color: color.value,
    size: size.value,
    color_options: optionsOf(color),
    size_options: optionsOf(size),
    qty: {
      value: qty.value,
      min: qty.getAttribute('min'),
      max: qty.getAttribute('max'),
      step: qty.getAttribute('step'),
      display: one('.quantity').style.display || 'block',
    },
    sku: one('.sku').textContent ?? '',
    weight: one('.product_weight').textContent ?? '',
    dim: one('.product_dimensions').textContent ?? '',
  };
}
