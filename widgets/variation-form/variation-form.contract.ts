/** Source: platform document "shop", sections 7 and 8. */
export const selectors = {
  field: '.variations select',
  /** Where description, price and availability of the chosen variation are shown. */
  result: '.single_variation',
  id: 'input[name="variation_id"],input.variation_id',
  clear: '.reset_variations',
};

/** Namespace by which other code takes the platform's own listeners off. */
export const NAMESPACE = '.wc-variation-form';
