/** Sources: specification section 2 "Product listing", platform document "theme", 13.1. */
export const selectors = {
  /** Links to products, in boxes of the theme's or the shop plugin's, and on the wishlist. */
  link: '.product-small a[href],ul.products .product a[href],.wishlist_table a[href]',
  /** Presses on these do something, or open something else than the product's page. */
  never:
    '[rel~=nofollow],[download],[target=_blank],.add_to_cart_button,.added_to_cart,.wc-forward,.checkout,.quick-view,.no-prefetch,.no-prefetch *',
  /** Those of the page itself: ours are marked. */
  rules: 'script[type=speculationrules]:not([data-storefront-islands])',
};

/** A pointer that only passes by stays for less than this, in milliseconds. */
export const INTENT_MS = 65;
