import type { Choice } from '../../shared/models/variations/variation-index';
import type { Variation } from '../../shared/models/variations/variation';
import { loadFormVariations, rereadFormVariations } from '../../shared/stores/form-variations';
import { loadChunk } from '../../shared/platform/load-chunk';
import { Embedded } from './embedded';
import type { VariationForm } from './variation-form';

/** Finds the variation of a choice: in the page, or by asking the server. */
export interface Finder {
  readonly isEmbedded: boolean;
  /** Leaves in the selects what the other choices leave of them. */
  offer: () => void;
  /** Hands on what a complete choice means, now or later; `undefined`: nothing matches. */
  find: (choice: Choice, use: (variation: Variation | undefined) => void) => void;
  /** What was asked last is not wanted any more. */
  drop: () => void;
  /** Keeps a press until it is known which variation it means; false when that is known. */
  keepPress: (data: FormData) => boolean;
  readonly isAsking: boolean;
}

/**
 * @param isChanged another script has put something in the place of the variations
 * @throws when the page's variations cannot be used
 */
export async function loadFinder(variations: VariationForm, isChanged = false): Promise<Finder> {
  const { form } = variations.parts;
  const read = isChanged ? rereadFormVariations(form) : await loadFormVariations(form);
  if (read.index) return new Embedded(variations, read.index);
  if (read.source.type === 'malformed') throw unusable(form, read.source.problem);
  return new (await loadChunk(() => import('./on-demand'))).OnDemand(variations);
}

/** Says where the page cannot be used, and what should stand there. */
function unusable({ dataset }: HTMLFormElement, problem: string): Error {
  const where = `form.variations_form[data-product_id="${dataset.product_id}"]`;
  return new Error(`data-product_variations on ${where}: ${problem}`);
}
