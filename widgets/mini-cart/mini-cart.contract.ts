/** Source: platform document "shop", section 5.1, and "theme", sections 19.2 and 19.5. */
export const classes = {
  list: 'cart_list',
  row: 'mini_cart_item',
  remove: 'remove_from_cart_button',
  quantity: 'qty',
  total: 'total',
  updating: 'updating',
};

export const selectors = {
  row: `.${classes.row}`,
  remove: `.${classes.remove}`,
  quantity: `.${classes.row} .${classes.quantity}`,
};

/** Attribute of the remove link that identifies the line. */
export const KEY_ATTRIBUTE = 'data-cart_item_key';

/** Set on the row that offers to bring a line back; its value is the cart item key. */
export const UNDO_ATTRIBUTE = 'data-storefront-islands-undo';

/** How long a removed line can be brought back, in milliseconds, pauses not counted. */
export const UNDO_MS = 8000;

export const strings = {
  removed: '{name} was removed.',
  restoring: 'Bringing {name} back…',
  restored: '{name} is back in your basket.',
  undo: 'Undo',
  undoName: 'Undo: bring {name} back',
  quantityNow: '{name}: quantity {quantity}. {total}',
  quantitySet: 'The shop set the quantity of {name} to {quantity}.',
  stale: 'Your basket could not be refreshed.',
  retry: 'Try again',
};
