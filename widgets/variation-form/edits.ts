import { rememberElement } from '../../shared/dom/regions/remember-tree';

/** The server's elements that are changed here; each can be put back alone, and again and again. */
export class Edits {
  readonly #undo = new Map<Element, () => void>();

  /** To be called before the first change of an element; later calls do nothing. */
  keep<E extends Element>(element: E): E {
    if (!this.#undo.has(element)) this.#undo.set(element, rememberElement(element));
    return element;
  }

  restore(element: Element): void {
    this.#undo.get(element)?.();
  }

  restoreAll(): void {
    for (const undo of this.#undo.values()) undo();
  }
}
