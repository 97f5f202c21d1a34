/** The platform's empty element, which the inputs stand in. */
export const TAG = 'wc-order-attribution-inputs';

/** Start of the inputs' names, where the platform prints none. */
export const PREFIX = 'wc_order_attribution_';

/** The element as other code knows it: it may set `values`. */
export interface AttributionElement extends HTMLElement {
  values?: unknown;
}
