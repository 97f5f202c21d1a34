import type { ValueState } from '../../shared/models/variations/variation-index';

/** One attribute as its select has it: what is offered, and what is chosen. */
export interface AttributeRow {
  attribute: string;
  select: HTMLSelectElement;
  /** The values there are now, and how far they can be had. */
  options: ReadonlyMap<string, ValueState>;
  /** The chosen value, empty when there is none. */
  selected: string;
}

/** All attributes of a form, by name, in their order. */
export type Rows = ReadonlyMap<string, AttributeRow>;

/** Reads the selects of a form, whose options the variation form renews at every change. */
export function readRows(selects: Iterable<HTMLSelectElement>): Rows {
  return new Map(
    [...selects].map((select) => {
      const attribute = select.dataset.attribute_name ?? select.name;
      const options = [...select.options].filter(({ value }) => value !== '');
      const states = new Map(options.map((option) => [option.value, stateOf(option)]));
      return [attribute, { attribute, select, options: states, selected: select.value }];
    }),
  );
}

function stateOf({ disabled, classList }: HTMLOptionElement): ValueState {
  if (disabled) return 'inactive';
  const isSoldOut = classList.contains('enabled') && classList.contains('out-of-stock');
  return isSoldOut ? 'out-of-stock' : 'available';
}

/** The chosen values by attribute, empty where there is none. */
export function chosenIn(rows: Rows): Readonly<Record<string, string>> {
  return Object.fromEntries([...rows].map(([name, { selected }]) => [name, selected]));
}
