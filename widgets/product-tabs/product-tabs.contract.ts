/** Source: platform documents "shop", section 10.1, and "theme", sections 11 and 20.6. */
export const selectors = {
  /** Tabs: direct structure only, so that tabs inside a panel stay their own. */
  list: ':scope > ul',
  link: ':scope > li > a',
  panel: ':scope > .panel, :scope > .tab-panels > .panel',
  accordion: ':scope > .accordion',
  sections: '.product-page-sections',
  reviews: '#reviews',
  reviewLink: '.woocommerce-review-link',
};
