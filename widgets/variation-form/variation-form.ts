import { summariseChoice, type ChosenAttributes } from '../../shared/models/variations/choice';
import type { Variation } from '../../shared/models/variations/variation';
import { listenOn, type HeardEvent } from '../../shared/platform/element-events';
import { raise } from '../../shared/platform/events';
import { loadChunk } from '../../shared/platform/load-chunk';
import { isRecord } from '../../shared/platform/page-settings';
import { $latestForm, chosenVariation } from '../../shared/stores/chosen-variation';
import { loadFormVariations } from '../../shared/stores/form-variations';
import type { ChoiceView } from './choice-view';
import type { Finder } from './finder';
import type { FormParts } from './form-parts';
import { NAMESPACE, selectors } from './variation-form.contract';

const loadSecondHalf = (): Promise<typeof import('./second-half')> =>
  loadChunk(() => import('./second-half'));

/**
 * One product form with options, as the platform's own script runs it: what it does are reactions to
 * its own events, which other code raises, too (platform document "shop", section 8).
 */
export class VariationForm {
  readonly #reactions: Readonly<Record<string, (...args: unknown[]) => void>> = {
    check_variations: (chosen) => this.#check(chosen),
    update_variation_values: () => {
      if (!this.#finder.isEmbedded) return;
      this.#finder.offer();
      this.fire('woocommerce_update_variation_values');
    },
    found_variation: (variation) => isRecord(variation) && this.#found(variation as never),
    reset_data: () => this.#reset(),
    show_variation: (_variation, canBeBought) =>
      this.view.setButton(canBeBought ? 'ready' : 'unavailable'),
    hide_variation: () => {
      this.#unshown = undefined;
      this.view.setButton('choose');
    },
    announce_reset: () => this.view.sayCleared(),
    clear_reset_announcement: () => this.view.sayCleared(false),
    reset_focus: () => this.view.focus(this.#fields[0]),
    reload_product_variations: () => void this.#reload().catch(reportError),
  };
  /** Each field's options as the server sent them. */
  options: ReadonlyMap<HTMLSelectElement, readonly HTMLOptionElement[]> = new Map();
  #finder!: Finder;
  /** There from `load` on; nothing is heard or raised before. */
  view!: ChoiceView;
  /** What was found is shown when everything that led to it is done. */
  #unshown: Variation | undefined;
  #depth = 0;
  #isStarting = false;

  constructor(
    readonly parts: FormParts,
    readonly signal: AbortSignal,
  ) {
    this.#readFields();
    signal.addEventListener('abort', () => this.#stop());
  }

  /**
   * Sets the form up, and checks what is chosen already: by the address, the shop or the browser.
   *
   * @throws when the page's variations cannot be used
   */
  async load(): Promise<void> {
    // The variations are read while the code for them is on its way.
    const [{ ChoiceView: View, loadFinder }] = await Promise.all([
      loadSecondHalf(),
      loadFormVariations(this.parts.form),
    ]);
    const finder = await loadFinder(this);
    if (this.signal.aborted) return;
    this.#finder = finder;
    this.view = new View(this);
    this.listen();
    $latestForm.set(this.parts.form);
  }

  start(formObject?: object): void {
    this.#isStarting = true;
    this.enter(() => {
      this.fire('check_variations');
      this.fire('wc_variation_form', formObject && [formObject]);
    });
    this.#isStarting = false;
  }

  get #fields(): readonly HTMLSelectElement[] {
    return [...this.options.keys()];
  }

  /** @returns whether they are others than before */
  #readFields(): boolean {
    const { options, parts } = this;
    const fields = parts.edited<HTMLSelectElement>(selectors.field);
    if (fields.length === options.size && fields.every((field) => options.has(field))) return false;
    this.options = new Map(
      fields.map((field) => [field, options.get(field) ?? [...field.options]]),
    );
    return true;
  }

