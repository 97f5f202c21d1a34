import { cookie } from './cookie';
import { meetJQueries } from './meet-jqueries';
import { lookAgain } from './look-again';

/** What other code registers: called with the document, an element, or a jQuery set. */
export interface Behaviour {
  attach?: (context: unknown) => unknown;
  detach?: (context: unknown) => unknown;
}
type Step = keyof Behaviour;
type Methods = Record<string, unknown>;
type Plugin = new (element: Element, options: object) => object;

/** What the theme's scripts register; our islands do it, each on its own elements. */
const THEIR_NAMES =
  'commons animate count-up dropdown instagram lightbox-gallery lightbox-image lightboxes-link lightbox-video lightboxes slider tabs toggle sidebar-slider sidebar-tabs nav-hover back-to-top scroll-to accordion-title tooltips sticky-sidebar youtube lottie add-qty equalize-box quick-view lazy-load-images lazy-load-sliders lazy-load-packery cart-refresh wishlist ux-countdown';

const behaviors: Record<string, Behaviour> = {};
for (const name of THEIR_NAMES.split(' ')) behaviors[name] = { attach: lookAgain };

/** Runs one behaviour by its name, or all of them; `null` where there is none of that name. */
function run(step: Step, what: unknown, context: unknown): unknown {
  if (typeof what === 'string') {
    const behaviour = Object.hasOwn(behaviors, what) ? behaviors[what] : undefined;
    return behaviour?.[step] ? behaviour[step](context ?? document) : null;
  }
  for (const behaviour of Object.values(behaviors)) {
    try {
      behaviour[step]?.(what ?? document);
    } catch (error) {
      // One of them must not keep the others from theirs.
      reportError(error);
    }
  }
  return undefined;
}

/** A jQuery function with one instance for each element; called with a text, it calls that method. */
function plugin(name: string, Made: Plugin, defaults: object = {}): void {
  const key = `plugin_${name}`;
  meetJQueries((jQuery) => {
    jQuery.fn[name] = function make(asked, ...args) {
      return this.each((_, element) => {
        const instance = jQuery.data(element, key) as Methods | undefined;
        if (typeof asked !== 'string') {
          if (!instance)
            jQuery.data(element, key, new Made(element, { ...defaults, ...(asked as object) }));
          return;
        }
        const method = instance?.[asked];
        if (typeof method !== 'function') {
          throw new TypeError(`${name}: expected the name of a method, found "${asked}"`);
        }
        method.apply(instance, args);
        if (asked === 'destroy') jQuery(element).removeData(key);
      });
    };
  });
}

const flatsome = {
  behaviors,
  behavior: (name: string, behaviour: Behaviour): void => void (behaviors[name] = behaviour),
  attach: (what?: unknown, context?: unknown): unknown => run('attach', what, context),
  detach: (what?: unknown, context?: unknown): unknown => run('detach', what, context),
  plugin,
  cookie,
};

/** The theme's own stays where it is: its script may run beside us. */
export function provideGlobal(): void {
  const page = globalThis as { Flatsome?: unknown };
  page.Flatsome ??= flatsome;
}

/** What was registered while the page was read, once. */
export const attachAll = (): unknown => flatsome.attach(document);
