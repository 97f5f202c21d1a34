/** Source: platform document "shop", section 11, and the timings in section 21. */
export const selectors = {
  count: '.woocommerce-result-count',
  /** These filters tell of their results by themselves. */
  blockFilters: '[data-wp-interactive="woocommerce/product-filters"]',
};

export const ANNOUNCE_MS = 2000;
