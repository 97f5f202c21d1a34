/**
 * One variation as the platform prints it. Source: platform document "shop", 8.2; specification
 * section 3 "Product variation".
 *
 * Only what is not optional here has been checked by `readVariations`. Everything else is as the
 * server (or another plugin) wrote it: absent fields are normal, and further ones may stand beside
 * these. The object is never copied: other code keeps data on it and gets it as an event's argument.
 */
export interface Variation {
  readonly variation_id: number;
  /** `attribute_<slug>` → value; an empty value means any. */
  readonly attributes: VariationAttributes;
  /** `false`: the option is shown, but cannot be chosen. */
  readonly variation_is_active?: boolean;
  /** `false`: no price or disabled; it cannot be bought. */
  readonly variation_is_visible?: boolean;
  readonly is_purchasable?: boolean;
  readonly is_in_stock?: boolean;
  readonly backorders_allowed?: boolean;
  readonly is_sold_individually?: 'yes' | 'no';
  readonly min_qty?: number | '';
  /** Empty: unlimited. */
  readonly max_qty?: number | '';
  readonly display_price?: number;
  readonly display_regular_price?: number;
  /** Markup; empty when all variations cost the same. */
  readonly price_html?: string;
  /** Markup. */
  readonly availability_html?: string;
  /** Markup. */
  readonly variation_description?: string;
  readonly sku?: string;
  readonly weight?: string;
  readonly weight_html?: string;
  readonly dimensions?: Readonly<Record<'length' | 'width' | 'height', string>>;
  /** Text with HTML entities. */
  readonly dimensions_html?: string;
  readonly image?: VariationImage | false;
  /** 0 when there is none. */
  readonly image_id?: number;
  readonly gallery_image_ids?: readonly number[];
  /** Markup of a whole gallery, where the shop has galleries per variation. */
  readonly gallery_images_html?: string;
  /** Text such as '3 left', where the swatches plugin adds it. */
  readonly variation_stock_left?: string | number;
  /** Older fields of themes and plugins. */
  readonly image_src?: string;
  readonly image_link?: string;
  readonly variation_permalink?: string;
}

export type VariationAttributes = Readonly<Record<string, string>>;

/** `false` removes an attribute of the image, `undefined` leaves it. */
export interface VariationImage {
  readonly title?: string | false;
  readonly caption?: string | false;
  readonly url?: string | false;
  readonly alt?: string | false;
  /** Empty when there is no image. */
  readonly src?: string | false;
  readonly srcset?: string | false;
  readonly sizes?: string | false;
  readonly src_w?: number;
  readonly src_h?: number;
  readonly full_src?: string;
  readonly full_src_w?: number;
  readonly full_src_h?: number;
  readonly gallery_thumbnail_src?: string;
  readonly gallery_thumbnail_src_w?: number;
  readonly gallery_thumbnail_src_h?: number;
  readonly thumb_src?: string;
  readonly thumb_src_w?: number;
  readonly thumb_src_h?: number;
}
