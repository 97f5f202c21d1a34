import type { Variation } from '../../shared/models/variations/variation';
import type { Choice } from '../../shared/models/variations/variation-index';
import { RequestError } from '../../shared/net/request-error';
import { askVariation, type Answers } from './ask-variation';
import type { Finder } from './finder';
import type { VariationForm } from './variation-form';

/** A question to the server, and the presses that wait for its answer. */
interface Question {
  readonly abort: AbortController;
  readonly presses: FormData[];
}

type Use = (variation: Variation | undefined) => void;

/** Asks the server for the variation of each complete choice, once. */
export class OnDemand implements Finder {
  readonly isEmbedded = false;
  readonly #answers: Answers = new Map();
  #question: Question | undefined;

  constructor(readonly variations: VariationForm) {
    variations.signal.addEventListener('abort', () => this.drop());
  }

  /** Nobody knows what there is: all options stay. */
  offer(): void {}

  /** `presses` were made while the same was asked before, in vain. */
  find(choice: Choice, use: Use, presses: FormData[] = []): void {
    this.#question = { abort: new AbortController(), presses };
    if (presses.length > 0) this.variations.view.setLoading(true);
    this.#setBusy(true);
    void this.#ask(choice, use, this.#question);
  }

  get isAsking(): boolean {
    return this.#question !== undefined;
  }

  keepPress(data: FormData): boolean {
    this.#question?.presses.push(data);
    return this.isAsking;
  }

  /** A question for which a press waits is left to be answered. */
  drop(): void {
    const question = this.#question;
    if (!question) return;
    if (question.presses.length === 0) question.abort.abort();
    this.#question = undefined;
    this.#setBusy(false);
  }

  async #ask(choice: Choice, use: Use, question: Question): Promise<void> {
    const { signal: formSignal, parts, view } = this.variations;
    const { abort, presses } = question;
    const signal = AbortSignal.any([abort.signal, formSignal]);
    let variation: Variation | undefined;
    /** Tells who has pressed, where the form shows another choice by now. */
    let tellPresses: (() => void) | undefined;
    try {
      variation = await askVariation(parts.form, choice, this.#answers, signal);
      const isShown = this.#answered(question, () => use(variation));
      if (!isShown) tellPresses = () => view.sayNoMatch();
    } catch (error) {
      if (signal.aborted) return;
      const retry = (): void => this.find(choice, use, presses);
      const isShown = this.#answered(question, () => this.#fail(error, retry));
      const retryPresses = (): void => {
        view.setLoading(true);
        void this.#ask(choice, use, question);
      };
      if (!isShown) tellPresses = () => this.#sayFailed(error, retryPresses);
    }
    if (presses.length === 0) return;
    view.presses.use(variation, presses);
    if (!variation) tellPresses?.();
  }

  /**
   * An answer to what is not asked any more changes nothing.
   *
   * @returns whether it was asked still, so that the form shows what came of it
   */
  #answered(question: Question, react: () => void): boolean {
    if (this.#question !== question) return false;
    this.#question = undefined;
    this.#setBusy(false);
    this.variations.enter(react);
    return true;
  }

  #fail(error: unknown, retry: () => void): void {
    const { variations } = this;
    variations.fire('reset_data');
    // The server finds the variation of a posted form by itself.
    variations.view.setButton('unknown');
    this.#sayFailed(error, retry);
  }

  #sayFailed(error: unknown, retry: () => void): void {
    this.variations.view.sayFailed(
      retry,
      error instanceof RequestError ? error.message : undefined,
    );
  }

  #setBusy(isBusy: boolean): void {
    const { parts } = this.variations;
    parts.form.classList.toggle('storefront-islands-busy', isBusy);
    for (const result of parts.edited(parts.selectors.result)) {
      if (isBusy) result.setAttribute('aria-busy', 'true');
      else result.removeAttribute('aria-busy');
    }
  }
}
