import type { Product } from '../catalogue/product';
import { inlineStyle } from './inline-style';
import { html, nothing, raw, scriptJson, type Markup } from './markup';
import {
  PICTURE_SIZES,
  pictureAlt,
  pictureSrcset,
  pictureUrl,
  SINGLE_SIZES,
  type PictureView,
} from './picture';
import { isOnSale } from './price';
import type { View } from './view';
import { wishlistHeart } from './wishlist';

const [WIDTH, HEIGHT] = PICTURE_SIZES.single;
const [FULL_WIDTH, FULL_HEIGHT] = PICTURE_SIZES.full;
const PLACEHOLDER = '/wp-content/uploads/woocommerce-placeholder.webp';

function slide(product: Product, name: PictureView, index: number, isTheme: boolean): Markup {
  const full = pictureUrl(product, name);
  const thumb = pictureUrl(product, name, 'gallery');
  const alt = pictureAlt(product, name);
  const themeClasses = isTheme ? ` slide${index === 0 ? ' first' : ''}` : '';
  const imageClass = index === 0 || isTheme ? 'wp-post-image' : '';
  const caption = name === 'label' ? `${product.name}: sewn in by hand` : '';
  return html`<div data-thumb="${thumb}" data-thumb-alt="${alt}" data-thumb-srcset="${thumb} 100w, ${pictureUrl(product, name, 'thumbnail')} 300w" data-thumb-sizes="(max-width: 100px) 100vw, 100px" class="woocommerce-product-gallery__image${themeClasses}"><a href="${full}"><img width="${WIDTH}" height="${HEIGHT}" src="${pictureUrl(product, name, 'single')}" class="${imageClass}${isTheme ? ' ux-skip-lazy' : ''}" alt="${alt}" data-caption="${caption}" data-src="${full}" data-large_image="${full}" data-large_image_width="${FULL_WIDTH}" data-large_image_height="${FULL_HEIGHT}" decoding="async"${raw(index === 0 ? ' fetchpriority="high"' : '')} srcset="${pictureSrcset(product, name)}" sizes="${SINGLE_SIZES}"></a></div>`;
}

/** Only where variations have prices, its picture can be swapped: then it is a slide as well. */
function placeholder(product: Product): Markup {
  const slideClass = product.kind === 'variable' ? 'woocommerce-product-gallery__image ' : '';
  return html`<div class="${slideClass}woocommerce-product-gallery__image--placeholder"><img src="${PLACEHOLDER}" width="${WIDTH}" height="${HEIGHT}" alt="Awaiting product image" class="wp-post-image"></div>`;
}

function slides(product: Product, isTheme: boolean): Markup | readonly Markup[] {
  return product.pictures.length > 0
    ? product.pictures.map((name, index) => slide(product, name, index, isTheme))
    : placeholder(product);
}

function galleryClasses(product: Product): string {
  const kind = product.pictures.length > 0 ? 'with' : 'without';
  return `woocommerce-product-gallery woocommerce-product-gallery--${kind}-images woocommerce-product-gallery--columns-4 images`;
}

/** The shop plugin's own; its script shows the gallery, which the server hides. */
function shopGallery(view: View, product: Product): Markup {
  const hidden = inlineStyle(view, 'opacity: 0; transition: opacity .25s ease-in-out;');
  return html`<div class="${galleryClasses(product)}" data-columns="4"${hidden}><div class="woocommerce-product-gallery__wrapper">${slides(product, false)}</div></div>`;
}

const MAIN_OPTIONS = {
  cellAlign: 'center',
  wrapAround: true,
  autoPlay: false,
  prevNextButtons: true,
  adaptiveHeight: true,
  imagesLoaded: true,
  lazyLoad: 1,
  dragThreshold: 15,
  pageDots: false,
  rightToLeft: false,
};
const THUMBNAIL_OPTIONS = {
  cellAlign: 'left',
  wrapAround: false,
  autoPlay: false,
  prevNextButtons: true,
  asNavFor: '.product-gallery-slider',
  percentPosition: true,
  imagesLoaded: true,
  pageDots: false,
  rightToLeft: false,
  contain: true,
};

