/** Source: platform document "theme", section 18.1, and "shop", section 7. */
export const selectors = {
  block: '.quantity',
  button: '.plus,.minus',
  field: '.qty',
  /** Basket rows keep what the server wrote: a quantity of zero means removal there. */
  exemptFromRaise: '.product-quantity',
};
