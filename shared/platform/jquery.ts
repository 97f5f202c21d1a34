/**
 * The little of jQuery that the bridge uses. The page may carry none, one, two, or one that comes
 * late; nothing here ever loads it.
 */
export interface JQueryCollection {
  on(name: string, handler: (event: JQueryEvent, ...args: unknown[]) => void): unknown;
  off(name: string, handler: (event: JQueryEvent, ...args: unknown[]) => void): unknown;
  trigger(name: string, args?: unknown[]): unknown;
  triggerHandler(name: string, args?: unknown[]): unknown;
  data(): Record<string, unknown>;
  data(key: string): unknown;
  data(key: string, value: unknown): unknown;
  readonly [index: number]: Element;
  readonly jquery: string;
}

export interface JQueryEvent {
  type: string;
  target: unknown;
  /** Set when jQuery only passes on a native event. */
  originalEvent?: Event;
  key?: string;
  preventDefault: () => void;
}

export interface JQuery {
  (target: unknown): JQueryCollection;
  event: { triggered?: string | undefined };
  /** What was put into its store for an element; unlike a collection's, it reads no attributes. */
  data: (element: Element, key: string) => unknown;
  active?: number;
  /** Missing from builds that come without requests and animations. */
  Deferred?: () => {
    resolve: (...args: unknown[]) => unknown;
    reject: (...args: unknown[]) => unknown;
    promise: (of: object) => unknown;
  };
}

const seen = new Set<JQuery>();

/** Every jQuery met on this page so far, oldest first. */
export function jQueries(): ReadonlySet<JQuery> {
  const current = currentJQuery();
  if (current) seen.add(current);
  return seen;
}

/** The jQuery that global code sees now. */
export function currentJQuery(): JQuery | undefined {
  const current = (globalThis as { jQuery?: JQuery }).jQuery;
  return typeof current === 'function' && current.event ? current : undefined;
}
