import { isRecord } from '../../../shared/platform/page-settings';

/** Set on the form while a variation's own gallery stands in the page. */
export const ACTIVE_ATTRIBUTE = 'data-product_gallery_active';

/** Markup of the gallery that a variation brings along; empty in shops without the feature. */
export function ownGallery(variation: unknown): string {
  const html = isRecord(variation) ? variation['gallery_images_html'] : undefined;
  return typeof html === 'string' ? html.trim() : '';
}
