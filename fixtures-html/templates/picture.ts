import type { Product } from '../catalogue/product';
import { html, raw, type Markup } from './markup';

export type PictureView = 'front' | 'back' | 'detail';

export const PICTURE_WIDTH = 600;
export const PICTURE_HEIGHT = 750;

export function pictureUrl(product: Product, view: PictureView): string {
  return `/wp-content/uploads/${product.slug}-${view}.svg`;
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
  const loading = isEager ? raw(' fetchpriority="high"') : raw(' loading="lazy"');
  return html`<img width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" src="${pictureUrl(product, view)}" class="${classes}" alt="${alt}" decoding="async"${loading}>`;
}
