/** Source: platform document "theme", section 3. */
export const selectors = {
  /** Leads into the field beside it. */
  searchButton: '.search-dropdown button',
  /** Brings itself to the top of the window. */
  more: '.scroll-for-more',
  /** Links that lead nowhere on purpose: a point in a picture, pictures without a lightbox. */
  still: '#hotspot,.disable-lightbox a',
};
