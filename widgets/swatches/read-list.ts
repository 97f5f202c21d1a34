import { formVariations } from '../../shared/stores/form-variations';
import { PLUGIN, selectors, THEME, type Dialect } from './swatches.contract';

/** One attribute's list of swatches, and the hidden select that carries the choice. */
export interface SwatchList {
  element: HTMLElement;
  dialect: Dialect;
  /** Name of the attribute as the platform posts it, e.g. `attribute_pa_color`. */
  attribute: string;
  select: HTMLSelectElement;
  /** What holds all attributes of the product. */
  form: HTMLElement;
  /** Where the attribute's name stands; some layouts have none. */
  label: HTMLElement | undefined;
}

/**
 * Finds what belongs to a list.
 *
 * @throws when the list has no attribute name, no select to write to, or variations that cannot be read
 */
export function readList(element: HTMLElement): SwatchList {
  const dialect = element.classList.contains(PLUGIN.list) ? PLUGIN : THEME;
  const cell = element.parentElement;
  const select = [...(cell?.querySelectorAll('select') ?? [])].find(
    (candidate) => candidate.dataset.attribute_name === element.dataset.attribute_name,
  );
  const attribute = element.dataset.attribute_name;
  if (!attribute) throw listError(element, 'the attribute data-attribute_name with a name');
  if (!select) throw listError(element, `a select[data-attribute_name="${attribute}"] beside it`);
  const form = formOf(element);
  const { source } = formVariations(form);
  if (source.type === 'malformed') {
    throw listError(form, `data-product_variations with ${source.problem}`);
  }
  const row = element.closest('tr') ?? cell?.parentElement;
  const label = row?.querySelector<HTMLElement>(selectors.label) ?? undefined;
  return { element, dialect, attribute, select, form, label };
}

/** Lists are looked for in forms only; in bundles and composites a part of one is about one product. */
export const formOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>(selectors.form) as HTMLElement;

function listError(element: HTMLElement, expected: string): Error {
  const { outerHTML } = element.cloneNode() as Element;
  return new Error(`swatches: expected ${expected}, at ${outerHTML}`);
}

/** The items as they stand in the list, and as `SwatchListView` counts them. */
export function itemsOf({
  element,
  dialect,
}: Pick<SwatchList, 'element' | 'dialect'>): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(`.${dialect.item}`)];
}

/** Never through a converting reader: the value "38" must stay a text. */
export function valueOf(item: Element): string {
  return item.getAttribute('data-value') ?? '';
}
