/**
 * What a chosen variation changes in the gallery. No DOM.
 *
 * Sources: platform document "shop", sections 8.2 and 9.2, "theme", sections 15.5 and 16.4.
 */
import { isRecord } from '../../../shared/platform/page-settings';

/** Attribute → its value, or `null` where the attribute goes. What is not named stays. */
export type Attributes = Readonly<Record<string, string | null>>;

export interface ImageChanges {
  readonly image: Attributes;
  readonly slide: Attributes;
  readonly link: Attributes;
  /** The shop plugin's first thumbnail. */
  readonly thumbnail: Attributes;
  /** The theme's first thumbnail; `undefined`: it shows what the server sent. */
  readonly themeThumbnail: Attributes | undefined;
  /** Which thumbnail, by address, already shows the picture. */
  readonly thumbnailUrl: string | undefined;
}

/** The main image's attributes, and the field of the variation's image that each comes from. */
const IMAGE_FIELDS: Readonly<Record<string, string>> = {
  src: 'src',
  height: 'src_h',
  width: 'src_w',
  srcset: 'srcset',
  sizes: 'sizes',
  title: 'title',
  'data-caption': 'caption',
  alt: 'alt',
  'data-src': 'full_src',
  'data-large_image': 'full_src',
  'data-large_image_width': 'full_src_w',
  'data-large_image_height': 'full_src_h',
};

/**
 * @param variation as the platform or a plugin made it: nothing in it is certain
 * @param isSafe whether a link may lead to an address
 * @returns `undefined` when the variation has no picture of its own
 */
export function readImageChanges(
  variation: unknown,
  isSafe: (url: string) => boolean,
): ImageChanges | undefined {
  if (!isRecord(variation)) return undefined;
  const image = imageOf(variation);
  if (typeof image['src'] !== 'string' || image['src'].length < 2) return undefined;
  const full = textOf(image['full_src']);
  const small = textOf(image['gallery_thumbnail_src']);
  const themeSmall = textOf(image['thumb_src']);
  return {
    image: pick(image, IMAGE_FIELDS),
    slide: { 'data-thumb': image['src'] },
    link: full && isSafe(full) ? { href: full } : {},
    thumbnail: thumbnailOf(small),
    themeThumbnail: themeSmall ? thumbnailOf(themeSmall) : undefined,
    thumbnailUrl: small,
  };
}

/** Old plugins give the addresses beside the image instead of in it. */
function imageOf(variation: Record<string, unknown>): Record<string, unknown> {
  const { image, image_src: src, image_link: link } = variation;
  if (isRecord(image) && image['src']) return image;
  // What the server's picture has of these would be another picture's.
  const unknown = { srcset: null, sizes: null, full_src_w: null, full_src_h: null };
  return { src, full_src: link ?? src, ...unknown };
}

/** `false` and `null` take the attribute away, `undefined` leaves it. */
function pick(
  image: Record<string, unknown>,
  fields: Readonly<Record<string, string>>,
): Attributes {
  const picked: Record<string, string | null> = {};
  for (const [attribute, field] of Object.entries(fields)) {
    const value = image[field];
    if (value === undefined) continue;
    picked[attribute] = value === false || typeof value === 'object' ? null : String(value);
  }
  return picked;
}

/** The old `srcset` would win over the new `src`. */
function thumbnailOf(url: string | undefined): Attributes {
  return url ? { src: url, srcset: null, sizes: null } : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}
