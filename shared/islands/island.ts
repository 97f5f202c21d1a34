/** What an island is to the loader: the types that registry, loader and islands share. */

/**
 * Life of an island on one element, published as the attribute `data-island-<name>`.
 *
 * - `waiting`: found; its moment has not come
 * - `loading`: its chunk is on its way, or it is mounting
 * - `ready`: it works
 * - `failed`: it could not; the element is as the server sent it
 * - `off`: turned off by the attribute (on the element or around it) or by the page's settings
 */
export type IslandState = 'waiting' | 'loading' | 'ready' | 'failed' | 'off';

/** When an island's chunk is fetched and run. `now` is for React-free code only. */
export type IslandSchedule = 'now' | 'idle' | 'visible' | 'interaction';

/** Where an island failed; part of the error event's detail. */
export type IslandPhase = 'load' | 'mount' | 'render';

/** What the loader hands to an island. Everything an island starts must end with `signal`. */
export interface IslandContext {
  readonly name: string;
  /** Aborts when the island is unmounted, its element has left the page, or it failed. */
  readonly signal: AbortSignal;
  /** Gives the element back as the server sent it, and reports the error. */
  fail: (error: unknown, phase: IslandPhase) => void;
}

/**
 * The only door of an island. Whatever it changes it undoes when `context.signal` aborts. Rejecting
 * or throwing means that the island cannot work here.
 */
export type Mount = (element: HTMLElement, context: IslandContext) => void | Promise<void>;

/** The door of an island that renders with React; made by `reactIsland`. */
export type ReactMount = Mount & { readonly runtime: 'react' };

/** How the loader finds an island, and when it runs. Pure data, so that it stays in the loader. */
export interface Registration {
  name: string;
  /** Elements of the platform's markup that become the island, one instance each. */
  selector: string;
  /** `interaction` by default. */
  when?: IslandSchedule;
  /** Name of a cookie: shoppers who have it get the island at once, whatever `when` says. */
  nowWith?: string;
  /** Selector of an element around the island whose hover, touch or focus wakes it too. */
  wakeFrom?: string;
  /** Targets whose hover, touch or focus wakes the island; everything in the element by default. */
  wake?: string;
  /**
   * Events that reach the window, or are raised by jQuery, and wake the island: news from other tabs or
   * scripts. One that is raised on the island's own element is raised again once the island is ready.
   */
  wakeOn?: readonly string[];
  /** Parts whose coming into sight counts, where `when` is `visible`; the element by default. */
  sight?: string;
  /**
   * Targets whose press, key or submit is held until the island is ready, and then repeated; those
   * around the element too where `wake` is given.
   */
  press?: string;
}

/** Detail of the cancellable event `storefront-islands:error`. */
export interface IslandErrorDetail {
  island: string;
  phase: IslandPhase;
  error: unknown;
}

export const ERROR_EVENT = 'storefront-islands:error';

export const stateAttribute = (name: string): string => `data-island-${name}`;
