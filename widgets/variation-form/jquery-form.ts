import { isMatch, type Choice } from '../../shared/models/variations/variation-index';
import type { JQuery, JQueryCollection } from '../../shared/platform/jquery';
import { formVariations } from '../../shared/stores/form-variations';
import { variationFunctions } from '../../shared/platform/variation-functions';
import type { VariationForm } from './variation-form';

/** What the platform's script adds to jQuery, and other code calls (document "shop", 1.4 and 8.3). */
type Extended = JQuery & { fn: Record<string, unknown> };

/** In the namespace of the form's listeners: says whether they are there still. */
const PROBE = 'storefront_islands_probe.wc-variation-form';

/** How to set a form up again. */
const restart = new WeakMap<Element, () => void>();

/**
 * Makes a form known to a jQuery.
 *
 * @returns the object that swatch plugins get with `wc_variation_form`
 */
export function giveToJQuery(
  jQuery: JQuery,
  variations: VariationForm,
  signal: AbortSignal,
): object {
  const { parts } = variations;
  const { form } = parts;
  const formObject = describe(jQuery, variations);
  // Taken off with all that has its namespace, it no longer answers.
  const listen = (): unknown => jQuery(form).on(PROBE, () => true);
  listen();
  restart.set(form, () => {
    if (!jQuery(form).triggerHandler(PROBE)) {
      variations.listen();
      listen();
    }
    const start = (): void => {
      keepOptions(jQuery, variations);
      variations.start(formObject);
    };
    variations.withFields(start);
  });
  signal.addEventListener('abort', () => restart.delete(form));
  extend(jQuery as Extended);
  keepOptions(jQuery, variations);
  return formObject;
}

/** A select itself has by now what the choice leaves of its options. */
function keepOptions(jQuery: JQuery, { options: all }: VariationForm): void {
  for (const [select, options] of all) {
    const data = jQuery(select);
    if (data.data('attribute_html')) continue;
    data.data('attribute_html', options.map(asReference).join(''));
    data.data('attribute_options', jQuery(options.slice(1)));
  }
}

/** An option as the platform keeps it: neither chosen, nor marked by what the others leave of it. */
function asReference(option: HTMLOptionElement): string {
  const copy = option.cloneNode(true) as HTMLOptionElement;
  copy.classList.remove('attached', 'enabled');
  for (const name of ['disabled', 'selected', ...(copy.className ? [] : ['class'])])
    copy.removeAttribute(name);
  return copy.outerHTML;
}

function describe(jQuery: JQuery, variations: VariationForm): object {
  const { parts } = variations;
  const { form } = parts;
  const find = (selector: string): JQueryCollection => jQuery(parts.all(selector));
  return {
    $form: jQuery(form),
    $attributeFields: find(parts.selectors.field),
    $singleVariation: find(parts.selectors.result),
    $singleVariationWrap: find('.single_variation_wrap'),
    $resetVariations: find(parts.selectors.clear),
    $resetAlert: find('.reset_variations_alert'),
    $product: jQuery(form.closest('.product')),
    // Another script may put other variations in place.
    get variationData() {
      const { source } = formVariations(form);
      return source.type === 'embedded' ? source.variations : false;
    },
    get useAjax() {
      return formVariations(form).source.type === 'on-demand';
    },
    xhr: false,
    loading: false,
    getChosenAttributes: () => variations.chosen,
    findMatchingVariations: (list: readonly { attributes: Choice }[], choice: Choice) =>
      list.filter(({ attributes }) => isMatch(attributes, choice)),
    isMatch,
    toggleResetLink: (isOn: boolean) => variations.view.setClearable(isOn),
  };
}

/** The platform waits as long, so that who sets a form up can still listen to what it then tells. */
const RESTART_MS = 100;

/** Sets forms up; here that has been done, or is done as soon as they are in the page. */
function setUp(this: ArrayLike<Element>): unknown {
  for (const element of Array.from(this)) setTimeout(() => restart.get(element)?.(), RESTART_MS);
  return this;
}

/** What another script has defined already stays. */
function extend({ fn }: Extended): void {
  for (const [name, run] of Object.entries(variationFunctions)) fn[name] ??= run;
  const { wc_variation_form: before } = fn as { wc_variation_form?: { isStandIn?: boolean } };
  if (!before || before.isStandIn) fn['wc_variation_form'] = setUp;
}
