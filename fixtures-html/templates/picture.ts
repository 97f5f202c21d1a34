import type { Product } from '../catalogue/product';
import { html, raw, type Markup } from './markup';

/** What a product is drawn as. */
export const DRAWN_VIEWS = [
  'front',
  'back',
  'detail',
  'hem',
  'side',
  'seam',
  'fold',
  'corner',
  'weave',
  'edge',
  'hang',
  'label',
  'tilt',
] as const;

/** `lost` is in the gallery, but not on the server. */
export type PictureView = (typeof DRAWN_VIEWS)[number] | 'lost';

/** Sizes that the platform makes of every upload; `full` is the upload itself. */
export const PICTURE_SIZES = {
  full: [1200, 1500],
  single: [600, 750],
  thumbnail: [300, 375],
  gallery: [100, 125],
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

export function pictureUrl(
  product: Pick<Product, 'slug'>,
  view: PictureView,
  size: PictureSize = 'full',
): string {
  const suffix = size === 'full' ? '' : `-${PICTURE_SIZES[size].join('x')}`;
  return `/wp-content/uploads/${product.slug}-${view}${suffix}.webp`;
}

/** Every size with its width, as the platform prints it. */
export function pictureSrcset(product: Pick<Product, 'slug'>, view: PictureView): string {
  const sizes = Object.keys(PICTURE_SIZES) as PictureSize[];
  return sizes
    .map((size) => `${pictureUrl(product, view, size)} ${PICTURE_SIZES[size][0]}w`)
    .join(', ');
}

const [SINGLE_WIDTH] = PICTURE_SIZES.single;
/** How wide a product's pictures are on its page. */
export const SINGLE_SIZES = `(max-width: ${SINGLE_WIDTH}px) 100vw, ${SINGLE_WIDTH}px`;

export function pictureAlt(product: Product, view: PictureView): string {
  return view === 'front' ? product.name : `${product.name}, ${view}`;
}

interface PictureOptions {
  readonly view?: PictureView;
  readonly classes?: string;
  readonly alt?: string;
  readonly isEager?: boolean;
}

/** Width and height are always given, so that the page does not move when a picture arrives. */
export function picture(product: Product, options: PictureOptions = {}): Markup {
  const {
    view = 'front',
    classes = 'attachment-woocommerce_thumbnail size-woocommerce_thumbnail',
    isEager = false,
  } = options;
  const alt = options.alt ?? (view === 'front' ? product.name : `${product.name}, ${view}`);
  const [width, height] = PICTURE_SIZES.single;
  const loading = isEager ? raw(' fetchpriority="high"') : raw(' loading="lazy"');
  return html`<img width="${width}" height="${height}" src="${pictureUrl(product, view, 'single')}" class="${classes}" alt="${alt}" decoding="async"${loading}>`;
}
