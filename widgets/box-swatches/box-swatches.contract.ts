import { platformName } from '../../shared/platform/names';
import { readAmount, readBoolean, type Setting } from '../../shared/platform/settings';

/** The theme's swatches in the boxes of a listing. Source: platform document "theme", 14.2. */
export const selectors = {
  box: '.product-small.box,.product-small,.product',
  swatch: '.ux-swatch',
  limiter: '.ux-swatches__limiter',
  limited: '.ux-swatch--limited',
  image: '.box-image img:not(.back-image)',
  sources: '.box-image picture:not(.back-image) source',
  /** The picture's own: the box also has links of the wishlist and the quick view there. */
  imageLink: '.box-image a[href]:has(img)',
  links:
    '.box-image a[href]:has(img),.woocommerce-loop-product__link,.product_type_variable.add_to_cart_button',
  name: '.woocommerce-loop-product__link,.product-title,.woocommerce-loop-product__title',
};

/** Raised on the document: the box has another height. */
export const equalizeEvent = (): string => `${platformName('theme')}-equalize-box`;

export const classes = {
  /** Keeps the theme's own script from setting the list up as well. */
  attached: 'ux-swatches-in-loop-js-attached',
  selected: 'selected',
  outOfStock: 'out-of-stock',
  hidden: 'hidden',
  /** On the box while a swatch is chosen. */
  active: 'ux-swatch-active',
};

/** The theme's option; the key of our setting is its name in camel case. */
function option<T>(
  name: string,
  fallback: T,
  read: Setting<T>['read'],
  expected: string,
): Setting<T> {
  const key = name.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());
  return {
    key,
    global: [`${platformName('theme')}Vars`, 'options', name],
    read,
    expected,
    fallback,
  };
}

/** An option that is a word, or false. */
function word(name: string, words: readonly string[]): Setting<string> {
  const read = (raw: unknown): string | undefined =>
    words.find((candidate) => candidate === raw) ?? (readBoolean(raw) === false ? '' : undefined);
  return option(name, '', read, `${words.join(' or ')} or false`);
}

const isOn = (name: string, fallback = false): Setting<boolean> =>
  option(name, fallback, readBoolean, 'true or false');

export const settings = {
  /** `click`, or else a swatch is chosen as soon as the pointer is over it. */
  selectEvent: word('swatches_box_select_event', ['click', 'hover']),
  /** A press on the chosen swatch takes the choice back; else it leads to the product. */
  deselects: isOn('swatches_box_behavior_selected'),
  updateUrls: isOn('swatches_box_update_urls', true),
  resets: isOn('swatches_box_reset'),
  resetsLimited: isOn('swatches_box_reset_limited'),
  /** `product-box`: leaving the whole box counts, and not leaving a swatch. */
  resetExtent: word('swatches_box_reset_extent', ['product-box']),
  resetTimeMs: option('swatches_box_reset_time', 300, readAmount, 'a number of milliseconds'),
};

export const strings = {
  options: 'Options of {name}',
  outOfStock: 'Out of stock',
  showMore: 'Show {count} more options of {name}',
};
