import type { Suggestion, Wanted } from './suggestion';

/**
 * Answers of the shop, each for one text in one category. When there are more than `limit`, those that
 * were neither found nor kept for longest go.
 */
export class AnswerCache {
  readonly #answers = new Map<string, readonly Suggestion[]>();

  constructor(readonly limit: number) {}

  find(wanted: Wanted): readonly Suggestion[] | undefined {
    const found = this.#answers.get(keyOf(wanted));
    if (found) this.keep(wanted, found);
    return found;
  }

  keep(wanted: Wanted, suggestions: readonly Suggestion[]): void {
    const key = keyOf(wanted);
    // A map remembers in which order its keys came.
    this.#answers.delete(key);
    this.#answers.set(key, suggestions);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.limit && oldest !== undefined) this.#answers.delete(oldest);
  }
}

const keyOf = ({ text, category }: Wanted): string => JSON.stringify([category, text]);
