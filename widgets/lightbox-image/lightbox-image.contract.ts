/** Source: platform document "theme", section 8.1. */
export const selectors = {
  /** Opened whatever the address looks like. */
  marked: '.image-lightbox,.lightbox-gallery,.lightbox-multi-gallery *',
  /** All links in it are one gallery. */
  multiGallery: '.lightbox-multi-gallery',
  /** Links to pictures in it are one gallery. */
  gallery: '.gallery',
  /** Of one gallery where they share a row of the page editor. */
  galleryLink: 'a.lightbox-gallery',
  row: '.row',
  /** What others open, or what the page wants left alone. */
  notOurs:
    '.woocommerce-product-gallery *,.disable-lightbox *,.open-video,[download],.wp-block-image [target=_blank]',
};
