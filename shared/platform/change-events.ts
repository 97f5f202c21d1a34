import { jQueries, type JQueryEvent } from './jquery';

/**
 * Hears `change` on fields inside `root` however it was raised: natively, or by another script's
 * `jQuery(field).trigger('change')`, which no native listener ever sees. Each change is heard once.
 */
export function listenForChange(
  root: HTMLElement,
  selector: string,
  react: (field: HTMLInputElement) => void,
  signal: AbortSignal,
): void {
  const hear = (target: unknown): void => {
    if (target instanceof HTMLInputElement && target.matches(selector)) react(target);
  };
  root.addEventListener('change', ({ target }) => hear(target), { signal });

  for (const jQuery of jQueries()) {
    const fromJQuery = ({ originalEvent, target }: JQueryEvent): void => {
      // jQuery passes on native events too; those were heard above.
      if (!originalEvent) hear(target);
    };
    jQuery(root).on('change', fromJQuery);
    signal.addEventListener('abort', () => jQuery(root).off('change', fromJQuery), { once: true });
  }
}
