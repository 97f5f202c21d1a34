import { eachJQuery } from '../../shared/platform/each-jquery';
import { listen } from '../../shared/platform/events';
import { PLUGIN } from './swatches.contract';

/** The swatches of one form, as the plugin's events and its jQuery method hand them over. */
export interface SwatchesInstance {
  form: HTMLElement;
  /** Sets the form up again, after it was given up or another script took its mark away. */
  init: () => void;
  /** Takes the form's mark away, so that it can be set up again. */
  destroy: () => void;
}

/** How long after any request of jQuery forms without the mark are set up, in milliseconds. */
const AFTER_REQUEST_MS = 1000;

const instances = new WeakMap<Element, SwatchesInstance>();

export function instanceOf(form: Element): SwatchesInstance | undefined {
  return instances.get(form);
}

/**
 * Answers to the plugin's event and jQuery method for one form (platform document "forms, swatches,
 * consent", B.2 and B.3).
 *
 * @param start shows the form as it is, and says that it is set up
 */
export function servePlugin(form: HTMLElement, start: () => void, signal: AbortSignal): void {
  const { classList } = form;
  const init = (): void => {
    if (classList.contains(PLUGIN.readyClass)) return;
    classList.add(PLUGIN.readyClass);
    start();
  };
  const destroy = (): void => classList.remove(PLUGIN.readyClass);
  instances.set(form, { form, init, destroy });
  for (const name of ['woo_variation_swatches_init', 'wc_variation_form'])
    listen(name, init, signal, document);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const initLater = (): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      init();
    }, AFTER_REQUEST_MS);
    timers.add(timer);
  };
  listen('ajaxComplete', initLater, signal, document);
  eachJQuery((jQuery) => {
    // For other scripts; without it the shopper lacks nothing.
    import('./jquery-plugin')
      .then(({ addPlugin }) => signal.aborted || addPlugin(jQuery, form, instances, signal))
      .catch(() => undefined);
  }, signal);
  signal.addEventListener('abort', () => {
    instances.delete(form);
    timers.forEach(clearTimeout);
    destroy();
  });
}
