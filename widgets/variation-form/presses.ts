import type { Variation } from '../../shared/models/variations/variation';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { text, thisItem } from '../../shared/platform/strings';
import { classes, detailSelectors, settings, texts } from './variation-form.settings';
import type { ChoiceView } from './choice-view';
import type { VariationForm } from './variation-form';

const loadBuy = (): Promise<typeof import('./buy')> => loadChunk(() => import('./buy'));

/** What becomes of presses on the add button (platform document "shop", 8.9). */
export class Presses {
  constructor(
    readonly variations: VariationForm,
    readonly view: ChoiceView,
  ) {
    const { parts, signal } = variations;
    const { form } = parts;
    form.addEventListener(
      'click',
      (event) => {
        if (!(event.target as Element).closest(detailSelectors.button)) return;
        // The second click of a double click is no wish of its own.
        if (event.detail > 1) event.preventDefault();
        else this.#refuse(event);
      },
      { signal },
    );
    form.addEventListener(
      'keydown',
      (event) => {
        const { key, repeat, target } = event;
        // A key that is held down is pressed once.
        if (
          key === 'Enter' &&
          repeat &&
          (target as Element).matches(`input,${detailSelectors.button}`)
        )
          event.preventDefault();
      },
      { signal },
    );
    // After all listeners on the form: another script may have stopped the submit.
    document.addEventListener(
      'submit',
      (event) => {
        const { target, submitter, defaultPrevented } = event;
        // Another button of the form, as one that leads to the checkout, posts it.
        const isOurs = !submitter || submitter.matches(detailSelectors.button);
        if (target === form && isOurs && !defaultPrevented && !this.#refuse(event))
          this.#take(event);
      },
      { signal },
    );
    // Who chooses may press next, by when the network may be gone.
    const prepare = (): void => {
      const { variation } = variations;
      if (variation && canAddInPage(variation, new FormData(form)))
        loadBuy().catch(() => undefined);
    };
    form.addEventListener('woocommerce_variation_has_changed', prepare, { signal });
    // A page from the back/forward cache still shows what was going on when it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) this.view.setLoading(false);
    };
    addEventListener('pageshow', onPageShow, { signal });
  }

  /** What cannot be added is said beside the button. */
  #refuse(event: Event): boolean {
    const { parts, isAsking } = this.variations;
    const state = parts.all(detailSelectors.button)[0]?.classList;
    if (!state?.contains(classes.disabled) || isAsking) return false;
    event.preventDefault();
    // Another plugin that has disabled it has words of its own.
    if (state.contains(classes.unavailable)) {
      this.view.message.show(readSetting(texts.unavailable));
    } else if (state.contains(classes.needed)) {
      this.view.message.show(readSetting(texts.choose));
      const fields = parts.all<HTMLSelectElement>(parts.selectors.field);
      this.view.focus(fields.find(({ value }) => !value));
    }
    return true;
  }

  /** A submit that nobody has stopped. */
  #take(event: SubmitEvent): void {
    const { variations } = this;
    const { variation, parts } = variations;
    const data = new FormData(parts.form, event.submitter);
    const isKept = variations.keepPress(data);
    // What is posted may go to another tab: that it is on its way is shown by whoever follows posted forms.
    if (!isKept && !(variation && canAddInPage(variation, data))) return;
    event.preventDefault();
    this.view.setLoading(true);
    if (!isKept && variation) void this.#buy(variation, data);
  }

  /** Presses that had to wait; `undefined`: nothing can be bought for them. */
  use(variation: Variation | undefined, presses: readonly FormData[]): void {
    this.view.setLoading(false);
    if (variation && this.view.isForSale(variation)) {
      for (const data of presses) void this.#buy(variation, data);
    } else if (variation) {
      this.view.message.show(readSetting(texts.unavailable));
    }
  }

  async #buy(variation: Variation, data: FormData): Promise<void> {
    const { parts, signal } = this.variations;
    const { form } = parts;
    this.view.setLoading(true);
    const code = await loadBuy().catch(() => undefined);
    if (!code && !navigator.onLine) return this.#hold(variation, data);
    // Without the code for it the form is posted, as it would be without script.
    if (!code) return HTMLFormElement.prototype.submit.call(form);
    const { buyInPage, submitAsPressed } = code;
    const [button = form] = parts.all(detailSelectors.button);
    const { product } = this.view;
    const leadsToBasket = (): boolean => readSetting(settings.redirectAfterAdd, button);
    const purchase = { form, button, variation, data, product, leadsToBasket, signal };
    if (canAddInPage(variation, data)) buyInPage(purchase);
    else submitAsPressed(purchase);
  }

  /** Without code and network nothing can be sent: a posted form would leave the page for an error. */
  #hold(variation: Variation, data: FormData): void {
    const { view } = this;
    const { signal } = this.variations;
    view.setLoading(false);
    const fallback = 'You are offline. {name} will be added once you are back.';
    view.message.show(text('addHeld', fallback, { name: thisItem() }));
    const goOn = (): void => {
      view.message.clear();
      void this.#buy(variation, data);
    };
    addEventListener('online', goOn, { once: true, signal });
  }
}

/**
 * Whether the shop adds in the page, and can do so with this: its call takes a variation's own
 * attributes only, and no files.
 */
function canAddInPage({ attributes }: Variation, data: FormData): boolean {
  return (
    'wc_add_to_cart_params' in globalThis &&
    readSetting(settings.addInPage) &&
    !readSetting(settings.redirectAfterAdd) &&
    Object.values(attributes).every(Boolean) &&
    ![...data.values()].some((value) => value instanceof File && value.size > 0)
  );
}
