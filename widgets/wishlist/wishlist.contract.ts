/** Sources: platform documents "forms-swatches-consent", part E, and "theme", section 21. */
export const selectors = {
  /** Around a heart and its block. The header's icon has the class too, but no heart inside. */
  frame: 'div.wishlist-icon',
  heart: 'div.wishlist-icon .wishlist-button',
  block: '.yith-wcwl-add-to-wishlist',
  /** The server has not rendered what belongs in there. */
  emptyBlock: '.yith-wcwl-add-to-wishlist:not(:has(*))',
  /** Everything that the plugin renders anew. */
  fragment: '.wishlist-fragment',
  browse: '.yith-wcwl-wishlistexistsbrowse a[href],.yith-wcwl-wishlistaddedbrowse a[href]',
  add: '.add_to_wishlist',
  /** Around the link that adds. */
  addButton: '.yith-wcwl-add-button',
  remove: '.delete_item',
  row: '.wishlist_table [data-row-id]',
  rowRemove: '.wishlist_table .remove_from_wishlist',
  table: '.wishlist_table',
  login: 'a.disabled_item',
  /** All that change the list. */
  links: '.add_to_wishlist,.delete_item,.wishlist_table .remove_from_wishlist',
  /** Who is here may be about to press. */
  near: 'div.wishlist-icon,.wishlist-fragment',
  message: '#yith-wcwl-message',
  product: '.product,.product-small,tr',
  productName: '.product-title,.product_title,.woocommerce-loop-product__title,.product-name',
  forms: '.variations_form',
  /** The plugin's own script: where it still runs, adding and removing are left to it. */
  foreignScript: '#jquery-yith-wcwl-js',
};

export const classes = { loading: 'loading', listed: 'wishlist-added', exists: 'exists' };

export const strings = {
  add: 'Add to wishlist: {name}',
  browse: 'On your wishlist: {name}. Show the wishlist',
  remove: 'Remove from wishlist: {name}',
  login: 'Log in to put on your wishlist: {name}',
  added: '{name} is on your wishlist.',
  removed: '{name} is off your wishlist.',
  failed: 'Your wishlist could not be changed: {name}.',
  held: 'You are offline. Your wishlist will be changed once you are back: {name}.',
  thisItem: 'this item',
};
