import { isGateOpen, loadHtmlGate } from '../../shared/dom/html/html';
import type { Variation } from '../../shared/models/variations/variation';
import { guard, hookJQueries } from '../../shared/platform/events';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { limitQuantity, renderVariation, showDetails } from './details';
import type { FormParts } from './form-parts';
import { Message } from './message';
import { Presses } from './presses';
import type { VariationForm } from './variation-form';
import { classes, detailSelectors, settings, standIns, texts } from './variation-form.settings';

/**
 * What the button is for.
 *
 * - `ready`: adds the chosen variation
 * - `choose`: says that something has to be chosen
 * - `unavailable`: says that the chosen variation cannot be bought
 * - `unknown`: posts the form; the server finds out what was chosen
 */
export type ButtonState = 'ready' | 'choose' | 'unavailable' | 'unknown';

interface MediaHost {
  wp?: { mediaelement?: { initialize?: () => void } };
}

/** Shows what is chosen, and says what is to be said about it. */
export class ChoiceView {
  readonly parts: FormParts;
  readonly message: Message;
  readonly presses: Presses;

  constructor(readonly variations: VariationForm) {
    const { parts, signal } = variations;
    this.parts = parts;
    this.message = new Message(parts);
    this.presses = new Presses(variations, this);
    // For good: where it is hidden, nothing can be bought.
    for (const { style } of parts.all(detailSelectors.wrap)) style.display = '';
    // jQuery may come with any script, long after us.
    document.addEventListener('load', hookJQueries, { capture: true, signal });
    // A choice is near.
    for (const type of ['pointerover', 'focusin'])
      parts.form.addEventListener(type, () => loadHtmlGate().catch(() => undefined), {
        once: true,
        signal,
      });
    const remember = (): void => {
      if (!readSetting(settings.linkableUrl, parts.form)) return;
      loadChunk(() => import('./address'))
        .then(({ rememberInAddress }) => rememberInAddress(parts.form, parts.selectors.field))
        .catch(() => undefined);
    };
    parts.form.addEventListener('woocommerce_variation_has_changed', remember, { signal });
    signal.addEventListener('abort', () => parts.form.removeAttribute('current-image'));
  }

  /** Without a variation the page says again what it said before. */
  describe(variation?: Variation): void {
    showDetails(this.product, this.parts.edits, variation);
    // A gallery of blocks follows it.
    this.parts.form.setAttribute('current-image', String(variation?.image_id || ''));
  }

  /** Around everything that the page says about the product. */
  get product(): Element {
    const { form } = this.parts;
    return form.closest(detailSelectors.product) ?? form;
  }

  /** Without a variation the field’s own limits are back. */
  limitQuantity(variation?: Variation): void {
    const [field] = this.parts.all<HTMLInputElement>(detailSelectors.quantity);
    if (field) limitQuantity(field, this.parts.edits, variation);
  }

  show(variation: Variation): void {
    const { result, edits } = this.parts;
    if (!result) return;
    if (!isGateOpen()) {
      void this.#showLater(variation);
      return;
    }
    edits.keep(result).replaceChildren(renderVariation(variation));
    result.style.display = '';
    // Sound and film in a description are the platform's players.
    const { wp } = globalThis as MediaHost;
    if (result.querySelector('audio,video')) guard(() => wp?.mediaelement?.initialize?.());
  }

  /** Shows a variation once its markup may enter the page, if it is the chosen one still. */
  async #showLater(variation: Variation): Promise<void> {
    const { variations } = this;
    const problem = await loadHtmlGate().catch((error: unknown) => error);
    if (variations.signal.aborted || variations.variation !== variation) return;
    if (problem) {
      this.sayFailed(() => void this.#showLater(variation));
      return;
    }
    this.describe(variation);
    this.show(variation);
  }

  isForSale(variation: Variation): boolean {
    const { is_purchasable = true, is_in_stock = true, variation_is_visible = true } = variation;
    return is_purchasable && is_in_stock && variation_is_visible;
  }

  /** What it said stays in it, as with the original. */
  hide(): void {
    const { result, edits } = this.parts;
    // Hiding what says nothing would only move the page.
    if (result?.firstChild) edits.keep(result).style.display = 'none';
  }

  sayNoMatch(): void {
    this.message.show(readSetting(texts.noMatch));
  }

  /** What was chosen could not be looked up; `reason` is that of a request. */
  sayFailed(retry: () => void, reason = ''): void {
    const told = text('askFailed', 'This combination could not be looked up.');
    this.message.show(`${told} ${reason}`.trim(), retry);
  }

  /** Tells screen readers that the choice was cleared; `false` takes that back. */
  sayCleared(isCleared = true): void {
    for (const alert of this.parts.edited(detailSelectors.clearAlert)) {
      alert.textContent = isCleared ? readSetting(texts.cleared) : '';
    }
  }

  /** Moves the focus to a select, or to what stands in for one that is hidden. */
  focus(field: HTMLSelectElement | undefined): void {
    const cell = field?.closest(detailSelectors.cell);
    const others = standIns.map((selector) => cell?.querySelector<HTMLElement>(selector));
    for (const place of [field, ...others]) {
      place?.focus();
      if (place?.matches(':focus')) return;
    }
  }

  setButton(state: ButtonState): void {
    const isOff = state === 'choose' || state === 'unavailable';
    this.#toggle(detailSelectors.button, {
      [classes.disabled]: isOff,
      [classes.needed]: state === 'choose',
      [classes.unavailable]: state === 'unavailable',
    });
    this.#toggle(detailSelectors.buttonArea, {
      [classes.areaOn]: !isOff,
      [classes.areaOff]: isOff,
    });
  }

  setLoading(isLoading: boolean): void {
    this.#toggle(detailSelectors.button, { loading: isLoading });
  }

  #toggle(selector: string, names: Readonly<Record<string, boolean>>): void {
    for (const { classList } of this.parts.edited(selector)) {
      for (const [name, isOn] of Object.entries(names)) classList.toggle(name, isOn);
    }
  }

  /** Whether there is something to clear. */
  setClearable(canClear: boolean): void {
    for (const link of this.parts.edited(this.parts.selectors.clear)) {
      link.style.visibility = canClear ? 'visible' : 'hidden';
    }
  }
}
