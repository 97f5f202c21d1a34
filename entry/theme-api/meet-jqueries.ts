/** The little of jQuery that the functions here build on. */
export interface JQuerySet extends ArrayLike<Element> {
  each: (run: (index: number, element: Element) => void) => JQuerySet;
  data: (key: string) => unknown;
  removeData: (key: string) => unknown;
}
export type JQueryFunction = (this: JQuerySet, ...args: unknown[]) => unknown;
export interface JQuery {
  (target: unknown): JQuerySet;
  fn: Record<string, JQueryFunction & { isFlickityStub?: boolean }>;
  data: (element: Element, key: string, value?: unknown) => unknown;
  /** Missing from builds that come without requests and animations. */
  Deferred?: () => {
    resolve: (value: unknown) => unknown;
    reject: (value: unknown) => unknown;
    promise: (of: JQuerySet) => JQuerySet;
  };
  scrollTo?: ((...args: unknown[]) => unknown) & { defaults?: object };
  scroll_to_notices?: (notices: unknown) => unknown;
}

type Bind = (jQuery: JQuery) => void;

const met = new Set<JQuery>();
const binds: Bind[] = [];

/**
 * Does something with every jQuery of the page: one that is there, a second one, and one that comes
 * later, before the script behind it runs.
 */
export function meetJQueries(bind: Bind): void {
  for (const jQuery of met) bind(jQuery);
  binds.push(bind);
  meet();
}

function meet(): void {
  const { jQuery } = globalThis as { jQuery?: JQuery };
  if (typeof jQuery !== 'function' || met.has(jQuery)) return;
  met.add(jQuery);
  for (const bind of binds) bind(jQuery);
}

// Scripts do not bubble; whatever has loaded may have brought one.
document.addEventListener('load', meet, true);
document.addEventListener('DOMContentLoaded', meet);
