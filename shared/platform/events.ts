import { jQueries, type JQuery, type JQueryCollection, type JQueryEvent } from './jquery';

/**
 * The event bridge. The platform's scripts talk in jQuery events with extra arguments; other code
 * listens with jQuery or natively. `raise` reaches each listener exactly once, `listen` hears both.
 *
 * Rules (platform document "shop", section 2): jQuery's trigger never reaches native listeners; a
 * native event reaches jQuery listeners, but without arguments. So both are raised, and jQuery is
 * kept from passing on the native one.
 *
 * A native listener finds the same arguments, in the same order, in `event.detail`.
 */
export type PlatformHandler = (...args: unknown[]) => void;

const handlers = new Map<string, Set<PlatformHandler>>();
/** What is to be done with each jQuery, and those it has been done with. */
export const bindings = new Map<(jQuery: JQuery) => unknown, Set<JQuery>>();
/** What is being raised right now: its echoes from outside are ours. */
const raising: { name: string; target: EventTarget }[] = [];

/**
 * Hears a platform event from wherever it is raised (us, native code, any jQuery).
 *
 * @param place `document` for the few events that are raised there and not on the body
 */
export function listen(
  name: string,
  handler: PlatformHandler,
  signal: AbortSignal,
  place: EventTarget = document.body,
): void {
  if (signal.aborted) return;
  let list = handlers.get(name);
  if (!list) {
    list = new Set();
    handlers.set(name, list);
    place.addEventListener(name, hearNative);
    const bind = (jQuery: JQuery): unknown =>
      jQuery(place).on(name, (event: JQueryEvent, ...args: unknown[]) => {
        // A native event that jQuery passes on was heard natively already.
        if (!event.originalEvent) hear(name, args.map(unwrapElement));
      });
    bindings.set(bind, new Set());
  }
  list.add(handler);
  signal.addEventListener('abort', () => list.delete(handler));
  hookJQueries();
}

/**
 * Raises a platform event on `target`.
 *
 * Our own listeners run first, so that code outside meets a page that is up to date. Elements among
 * the arguments reach jQuery listeners as jQuery collections, as those expect.
 */
export function raise(
  name: string,
  args: unknown[] = [],
  target: EventTarget = document.body,
): void {
  hookJQueries();
  raising.push({ name, target });
  try {
    for (const handler of handlers.get(name) ?? []) guard(() => handler(...args));
    for (const jQuery of jQueries()) {
      guard(() => jQuery(target).trigger(name, wrapElements(jQuery, args, target)));
    }
    dispatchNative(name, args, target, false);
  } finally {
    raising.pop();
  }
}

/** Whether `name` is being raised by us at this moment; on `target`, where that is given. */
export function isRaising(name: string, target?: unknown): boolean {
  return raising.some((now) => now.name === name && (!target || now.target === target));
}

/**
 * Binds to every jQuery on the page that is not bound yet. Called on each use, and by the cart
 * fragments whenever a script has loaded, because jQuery may arrive after us.
 */
export function hookJQueries(): void {
  for (const jQuery of jQueries()) {
    for (const [bind, done] of bindings) {
      if (done.has(jQuery)) continue;
      done.add(jQuery);
      bind(jQuery);
    }
  }
}

function hearNative(event: Event): void {
  const detail: unknown = (event as CustomEvent).detail;
  hear(event.type, Array.isArray(detail) ? detail : []);
}

function hear(name: string, args: unknown[]): void {
  if (isRaising(name)) return;
  for (const handler of handlers.get(name) ?? []) guard(() => handler(...args));
}

/**
 * Raises the native half of an event, which no jQuery passes on to its own listeners.
 *
 * @returns false when a listener prevented its default
 */
export function dispatchNative(
  name: string,
  args: unknown[],
  target: EventTarget,
  cancelable: boolean,
): boolean {
  const all = [...jQueries()];
  const before = all.map((jQuery) => jQuery.event.triggered);
  // While `triggered` holds the type, jQuery ignores the native event of that type.
  for (const jQuery of all) jQuery.event.triggered = name;
  try {
    return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable, detail: args }));
  } finally {
    for (const [index, jQuery] of all.entries()) jQuery.event.triggered = before[index];
  }
}

/**
 * Elements become jQuery collections, as jQuery listeners expect; but for the one that the event is raised
 * on, which is told as it is (platform document "shop", 9.4).
 */
export function wrapElements(jQuery: JQuery, args: unknown[], target?: EventTarget): unknown[] {
  return args.map((arg) => (arg instanceof Element && arg !== target ? jQuery(arg) : arg));
}

export function unwrapElement(arg: unknown): unknown {
  // Collections tell the version of their library.
  return (Object(arg) as { jquery?: string }).jquery ? (arg as JQueryCollection)[0] : arg;
}

/** One listener's error must not keep the others, or us, from going on. */
export function guard(run: () => void): void {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}
