import type { JQuery } from '../../shared/platform/jquery';
import type { SwatchesInstance } from './plugin';

/** Name of the plugin's jQuery method, and of its data on a form. */
const NAME = 'WooVariationSwatches';

type Collection = ArrayLike<Element> & {
  data: (key: string, value: unknown) => unknown;
  removeData: (key: string) => unknown;
};
type FullJQuery = ((target: unknown) => Collection) & { fn: Record<string, unknown> };

type Instances = Pick<WeakMap<Element, SwatchesInstance>, 'get'>;

/** Forms that a jQuery's method serves. */
const served = new WeakMap<FullJQuery, Set<Element>>();

/**
 * Gives a jQuery the plugin's method, `.Constructor` and `.noConflict()` (platform document "forms,
 * swatches, consent", B.2 and B.5.7), until the last form leaves. A page's own is left as it is.
 */
export function addPlugin(
  given: JQuery,
  form: HTMLElement,
  instances: Instances,
  signal: AbortSignal,
): void {
  const jQuery = given as unknown as FullJQuery;
  const forms = served.get(jQuery) ?? new Set<Element>();
  if (forms.size === 0 && jQuery.fn[NAME]) return;
  served.set(jQuery, forms.add(form));
  jQuery.fn[NAME] ??= makePlugin(jQuery, instances);
  jQuery(form).data(NAME, instances.get(form));
  signal.addEventListener('abort', () => {
    jQuery(form).removeData(NAME);
    forms.delete(form);
    if (forms.size === 0) Reflect.deleteProperty(jQuery.fn, NAME);
  });
}

function makePlugin(jQuery: FullJQuery, instances: Instances): unknown {
  const run = (element: Element, method: unknown): void => {
    const instance = instances.get(element);
    if (method === 'destroy') {
      jQuery(element).removeData(NAME);
      instance?.destroy();
    } else {
      jQuery(element).data(NAME, instance);
      instance?.init();
    }
  };
  function plugin(this: Collection, method?: unknown): Collection {
    for (const element of Array.from(this)) run(element, method);
    return this;
  }
  function Constructor(element: Element): void {
    run(element, undefined);
  }
  return Object.assign(plugin, { Constructor, noConflict: () => plugin });
}