  /** Runs something on the fields that are in the form by now: other code may have put in new ones. */
  withFields(run: () => void): void {
    const goOn = (): void => {
      if (!this.signal.aborted) this.enter(run);
    };
    if (this.#readFields()) this.#renewFinder().then(goOn).catch(reportError);
    else goOn();
  }

  get chosen(): ChosenAttributes {
    return summariseChoice(this.#fields.map((field) => [this.nameOf(field), field.value]));
  }

  nameOf({ dataset, name }: HTMLSelectElement): string {
    return dataset.attribute_name ?? name;
  }

  /** The variation that a press on the button means now. */
  get variation(): Variation | undefined {
    return chosenVariation(this.parts.form).get();
  }

  get isAsking(): boolean {
    return this.#finder.isAsking;
  }

  /** Keeps a press until the server has said which variation it means; false: nothing is asked. */
  keepPress(data: FormData): boolean {
    return this.#finder.keepPress(data);
  }

  /** What the form itself does comes first, so that code outside meets a page that is up to date. */
  fire(name: string, args: unknown[] = [], target: Element = this.parts.form): void {
    this.#reactions[name]?.(...args);
    raise(name, args, target);
  }

  /**
   * Runs something to its end, and then shows the variation that came of it.
   *
   * @param isFoundByOthers what they have found is shown once all have heard of it
   */
  enter(run: () => void, isFoundByOthers = false): void {
    this.#depth += 1;
    try {
      run();
    } finally {
      this.#depth -= 1;
      if (isFoundByOthers) queueMicrotask(() => this.#showFound());
      else this.#showFound();
    }
  }

  #showFound(): void {
    if (this.#depth === 0 && this.#unshown && !this.signal.aborted) this.#show(this.#unshown);
  }

  /** Begun once, and again where other code has taken all of it off. */
  listen(): void {
    const hear = (name: string, react: (event: HeardEvent, ...args: unknown[]) => void): void =>
      listenOn(
        this.parts.form,
        name,
        (event, ...args) => this.enter(() => react(event, ...args), name === 'found_variation'),
        this.signal,
        NAMESPACE,
      );
    for (const [name, react] of Object.entries(this.#reactions)) {
      hear(name, (_event, ...args) => react(...args));
    }
    hear('change', ({ target }) => {
      if (!(target as Element).matches(selectors.field)) return;
      this.withFields(() => this.#changed());
    });
    hear('click', (event) => this.#clear(event));
    hear('keydown', (event) => {
      if (/^( |Enter)$/.test(event.key ?? '')) this.#clear(event);
    });
  }

  #changed(): void {
    this.parts.setId('');
    this.fire('clear_reset_announcement');
    this.view.message.clear();
    if (this.#finder.isEmbedded) this.fire('woocommerce_variation_select_change');
    this.fire('check_variations');
    this.fire('woocommerce_variation_has_changed');
  }

  #check(given: unknown): void {
    const choice = isRecord(given) ? (given as unknown as ChosenAttributes) : this.chosen;
    const { count, chosenCount, data } = choice;
    const finder = this.#finder;
    finder.drop();
    this.view.setClearable(chosenCount > 0);
    if (count && chosenCount === count) finder.find(data, (variation) => this.#use(variation));
    else if (this.renew() !== 'replaced') this.fire('reset_data');
  }

  /**
   * Leaves in the selects what the choice leaves of them.
   *
   * @returns what became of the choice. What could not be had is `given-up`. It is `replaced` where
   *   other code has completed it meanwhile: that has been looked up by then.
   */
  renew(): 'kept' | 'given-up' | 'replaced' {
    const before = JSON.stringify(this.chosen.data);
    this.fire('update_variation_values');
    const { count, chosenCount, data } = this.chosen;
    if (JSON.stringify(data) === before) return 'kept';
    return chosenCount < count ? 'given-up' : 'replaced';
  }

  #use(variation: Variation | undefined): void {
    if (variation) {
      this.fire('found_variation', [variation]);
      return;
    }
    this.fire('reset_data');
    // As on the platform: on demand the link stays.
    if (this.#finder.isEmbedded) this.view.setClearable(false);
    if (!this.#isStarting) this.view.sayNoMatch();
  }

  #found(variation: Variation): void {
    chosenVariation(this.parts.form).set(variation);
    this.view.describe(variation);
    this.parts.setId(String(variation.variation_id));
    this.view.limitQuantity(variation);
    this.#unshown = variation;
  }

  #show(variation: Variation): void {
    this.#unshown = undefined;
    this.view.show(variation);
    this.fire('show_variation', [variation, this.view.isForSale(variation)], this.#place);
  }

  #reset(): void {
    chosenVariation(this.parts.form).set(undefined);
    this.view.describe();
    this.view.limitQuantity();
    this.fire('reset_image');
    this.view.hide();
    this.fire('hide_variation', [], this.#place);
  }

  get #place(): HTMLElement {
    return this.parts.result ?? this.parts.form;
  }

  #clear(event: HeardEvent): void {
    if (!(event.target as Element).closest(selectors.clear)) return;
    event.preventDefault();
    for (const field of this.#fields) {
      field.value = '';
      this.parts.changed(field);
    }
    for (const name of ['announce_reset', 'reset_data', 'reset_focus']) this.fire(name);
  }

  async #reload(): Promise<void> {
    await this.#renewFinder(true);
    if (!this.signal.aborted) this.enter(() => this.fire('check_variations'));
  }

  /** @param isChanged another script has put something in the place of the variations */
  async #renewFinder(isChanged = false): Promise<void> {
    this.#finder.drop();
    const { loadFinder } = await loadSecondHalf();
    this.#finder = await loadFinder(this, isChanged);
  }

  #stop(): void {
    const values = this.#fields.map(({ value }) => value);
    this.view?.message.clear();
    this.parts.edits.restoreAll();
    for (const [index, field] of this.#fields.entries()) field.value = values[index] ?? '';
  }
}
