import { isLong, parseInSlices } from '../models/variations/parse-in-slices';
import { readVariations, type VariationSource } from '../models/variations/read-variations';
import { VariationIndex } from '../models/variations/variation-index';
import { formData } from '../platform/form-data';
import { currentJQuery } from '../platform/jquery';
import { nextTask } from '../platform/next-task';

/** The variations of one product form, read and sorted once for all islands that need them. */
export interface FormVariations {
  readonly source: VariationSource;
  /** `undefined` unless the variations are embedded. */
  readonly index: VariationIndex | undefined;
}

const NAME = 'product_variations';

const read = new WeakMap<HTMLElement, FormVariations>();
const onTheirWay = new WeakMap<HTMLElement, Promise<FormVariations>>();

/** The variations of a form; those of `loadFormVariations`, or else read at once. */
export function formVariations(form: HTMLElement): FormVariations {
  return read.get(form) ?? rereadFormVariations(form);
}

/**
 * Reads the variations of a form without keeping the browser from anything else for long, however
 * many there are. Islands that ask meanwhile get the same.
 */
export function loadFormVariations(form: HTMLElement): Promise<FormVariations> {
  const known = read.get(form);
  if (known) return Promise.resolve(known);
  let loading = onTheirWay.get(form);
  if (!loading) onTheirWay.set(form, (loading = load(form)));
  return loading;
}

async function load(form: HTMLElement): Promise<FormVariations> {
  const text = form.dataset[NAME];
  const jQuery = currentJQuery();
  // Other code may have put a list of its own into jQuery's store.
  if (!text || jQuery?.data(form, NAME) !== undefined) return formVariations(form);
  const list = await parseInSlices(text, nextTask).catch(() => text);
  const source = readVariations(list);
  const pause = async (): Promise<void> => void (isLong(text) && (await nextTask()));
  await pause();
  const variations = { source, index: indexOf(source) };
  await pause();
  // Whoever has asked for them at once meanwhile was first.
  const known = read.get(form);
  if (known) return known;
  // As jQuery would have: other code gets, and may change, the very objects that are used here.
  if (jQuery && typeof list === 'object') jQuery(form).data(NAME, list);
  read.set(form, variations);
  return variations;
}

/** Reads anew what another script has put in the place of the variations. */
export function rereadFormVariations(form: HTMLElement): FormVariations {
  const source = readVariations(formData(form, NAME));
  const variations = { source, index: indexOf(source) };
  read.set(form, variations);
  return variations;
}

const indexOf = (source: VariationSource): VariationIndex | undefined =>
  source.type === 'embedded' ? new VariationIndex(source.variations) : undefined;
