import { eachJQuery } from '../../shared/platform/each-jquery';
import { guard, hookJQueries, isRaising, unwrapElement } from '../../shared/platform/events';
import type { JQueryEvent } from '../../shared/platform/jquery';
import type { ContactFormEventMap, StorefrontIslandsEventMap } from '../contract';

/** Every event that `events.on` knows, by name. */
export type PageEventMap = StorefrontIslandsEventMap & ContactFormEventMap;

/** What a listener is called with: a platform event's arguments in their order, else the detail. */
export type EventArguments<Name extends keyof PageEventMap> =
  PageEventMap[Name] extends CustomEvent<infer Detail>
    ? Detail extends readonly unknown[]
      ? Detail
      : Detail extends null
        ? []
        : [detail: Detail]
    : [];

export interface ListenOptions {
  /** Ends the listening. */
  signal?: AbortSignal;
}

/** Hears the events of the page. */
export interface Events {
  /**
   * Calls `listener` once for each event of that name, however it is raised: by an island, by another
   * script natively, or by any jQuery of the page, a late one too. Islands have done their part by
   * then. What a listener throws is reported, and keeps nobody from anything.
   *
   * @returns ends the listening
   * @throws TypeError when the listener is no function
   */
  on: <Name extends keyof PageEventMap>(
    name: Name,
    listener: (...args: EventArguments<Name>) => void,
    options?: ListenOptions,
  ) => () => void;
}

export const events: Events = {
  on(name, listener, { signal } = {}) {
    if (typeof listener !== 'function')
      throw new TypeError(
        `events.on: the listener of "${name}" is ${String(listener)}, expected a function.`,
      );
    const stop = new AbortController();
    const ended = signal ? AbortSignal.any([stop.signal, signal]) : stop.signal;
    const tell = (args: unknown[]): void =>
      guard(() => (listener as (...given: unknown[]) => void)(...args));
    const fromNative = (event: Event): void => {
      const detail: unknown = (event as CustomEvent).detail ?? [];
      // The consent plugin's is an array as well, whose only entries have names.
      const isList = Array.isArray(detail) && Object.keys(detail).length === detail.length;
      tell(isList ? detail : [detail]);
    };
    document.addEventListener(name, fromNative, { signal: ended });
    const fromJQuery = (event: JQueryEvent, ...args: unknown[]): void => {
      // jQuery passes native events on, and the islands raise each of theirs in both ways.
      if (!event.originalEvent && !isRaising(name)) tell(args.map(unwrapElement));
    };
    eachJQuery((jQuery) => {
      jQuery(document).on(name, fromJQuery);
      ended.addEventListener('abort', () => jQuery(document).off(name, fromJQuery));
    }, ended);
    // One that comes later is noticed at the end of the page, too, where no island looks.
    addEventListener('load', hookJQueries, { signal: ended });
    return () => stop.abort();
  },
};
