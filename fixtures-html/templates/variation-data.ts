import type { Colour, Product, Variation } from '../catalogue/product';
import { COLOURS } from '../catalogue/product';
import { isInStock, stockOf, unitPence } from '../server/stock';
import type { Visitor } from '../server/visitor';
import { html } from './markup';
import { PICTURE_SIZES, pictureSrcset, pictureUrl, type PictureSize } from './picture';
import { amount } from './price';
import { stockText } from './product-facts';
import { absolute, type View } from './view';

function availability(visitor: Visitor, product: Product, variation: Variation): string {
  const stock = stockOf(visitor, product, variation);
  if (stock === null) return '';
  if (stock <= 0) return '<p class="stock out-of-stock">Out of stock</p>\n';
  return `<p class="stock in-stock">${stockText(stock)}</p>\n`;
}

function colourOf(product: Product, variation: Variation): Colour {
  const named = new Set(Object.values(variation.attributes).map((value) => value.toLowerCase()));
  return COLOURS.find((colour) => named.has(colour)) ?? product.art.colour;
}

/** The picture of a variation, in the sizes that the platform makes of each upload. */
function image(view: View, product: Product, variation: Variation): Record<string, unknown> {
  const colour = variation.details?.colour ?? colourOf(product, variation);
  const colourway = { slug: `${product.slug}-${colour}` };
  const url = (size: PictureSize): string => absolute(view, pictureUrl(colourway, 'front', size));
  const { full, single, thumbnail, gallery } = PICTURE_SIZES;
  return {
    title: `${product.name} ${colour}`,
    caption: '',
    url: url('full'),
    alt: `${product.name} in ${colour}`,
    src: url('single'),
    srcset: pictureSrcset(colourway, 'front'),
    sizes: `(max-width: ${single[0]}px) 100vw, ${single[0]}px`,
    full_src: url('full'),
    full_src_w: full[0],
    full_src_h: full[1],
    gallery_thumbnail_src: url('gallery'),
    gallery_thumbnail_src_w: gallery[0],
    gallery_thumbnail_src_h: gallery[1],
    thumb_src: url('thumbnail'),
    thumb_src_w: thumbnail[0],
    thumb_src_h: thumbnail[1],
    src_w: single[0],
    src_h: single[1],
  };
}

function largestOrder(visitor: Visitor, product: Product, variation: Variation): number | '' {
  if (product.soldIndividually) return 1;
  return stockOf(visitor, product, variation) || '';
}

/** The swatches plugin's own field, where it shows what is left. */
function stockLeft({ visitor }: View, product: Product, variation: Variation): object {
  if (visitor.situation.swatchOptions['show_variation_stock'] !== '1') return {};
  const stock = stockOf(visitor, product, variation);
  return { variation_stock_left: stock === null ? '' : `${stock} left` };
}

/** The prices of all variations differ: only then each says its own. */
function hasPriceRange(product: Product): boolean {
  const [first, ...others] = product.variations;
  if (!first) return false;
  const pence = unitPence(product, first);
  return others.some((variation) => unitPence(product, variation) !== pence);
}

/** Makes the objects that the platform prints for a product's variations (all keys, same types). */
export function variationData(view: View, product: Product): (variation: Variation) => unknown {
  const { visitor } = view;
  const isPriced = hasPriceRange(product);
  return (variation) => {
    const { description, weightKg, sizeCm, isInactive, isUnpriced } = variation.details ?? {};
    const pence = unitPence(product, variation);
    return {
      attributes: Object.fromEntries(
        Object.entries(variation.attributes).map(([key, value]) => [`attribute_${key}`, value]),
      ),
      availability_html: availability(visitor, product, variation),
      backorders_allowed: false,
      dimensions: {
        length: String(sizeCm?.[0] ?? ''),
        width: String(sizeCm?.[1] ?? ''),
        height: String(sizeCm?.[2] ?? ''),
      },
      dimensions_html: sizeCm ? `${sizeCm.join(' &times; ')} cm` : 'N/A',
      display_price: pence / 100,
      display_regular_price: pence / 100,
      gallery_image_ids: [],
      gallery_images_html: '',
      image: image(view, product, variation),
      image_id: 10_000 + COLOURS.indexOf(variation.details?.colour ?? colourOf(product, variation)),
      is_downloadable: false,
      is_in_stock: isInStock(visitor, product, variation),
      is_purchasable: !isUnpriced,
      is_sold_individually: product.soldIndividually ? 'yes' : 'no',
      is_virtual: false,
      max_qty: largestOrder(visitor, product, variation),
      min_qty: product.minQuantity,
      price_html: isPriced ? String(html`<span class="price">${amount(pence)}</span>`) : '',
      sku: variation.sku,
      variation_description: description ?? '',
      variation_id: variation.id,
      variation_is_active: !isInactive,
      variation_is_visible: !isUnpriced,
      ...stockLeft(view, product, variation),
      weight: weightKg === undefined ? '' : weightKg.toFixed(2),
      weight_html: weightKg === undefined ? 'N/A' : `${weightKg.toFixed(2)} kg`,
    };
  };
}
