import { eachJQuery } from './each-jquery';
import { guard, isRaising, unwrapElement } from './events';
import type { JQuery, JQueryEvent } from './jquery';

/** What native and jQuery events have in common. */
export interface HeardEvent {
  readonly type: string;
  readonly target: unknown;
  readonly key?: string | undefined;
  preventDefault: () => void;
}

/**
 * Hears an event on one element, or from inside it, however it was raised: natively, or by another
 * script's jQuery, which no native listener ever sees. Each is heard once; what `raise` raises is not
 * heard at all.
 *
 * @param namespace jQuery's, with the dot, by which other code removes the listener: where there is a
 *   jQuery, native events are heard through it, too
 */
export function listenOn(
  element: Element,
  type: string,
  react: (event: HeardEvent, ...args: unknown[]) => void,
  signal: AbortSignal,
  namespace = '',
): void {
  const hear = (event: HeardEvent, args: unknown[]): void => {
    if (!isRaising(type, event.target)) guard(() => react(event, ...args));
  };
  const hearNative = (event: Event): void => {
    const { detail } = event as CustomEvent<unknown>;
    hear(event as KeyboardEvent, Array.isArray(detail) ? detail : []);
  };
  // jQuery passes on native events, too: of several the one that other code finds.
  let last: JQuery | undefined;
  element.addEventListener(type, (event) => last || hearNative(event), { signal });
  eachJQuery((jQuery) => {
    if (namespace) last = jQuery;
    const fromJQuery = (event: JQueryEvent, ...args: unknown[]): void => {
      if (!event.originalEvent) hear(event, args.map(unwrapElement));
      else if (last === jQuery) hearNative(event.originalEvent);
    };
    jQuery(element).on(type + namespace, fromJQuery);
    signal.addEventListener('abort', () => jQuery(element).off(type + namespace, fromJQuery));
  }, signal);
}
