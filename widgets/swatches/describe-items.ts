import {
  stockHints,
  swatchState,
  type ChoiceRules,
  type StockHints,
  type SwatchState,
} from '../../shared/models/variations/choice';
import type { ValueState, VariationIndex } from '../../shared/models/variations/variation-index';
import { chosenIn, type AttributeRow, type Rows } from './read-row';
import { tabStopOf } from './swatches.model';

/** A value as its item shows it. */
export interface SwatchItem {
  value: string;
  title: string;
  look: SwatchState;
  isSelected: boolean;
  /** Whether a press chooses it, be it that other choices give way. */
  canBeChosen: boolean;
  isTabStop: boolean;
  /** Why it cannot be had, for tooltip and name; empty when it can. */
  remark: string;
  /** How little is left of it, e.g. '3 left'. */
  hint: string | undefined;
}

/** What all lists of one form show. */
export interface FormState {
  /** Counts the changes that the variation form has told of. */
  turn: number;
  rows: Rows;
  /** `undefined`: variations are asked for one by one, and everything is offered. */
  index: VariationIndex | undefined;
  rules: ChoiceRules;
  /** What is left of the last open attribute; only after a press, as the plugin does. */
  hints: StockHints | undefined;
}

/** Tooltip texts for what cannot be had. */
export interface Remarks {
  outOfStock: string;
  unavailable: string;
}

/** The items of one attribute, in their order. `focused` is the value that has the focus. */
export function describeItems(
  attribute: string,
  titles: ReadonlyMap<string, string>,
  { rows, index, rules, hints }: FormState,
  remarks: Remarks,
  focused: string | undefined,
): SwatchItem[] {
  const row = rows.get(attribute);
  const stateOf = index?.statesOf(attribute, chosenIn(rows)) ?? (() => 'available' as const);
  const selected = row?.selected ?? '';
  const items = [...titles].map(([value, title]) => {
    const state = index ? worse(optionState(row, value), stateOf(value)) : 'available';
    const isSelected = value === selected;
    const look = swatchState(state, isSelected, rules);
    return {
      value,
      title,
      look,
      isSelected,
      canBeChosen: look !== 'disabled' || rules.deselectUnavailable,
      remark: remarkOn(state, remarks),
      hint: hints?.attribute === attribute ? hints.left.get(value) : undefined,
    };
  });
  const tabStop = tabStopOf(items, selected, focused);
  return items.map((item) => ({ ...item, isTabStop: item.value === tabStop }));
}

const BEST_FIRST: readonly ValueState[] = ['available', 'out-of-stock', 'inactive', 'unoffered'];

/** Other plugins take options away, or mark them, without a word in the variations. */
function worse(one: ValueState, other: ValueState): ValueState {
  return BEST_FIRST.indexOf(one) > BEST_FIRST.indexOf(other) ? one : other;
}

function optionState(row: AttributeRow | undefined, value: string): ValueState {
  return row?.options.get(value) ?? 'unoffered';
}

function remarkOn(state: ValueState, { outOfStock, unavailable }: Remarks): string {
  if (state === 'available') return '';
  return state === 'out-of-stock' ? outOfStock : unavailable;
}

/** What screen readers call the item: everything that its tooltip and its hint say. */
export function nameOf({ title, remark, hint }: SwatchItem): string {
  return [title, remark, hint].filter(Boolean).join(', ');
}

/** The hints for the rows as they stand. */
export function hintsFor(rows: Rows, index: VariationIndex, threshold: number): FormState['hints'] {
  const valuesOf = (attribute: string): Iterable<string> =>
    rows.get(attribute)?.options.keys() ?? [];
  return stockHints(index, chosenIn(rows), valuesOf, threshold);
}
