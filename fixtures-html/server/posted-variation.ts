import type { Product, Variation } from '../catalogue/product';

/** The field of an attribute; `null` when it was not sent. */
const posted = (fields: URLSearchParams, key: string): string | null =>
  fields.get(`attribute_${key}`);

function isMatch(variation: Variation, fields: URLSearchParams): boolean {
  return Object.entries(variation.attributes).every(
    ([key, value]) => value === '' || posted(fields, key) === value,
  );
}

/**
 * The first variation, in the shop's order, that the posted `attribute_…` fields describe. Whatever a
 * variation does not leave open must be there, and the same.
 */
export function matchingVariation(
  product: Product,
  fields: URLSearchParams,
): Variation | undefined {
  return product.variations.find((variation) => isMatch(variation, fields));
}

/**
 * The variation that a form asks to be added, with what it leaves open filled in: by its id, or by the
 * attributes where a page without script could not know the id. The attributes must all be there and
 * be options of the product; those that the variation names must be the same.
 */
export function chosenVariation(product: Product, fields: URLSearchParams): Variation | undefined {
  const id = Number(fields.get('variation_id') ?? 0);
  const variation =
    id > 0
      ? product.variations.find((candidate) => candidate.id === id)
      : matchingVariation(product, fields);
  if (!variation || !isMatch(variation, fields)) return undefined;
  const attributes: Record<string, string> = {};
  for (const { key, options } of product.attributes) {
    const value = posted(fields, key) ?? '';
    if (!options.includes(value)) return undefined;
    attributes[key] = value;
  }
  return { ...variation, attributes };
}
