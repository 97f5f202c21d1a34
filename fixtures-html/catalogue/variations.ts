import type { ProductAttribute, Variation } from './product';

interface VariationPlan {
  readonly firstId: number;
  readonly sku: string;
  readonly pricePence: number;
  readonly attributes: readonly ProductAttribute[];
  /** Combinations that are sold out, written as their option values joined by `/`. */
  readonly soldOut?: readonly string[];
}

/** Every combination of the attributes as one variation, in the order of the options. */
export function everyVariation(plan: VariationPlan): Variation[] {
  let combinations: Record<string, string>[] = [{}];
  for (const attribute of plan.attributes) {
    combinations = combinations.flatMap((combination) =>
      attribute.options.map((option) => ({ ...combination, [attribute.key]: option })),
    );
  }
  return combinations.map((attributes, index) => ({
    id: plan.firstId + index,
    sku: `${plan.sku}-${index + 1}`,
    attributes,
    pricePence: plan.pricePence,
    stock: plan.soldOut?.includes(Object.values(attributes).join('/')) ? 0 : 15,
  }));
}
