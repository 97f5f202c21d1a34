/**
 * What is done with an island while it is mounted: parts below its element that are pressed one after
 * the other, those with `=` at the end of whose selector stands a text being typed into. Only what asks
 * the server nothing and leads nowhere; what has none is mounted, hovered and focused.
 */
export const USES: Readonly<Record<string, readonly string[]>> = {
  accordion: ['.accordion-title', '.accordion-title'],
  tabs: ['[role=tab]:not([aria-selected=true])'],
  'product-tabs': ['[role=tab]:not([aria-selected=true])'],
  'menu-tabs': ['[role=tab]:not([aria-selected=true])', 'a'],
  'cart-item': ['a'],
  dropdown: ['a'],
  'mobile-menu': ['button'],
  'off-canvas': [''],
  'size-chart': [''],
  'lightbox-image': [''],
  'live-search': ['input[type=search]='],
  'variation-form': ['select=', '.reset_variations'],
  swatches: ['[role=radio]', '[role=radio]:last-child'],
  'box-swatches': ['[role=radio]', 'button'],
  gallery: ['button', 'a'],
  'password-toggle': ['button'],
  'review-rating': ['[role=radio]', 'a'],
  'sticky-add-to-cart': ['button'],
  'contact-form': ['textarea'],
  'sign-up': ['input[type=email]'],
  'back-to-top': [''],
  'resize-select': ['='],
  slider: ['button'],
  'field-descriptions': ['input'],
  quantity: ['.quantity .plus'],
};
