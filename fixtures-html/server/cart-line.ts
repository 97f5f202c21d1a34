import { optionName, type Product, type Variation } from '../catalogue/product';
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
  const { product, variation } = line;
  if (!variation) return product.name;
  const options = product.attributes.map((attribute) =>
    optionName(attribute, variation.attributes[attribute.key] ?? ''),
  );
  return `${product.name} - ${options.join(', ')}`;
}

export function lineSku(line: CartLine): string {
  return line.variation?.sku ?? line.product.sku;
}
