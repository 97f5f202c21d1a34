import { platformName } from '../../shared/platform/names';
import { readAmount, readBoolean, readText, type Setting } from '../../shared/platform/settings';

/**
 * The swatches plugin's markup, and the theme's own on product pages.
 *
 * Sources: platform documents "forms, swatches, consent", B.1 and B.2, and "theme", 14.1.
 */
export const selectors = {
  /** What is about one product; in bundles and composites it is no form of its own. */
  form: '[data-product_variations],form',
  select: '.variations select',
  label: '.label',
};

/** Written while Escape has sent the tooltips away. */
export const NO_TOOLTIPS_ATTRIBUTE = 'data-storefront-islands-quiet';

/** What the two kinds of lists call the same things. */
export interface Dialect {
  list: string;
  item: string;
  /** Class of the span behind the attribute's name that shows the chosen title. */
  chosenName: string;
  /** Attribute that holds an item's title. */
  title: string;
  /** Set on a form whose swatches are set up; other scripts ask for it, and then keep off. */
  readyClass: string;
  /** Events of the plugin that an item raises; the theme's own swatches raise none. */
  hasEvents: boolean;
}

export const PLUGIN: Dialect = {
  list: 'variable-items-wrapper',
  item: 'variable-item',
  chosenName: 'woo-selected-variation-item-name',
  title: 'data-title',
  readyClass: 'wvs-loaded',
  hasEvents: true,
};

export const THEME: Dialect = {
  list: 'ux-swatches',
  item: 'ux-swatch',
  chosenName: 'ux-swatch-selected-value',
  title: 'data-name',
  readyClass: 'ux-swatches-js-attached',
  hasEvents: false,
};

export const classes = {
  /** Around a list of the plugin's. */
  frame: 'woo-variation-items-wrapper',
  radio: 'variable-item-radio-input',
  radioFrame: 'variable-item-radio-input-wrapper',
  hint: 'wvs-stock-left-info',
  hasHint: 'wvs-show-stock-left-info',
  more: 'woo-variation-swatches-variable-item-more',
  limits: ['enabled-display-limit-mode', 'enabled-catalog-display-limit-mode'],
};

const OPTIONS = 'woo_variation_swatches_options';
const THEME_OPTIONS = [`${platformName('theme')}Vars`, 'options'] as const;

/** The plugin's switches: `true`, `1`, `yes` and `on` in any case are on, all else is off. */
const readSwitch = (raw: unknown): boolean => /^(true|1|yes|on)$/i.test(String(raw));

function onOff(key: string, global: string, fallback = false): Setting<boolean> {
  return { key, global: [OPTIONS, global], read: readSwitch, expected: 'true or false', fallback };
}

function optionalText(key: string, global: string): Setting<string | undefined> {
  return {
    key,
    global: [OPTIONS, global],
    read: readText,
    fallback: undefined,
  };
}

export const settings = {
  showLabel: onOff('showVariationLabel', 'show_variation_label', true),
  labelSeparator: {
    key: 'variationLabelSeparator',
    global: [OPTIONS, 'variation_label_separator'],
    read: readText,
    fallback: '|',
  } satisfies Setting<string>,
  clearOnReselect: onOff('clearOnReselect', 'clear_on_reselect'),
  deselectUnavailable: onOff('deselectUnavailable', 'deselect_unavailable'),
  clickableOutOfStock: onOff('clickableOutOfStock', 'clickable_out_of_stock'),
  disableOutOfStock: onOff('disableOutOfStock', 'disable_out_of_stock'),
  showStock: onOff('showVariationStock', 'show_variation_stock'),
  stockThreshold: {
    key: 'stockLabelThreshold',
    global: [OPTIONS, 'stock_label_threshold'],
    read: readAmount,
    expected: 'a number of pieces',
    fallback: 5,
  } satisfies Setting<number>,
  outOfStockText: optionalText('outOfStockText', 'out_of_stock_tooltip_text'),
  unavailableText: optionalText('unavailableText', 'unavailable_tooltip_text'),
  /** `stacked` shows the chosen title behind the attribute's name. */
  themeLayout: {
    key: 'swatchesLayout',
    global: [...THEME_OPTIONS, 'swatches_layout'],
    read: (raw: unknown) =>
      raw === 'stacked' || readBoolean(raw) === false ? String(raw) : undefined,
    expected: '"stacked" or false',
    fallback: '',
  } satisfies Setting<string>,
  themeKeepsChoice: {
    key: 'swatchesDisableDeselect',
    global: [...THEME_OPTIONS, 'swatches_disable_deselect'],
    read: readBoolean,
    expected: 'true or false',
    fallback: false,
  } satisfies Setting<boolean>,
};

export const strings = {
  outOfStock: 'Out of stock',
  unavailable: 'Unavailable',
  stockLeft: '{label}: {list}',
};
