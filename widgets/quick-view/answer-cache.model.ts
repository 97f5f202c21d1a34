interface Entry<Answer> {
  readonly answer: Promise<Answer>;
  readonly at: number;
}

/**
 * Keeps answers for a while, so that what was asked for ahead, or before, is there at once. A request
 * that is on its way is shared; one that fails is forgotten.
 */
export class AnswerCache<Answer> {
  readonly #entries = new Map<string, Entry<Answer>>();

  /**
   * @param maxAgeMs after which an answer is asked for again
   * @param maxCount beyond which the oldest answer is forgotten
   * @param now milliseconds
   */
  constructor(
    readonly maxAgeMs: number,
    readonly maxCount: number,
    readonly now: () => number = Date.now,
  ) {}

  take(key: string, ask: (key: string) => Promise<Answer>): Promise<Answer> {
    const known = this.#entries.get(key);
    if (known && this.now() - known.at < this.maxAgeMs) return known.answer;
    const entry = { answer: ask(key), at: this.now() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.answer.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    if (this.#entries.size > this.maxCount) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return entry.answer;
  }

  clear(): void {
    this.#entries.clear();
  }
}
