import type { Choice, ValueState, VariationIndex } from './variation-index';

/** What is chosen in a form; specification section 3 "Chosen attributes summary". */
export interface ChosenAttributes {
  /** Number of attributes. */
  readonly count: number;
  /** Number of attributes with a value. */
  readonly chosenCount: number;
  readonly data: Record<string, string>;
}

/** Sums up the attribute fields of a form, in their order. */
export function summariseChoice(
  fields: Iterable<readonly [name: string, value: string]>,
): ChosenAttributes {
  const data: [string, string][] = [];
  let chosenCount = 0;
  for (const [name, value] of fields) {
    data.push([name, value]);
    if (value) chosenCount += 1;
  }
  // Not by assignment: an attribute may have any name, `__proto__` included.
  return { count: data.length, chosenCount, data: Object.fromEntries(data) };
}

/** The shop's rules for swatches; platform document "forms, swatches, consent", B.2 and B.5. */
export interface ChoiceRules {
  /** A second press on a chosen value takes it back. */
  clearOnReselect: boolean;
  /** A value that goes with none of the other chosen ones is chosen, and those are cleared. */
  deselectUnavailable: boolean;
  /** Sold-out variations count as if they were not offered. */
  disableOutOfStock: boolean;
  /** Sold-out values can be chosen, and look sold out. */
  clickableOutOfStock: boolean;
}

/** How a value is to be shown. `no-stock`: sold out, and can be chosen all the same. */
export type SwatchState = 'available' | 'no-stock' | 'disabled';

/**
 * The look of a value, apart from being the chosen one (specification section 4 "Variation swatches",
 * item states; platform document "forms, swatches, consent", B.5.2). What is chosen stays so when it is
 * sold out: how it can be bought is said beside the button.
 */
export function swatchState(
  state: ValueState,
  isChosen: boolean,
  { clickableOutOfStock }: Pick<ChoiceRules, 'clickableOutOfStock'>,
): SwatchState {
  switch (state) {
    case 'unoffered':
    case 'inactive':
      return 'disabled';
    case 'out-of-stock':
      if (clickableOutOfStock) return 'no-stock';
      return isChosen ? 'available' : 'disabled';
    case 'available':
      return state;
    default:
      return state satisfies never;
  }
}

/**
 * The choice after a press on `value` of the attribute `name`.
 *
 * A press on a value that cannot be chosen does nothing, unless the shop deselects what is in its way:
 * the original would clear the attribute, which loses what the shopper had chosen.
 *
 * @param index `undefined`: on demand, where nothing is known before the server was asked
 */
export function choiceAfterPress(
  index: VariationIndex | undefined,
  choice: Choice,
  name: string,
  value: string,
  rules: ChoiceRules,
): Choice {
  const { clearOnReselect, deselectUnavailable, disableOutOfStock } = rules;
  if (choice[name] === value) return clearOnReselect ? { ...choice, [name]: '' } : choice;
  const next = { ...choice, [name]: value };
  if (!index) return next;
  if (deselectUnavailable && !index.offers(next, { inStock: disableOutOfStock })) {
    for (const other of conflicting(index, next, name)) next[other] = '';
    return next;
  }
  const state = index.statesOf(name, choice)(value);
  const canBeChosen = swatchState(state, false, rules) !== 'disabled';
  return canBeChosen || deselectUnavailable ? next : choice;
}

/** Attributes that are cleared for the sake of `name`; those open to any value never are. */
function conflicting(index: VariationIndex, choice: Choice, name: string): string[] {
  return Object.keys(choice).filter(
    (other) => other !== name && choice[other] && index.isRestricting(other),
  );
}

/** The values of the one attribute that is still open, and what is left of each. */
export interface StockHints {
  readonly attribute: string;
  /** Value → text such as '3 left'. */
  readonly left: ReadonlyMap<string, string>;
}

/**
 * What is left of the values of the last open attribute, where little is (platform document "forms,
 * swatches, consent", B.5.6). `undefined`: not exactly one of several attributes is open.
 *
 * @param valuesOf the values of an attribute that the form shows
 * @param threshold the largest stock, in pieces, that is worth a hint
 */
export function stockHints(
  index: VariationIndex,
  choice: Choice,
  valuesOf: (attribute: string) => Iterable<string>,
  threshold: number,
): StockHints | undefined {
  const names = Object.keys(choice);
  const open = names.filter((name) => !choice[name]);
  const [attribute] = open;
  if (names.length < 2 || open.length !== 1 || attribute === undefined) return undefined;
  const left = new Map<string, string>();
  for (const value of valuesOf(attribute)) {
    const variation = value ? index.find({ ...choice, [attribute]: value }) : undefined;
    const { is_in_stock: isInStock, max_qty: stock, variation_stock_left: text } = variation ?? {};
    if (isInStock && stock && text && Number(stock) <= threshold) left.set(value, String(text));
  }
  return { attribute, left };
}
