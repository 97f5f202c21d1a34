/** Category of consent that attribution belongs to, where the platform names none. */
export const CATEGORY = 'marketing';

export const selectors = {
  blockCheckout: '.wp-block-woocommerce-checkout',
} as const;

/** Address of the page, and where it was come from, as they were on arrival. */
export interface ArrivedAt {
  location: Pick<Location, 'href' | 'hostname' | 'search'>;
  /** `document.referrer`. */
  referrer: string;
}
