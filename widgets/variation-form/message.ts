import { announce } from '../../shared/dom/announcer';
import { text } from '../../shared/platform/strings';
import type { FormParts } from './form-parts';
import { classes, detailSelectors } from './variation-form.settings';

/** The one message beside a form; a new one takes the place of the last. */
export class Message {
  #box: HTMLElement | undefined;

  constructor(readonly parts: FormParts) {}

  /**
   * Shows a message right behind the result, and says it. Where there is no such place the browser's
   * own box is all that is left.
   */
  show(content: string, retry?: () => void): void {
    this.clear();
    const place = this.parts.result;
    if (!place) {
      alert(content);
      return;
    }
    // What the shop's template says already is only said once more.
    if (!retry && place.checkVisibility() && place.textContent.includes(content)) {
      announce(content);
      return;
    }
    const box = document.createElement('div');
    box.setAttribute('role', 'alert');
    const paragraph = document.createElement('p');
    paragraph.className = `${classes.message} woocommerce-info`;
    paragraph.textContent = content;
    if (retry) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button is-small';
      button.textContent = text('retry', 'Try again');
      button.addEventListener('click', () => {
        // The button goes; what it is about stays.
        const hadFocus = button === document.activeElement;
        this.clear();
        retry();
        if (hadFocus) this.parts.all(detailSelectors.button)[0]?.focus();
      });
      paragraph.append(' ', button);
    }
    box.append(paragraph);
    place.after(box);
    this.#box = box;
  }

  clear(): void {
    this.#box?.remove();
    this.#box = undefined;
  }
}
