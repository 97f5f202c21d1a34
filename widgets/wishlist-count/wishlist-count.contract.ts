/** Source: platform documents "theme", section 21, and "forms-swatches-consent", part E. */
export const selectors = {
  /** The header's icons; the hearts of products have the class on a `div`. */
  icon: 'i.wishlist-icon',
  link: '.wishlist-link',
};

/** What a style sheet prints beside the icon; absent while the list is empty. */
export const LABEL_ATTRIBUTE = 'data-icon-label';
export const classes = { changed: 'added', filled: 'has-products' };

/** How long the icon shows that it has changed, in milliseconds. */
export const CHANGED_MS = 500;

/** Raised on the body; newer versions of the plugin raise only the last ones, on the document too. */
export const CHANGE_EVENTS = [
  'added_to_wishlist',
  'removed_from_wishlist',
  'yith_wcwl_fragments_replaced',
] as const;

export const strings = { countOne: '{label}, 1 item', count: '{label}, {count} items' };
