import type { Variation } from '../../shared/models/variations/variation';
import type { Choice, VariationIndex } from '../../shared/models/variations/variation-index';
import type { Finder } from './finder';
import { offerOptions } from './options';
import type { VariationForm } from './variation-form';

/** Knows all variations of the product. */
export class Embedded implements Finder {
  readonly isEmbedded = true;
  readonly isAsking = false;
  readonly #options: ReadonlyMap<HTMLSelectElement, readonly HTMLOptionElement[]>;

  constructor(
    readonly variations: VariationForm,
    readonly index: VariationIndex,
  ) {
    this.#options = variations.options;
    const { edits } = variations.parts;
    for (const options of this.#options.values()) for (const option of options) edits.keep(option);
  }

  /** All are renewed before any is told of: whoever hears of it renews them again, by what is left. */
  offer(): void {
    const { data } = this.variations.chosen;
    const givenUp = [...this.#options].filter(
      ([field, options]) =>
        !offerOptions(field, options, this.index.statesOf(this.variations.nameOf(field), data)),
    );
    for (const [field] of givenUp) this.variations.parts.changed(field);
  }

  find(choice: Choice, use: (variation: Variation | undefined) => void): void {
    const fate = this.variations.renew();
    if (fate !== 'replaced') use(fate === 'kept' ? this.index.find(choice) : undefined);
  }

  drop(): void {}

  keepPress(): boolean {
    return false;
  }
}
