import { Edits } from './edits';
import { selectors } from './variation-form.contract';

/** The parts of a form that change with the choice. All changes are taken back by `restore`. */
export class FormParts {
  readonly edits = new Edits();
  /** Handed on with the parts: an import of their own would make a further request of each. */
  readonly selectors = selectors;

  constructor(readonly form: HTMLFormElement) {}

  all<E extends HTMLElement>(selector: string): E[] {
    return [...this.form.querySelectorAll<E>(selector)];
  }

  /** Elements that are about to be changed. */
  edited<E extends HTMLElement>(selector: string): E[] {
    return this.all<E>(selector).map((element) => this.edits.keep(element));
  }

  get result(): HTMLElement | undefined {
    return this.all(selectors.result)[0];
  }

  setId(id: string): void {
    for (const field of this.edited<HTMLInputElement>(selectors.id)) {
      field.value = id;
      this.changed(field);
    }
  }

  /** Raises a real event, which reaches native and jQuery listeners. */
  changed(field: HTMLElement): void {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
