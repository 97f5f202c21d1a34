/** Source: platform document "theme", section 17. */
export const classes = {
  bar: 'sticky-add-to-cart',
  shown: 'sticky-add-to-cart--active',
  /** On the body while the bar is shown. */
  body: 'has-sticky-product-cart',
  image: 'sticky-add-to-cart-img',
  price: 'price',
  selectOptions: 'sticky-add-to-cart-select-options-button',
};

export const selectors = {
  bar: `.${classes.bar}`,
  image: `img.${classes.image}`,
  addButton: 'button.single_add_to_cart_button',
  cartForm: 'form.cart',
  variationForm: 'form.variations_form',
  product: '.product',
  quantity: '.qty',
};

/** Attribute of the bar that names the product. */
export const PRODUCT_ATTRIBUTE = 'data-product-id';

/** Room that is left above what the page scrolls to, in pixels. */
export const SCROLL_MARGIN = 15;
