import { platformName } from '../../shared/platform/names';
import { readBoolean, readFilledText, type Setting } from '../../shared/platform/settings';

/** Sources: platform document "shop", section 9, and "theme", section 16. */
export const selectors = {
  gallery: '.woocommerce-product-gallery',
  product: '.product',
  form: 'form.variations_form',
  wrapper: '.woocommerce-product-gallery__wrapper',
  slide: '.woocommerce-product-gallery__image',
  /** The first slide, also where there is no picture to link to. */
  mainSlide: '.woocommerce-product-gallery__image,.woocommerce-product-gallery__image--placeholder',
  /** The theme's markup; the shop plugin's own has no slider in it. */
  themeSlider: '.product-gallery-slider',
  thumbnails: '.product-thumbnails',
  themeThumbnail: '.product-thumbnails .first img',
  navigation: '.flex-control-nav',
  zoomButton: '.zoom-button',
  trigger: '.woocommerce-product-gallery__trigger',
  /** The theme's switch against any lightbox. */
  noLightbox: '.disable-lightbox',
  /** Where the theme's own lightbox would open; the shop plugin's is off there. */
  themeLightbox: '.has-lightbox .product-gallery-slider',
};

export const classes = {
  hasZoom: 'has-image-zoom',
  trigger: 'woocommerce-product-gallery__trigger',
};

export const events = {
  beforeInit: 'wc-product-gallery-before-init',
  afterInit: 'wc-product-gallery-after-init',
  beforeDestroy: 'wc-product-gallery-before-destroy',
  resetPosition: 'woocommerce_gallery_reset_slide_position',
  initZoom: 'woocommerce_gallery_init_zoom',
  thumbnailClick: 'flexslider-click',
  /** Raised on the document; other scripts raise it too, after they have changed the slides. */
  toolsInit: (): string => `${platformName('theme')}-product-gallery-tools-init`,
};

/** Attribute of the form with the id of the picture that is shown; other scripts watch it. */
export const CURRENT_IMAGE = 'current-image';

/** Between a swap and the events that follow it, in milliseconds. */
export const FOLLOW_UP_MS = 20;

const PARAMS = 'wc_single_product_params';

/** The platform prints an array where a theme support has arguments of its own. */
const readSupport = (raw: unknown): boolean | undefined => Array.isArray(raw) || readBoolean(raw);

const support = (key: string, name: string): Setting<boolean> => ({
  key,
  global: [PARAMS, name],
  read: readSupport,
  expected: 'a boolean',
  fallback: true,
});

export const settings = {
  lightbox: support('galleryLightbox', 'photoswipe_enabled'),
  zoom: support('galleryZoom', 'zoom_enabled'),
  slider: support('gallerySlider', 'flexslider_enabled'),
  triggerName: {
    key: 'galleryTriggerName',
    global: [PARAMS, 'i18n_product_gallery_trigger_text'],
    read: readFilledText,
    fallback: 'View full-screen image gallery',
  } satisfies Setting<string>,
};

/** Second argument of the platform's gallery events. */
export function galleryParams(): unknown {
  return (globalThis as unknown as Record<string, unknown>)[PARAMS];
}
