/** Source: platform document "theme", sections 13.4, 23.1 and 24. */
export const classes = {
  selected: 'is-selected',
  dragged: 'is-dragging',
  draggable: 'is-draggable',
  parallax: 'slider-has-parallax',
  fade: 'slider-type-fade',
  /** Set where the theme has its pictures come later; its style sheet may wait for it. */
  lazyLoad: 'slider-lazy-load-active',
  /** Marks for our style sheet a track that the library moves. */
  carousel: 'storefront-islands-carousel',
  dots: 'flickity-page-dots storefront-islands-dots',
};

export const selectors = {
  /** What stands among the slides and is none. */
  slides: ':scope>:not(style,script,template,link,noscript,.block-edit-link)',
  /** What parallax moves against its slide. */
  background: '.bg',
  picture: ':scope>.img img',
  product: '.product-small',
  lazyPicture: 'img[data-flickity-lazyload],img[data-flickity-lazyload-src]',
  /** What may take the focus in a slide. */
  focusable: 'a[href],button:not(:disabled)',
};

export const strings = {
  slides: 'Slides',
  productSlides: 'Products',
  slideName: '{n} of {count}',
  slideShown: 'Slide {n} of {count}',
  chooseSlide: 'Choose a slide',
  showSlide: 'Show slide {n}',
};
