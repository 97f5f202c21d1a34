import { addTo, emptySet, firstInAll, fullSet, haveCommon, intersect, unite } from './bit-set';
import type { BitSet } from './bit-set';
import type { Variation } from './variation';

/** Attribute name → chosen value; empty: not chosen. */
export type Choice = Readonly<Record<string, string>>;

/**
 * What a value of one attribute comes to, together with the values chosen for the others.
 *
 * - `available`: at least one variation has it, and is in stock
 * - `out-of-stock`: variations have it, and all of them are sold out
 * - `inactive`: the shop shows it, but it cannot be chosen
 * - `unoffered`: no variation has it
 */
export type ValueState = 'available' | 'out-of-stock' | 'inactive' | 'unoffered';

interface AttributeIndex {
  /** Value → variations with exactly this value. */
  readonly exact: Map<string, BitSet>;
  /** Variations for which any value will do. */
  readonly any: BitSet;
  /** Variations that a value leaves over: those above, and those without this attribute. */
  readonly matching: Map<string, BitSet>;
  /** What a value leaves over that no variation names. */
  readonly matchingOther: BitSet;
}

/**
 * The variations of one product, sorted by attribute and value once, so that a choice costs next to
 * the same whether there are 50 variations or 5,000.
 *
 * Matching is the platform's (document "shop", 8.5): values are compared as they are; an empty or
 * missing value on either side matches everything; of several matches the first in the list wins.
 */
export class VariationIndex {
  readonly #attributes = new Map<string, AttributeIndex>();
  readonly #all: BitSet;
  readonly #active: BitSet;
  readonly #inStock: BitSet;

  constructor(readonly variations: readonly Variation[]) {
    const size = variations.length;
    this.#all = fullSet(size);
    this.#active = emptySet(size);
    this.#inStock = emptySet(size);
    const absent = new Map<string, BitSet>();
    for (const [position, variation] of variations.entries()) {
      const { variation_is_active: isActive = true, is_in_stock: isInStock = true } = variation;
      if (isActive) addTo(this.#active, position);
      if (isInStock) addTo(this.#inStock, position);
      for (const [name, value] of Object.entries(variation.attributes)) {
        const attribute = this.#attribute(name);
        let left = absent.get(name);
        if (!left) absent.set(name, (left = fullSet(size)));
        left[position >>> 5] = (left[position >>> 5] ?? 0) & ~(1 << (position & 31));
        addTo(value === '' ? attribute.any : bitsOf(attribute.exact, value, size), position);
      }
    }
    for (const [name, attribute] of this.#attributes) {
      unite(attribute.matchingOther, absent.get(name) ?? this.#all);
      unite(attribute.matchingOther, attribute.any);
      for (const [value, bits] of attribute.exact) {
        const matching = bits.slice();
        unite(matching, attribute.matchingOther);
        attribute.matching.set(value, matching);
      }
    }
  }

  /** The variation that the shop would sell for this choice. */
  find(choice: Choice): Variation | undefined {
    return this.variations[firstInAll(this.#matching(choice))];
  }

  /** Whether a variation matches; with `inStock` only those count that are in stock. */
  offers(choice: Choice, { inStock = false } = {}): boolean {
    const matching = this.#matching(choice);
    return inStock ? haveCommon(matching, this.#inStock) : haveCommon(matching);
  }

  /** Tells the state of any value of `name`, whatever is chosen for `name` itself. */
  statesOf(name: string, choice: Choice): (value: string) => ValueState {
    const others = this.#matching(choice, name);
    const attribute = this.#attributes.get(name);
    if (!attribute) return () => 'unoffered';
    const isAnyShown = haveCommon(others, attribute.any);
    const isAnyActive = isAnyShown && haveCommon(others, attribute.any, this.#active);
    return (value) => {
      const exact = attribute.exact.get(value) ?? NOTHING;
      if (!isAnyShown && !haveCommon(exact, others)) return 'unoffered';
      if (!isAnyActive && !haveCommon(exact, others, this.#active)) return 'inactive';
      const matching = attribute.matching.get(value) ?? attribute.matchingOther;
      return haveCommon(matching, others, this.#inStock) ? 'available' : 'out-of-stock';
    };
  }

  /** Attributes for which at least one variation asks for a certain value. */
  isRestricting(name: string): boolean {
    return (this.#attributes.get(name)?.exact.size ?? 0) > 0;
  }

  #matching(choice: Choice, except?: string): BitSet {
    const matching = this.#all.slice();
    for (const [name, { matching: byValue, matchingOther }] of this.#attributes) {
      const value = Object.hasOwn(choice, name) ? choice[name] : undefined;
      if (!value || name === except) continue;
      intersect(matching, byValue.get(value) ?? matchingOther);
    }
    return matching;
  }

  #attribute(name: string): AttributeIndex {
    let attribute = this.#attributes.get(name);
    if (!attribute) {
      const size = this.variations.length;
      attribute = {
        exact: new Map(),
        any: emptySet(size),
        matching: new Map(),
        matchingOther: emptySet(size),
      };
      this.#attributes.set(name, attribute);
    }
    return attribute;
  }
}

const NOTHING: BitSet = emptySet(0);

function bitsOf(sets: Map<string, BitSet>, value: string, size: number): BitSet {
  let bits = sets.get(value);
  if (!bits) sets.set(value, (bits = emptySet(size)));
  return bits;
}

/**
 * Whether a variation is one for this choice: the rule without an index, as other code calls it
 * (platform document "shop", 8.5).
 */
export function isMatch(attributes: Choice, choice: Choice): boolean {
  return Object.entries(attributes).every(([name, value]) => {
    const chosen = Object.hasOwn(choice, name) ? choice[name] : undefined;
    return !value || !chosen || value === chosen;
  });
}