function themeThumbnails(product: Product): Markup {
  if (product.pictures.length < 2) return nothing;
  const cells = product.pictures.map((name, index) => {
    const url = pictureUrl(product, name, 'gallery');
    return html`<div class="col${index === 0 ? ' is-nav-selected first' : ''}"><a><img src="${url}" width="100" height="125" alt="${pictureAlt(product, name)}" class="attachment-woocommerce_thumbnail" srcset="${url} 100w, ${pictureUrl(product, name, 'thumbnail')} 300w" sizes="100px" decoding="async"></a></div>`;
  });
  const arrows = product.pictures.length < 5 ? ' slider-no-arrows' : '';
  return html`<div class="product-thumbnails thumbnails slider row row-small row-slider slider-nav-small small-columns-4${arrows}" data-flickity-options="${scriptJson(THUMBNAIL_OPTIONS)}">${cells}</div>`;
}

function themeGallery(view: View, product: Product): Markup {
  const { galleryZoom, galleryFade, galleryLightbox, galleryOptions } = view.visitor.situation;
  const options = [
    galleryZoom ? ' has-image-zoom' : '',
    galleryFade ? ' slider-type-fade' : '',
    galleryLightbox === 'disabled' ? ' disable-lightbox' : '',
  ].join('');
  const badge = isOnSale(product)
    ? html`<div class="badge-container is-larger absolute left top z-1"><span class="onsale">Sale!</span></div>`
    : nothing;
  const heart = wishlistHeart(view, product, true);
  const tools =
    heart === nothing
      ? nothing
      : html`<div class="image-tools absolute top show-on-hover right z-3">${heart}</div>`;
  const zoomButton =
    product.pictures.length > 0 && galleryLightbox !== 'disabled'
      ? html`<div class="image-tools absolute bottom left z-3"><a href="#product-zoom" class="zoom-button button is-outline circle icon tooltip hide-for-small" title="Zoom"><i class="icon-expand" aria-hidden="true"></i></a></div>`
      : nothing;
  const slider =
    product.pictures.length > 0
      ? html` product-gallery-slider slider slider-nav-small mb-half${options}" data-flickity-options="${scriptJson({ ...MAIN_OPTIONS, ...galleryOptions })}`
      : nothing;
  return html`<div class="product-gallery"><div class="product-images relative mb-half has-hover ${galleryClasses(product)}" data-columns="4">${badge}${tools}<div class="woocommerce-product-gallery__wrapper${slider}">${slides(product, true)}</div>${zoomButton}</div>${themeThumbnails(product)}</div>`;
}

export function productGallery(view: View, product: Product): Markup {
  return view.visitor.situation.theme === 'flatsome'
    ? themeGallery(view, product)
    : shopGallery(view, product);
}

/** The elements of the older lightbox, which the platform prints in the footer. */
export const photoswipeDialog: Markup =
  raw(`<div id="photoswipe-fullscreen-dialog" class="pswp" tabindex="-1" role="dialog" aria-modal="true" aria-hidden="true" aria-label="Full screen image"><div class="pswp__bg"></div><div class="pswp__scroll-wrap"><div class="pswp__container"><div class="pswp__item"></div><div class="pswp__item"></div><div class="pswp__item"></div></div><div class="pswp__ui pswp__ui--hidden"><div class="pswp__top-bar"><div class="pswp__counter"></div><button class="pswp__button pswp__button--zoom" aria-label="Zoom in/out"></button><button class="pswp__button pswp__button--fs" aria-label="Toggle fullscreen"></button><button class="pswp__button pswp__button--share" aria-label="Share"></button><button class="pswp__button pswp__button--close" aria-label="Close (Esc)"></button></div><button class="pswp__button pswp__button--arrow--left" aria-label="Previous (arrow left)"></button><button class="pswp__button pswp__button--arrow--right" aria-label="Next (arrow right)"></button><div class="pswp__caption"><div class="pswp__caption__center"></div></div></div></div></div>
`);
