import type { Product, Variation } from '../catalogue/product';
import { md5 } from './digest';

export interface CartLine {
  readonly key: string;
  readonly product: Product;
  readonly variation: Variation | undefined;
  quantity: number;
}

/** The id that price and stock hang on: the variation's when there is one. */
export function stockId(product: Product, variation: Variation | undefined): number {
  return variation?.id ?? product.id;
}

/** Same product and options, same line. */
export function cartLineKey(product: Product, variation: Variation | undefined): string {
  return md5(
    variation
      ? `${product.id}_${variation.id}_${JSON.stringify(variation.attributes)}`
      : String(product.id),
  );
}

export function lineName(line: CartLine): string {
  if (!line.variation) return line.product.name;
  return `${line.product.name} - ${Object.values(line.variation.attributes).join(', ')}`;
}

export function lineSku(line: CartLine): string {
  return line.variation?.sku ?? line.product.sku;
}
