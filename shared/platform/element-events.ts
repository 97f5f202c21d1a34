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
  // A native event has its arguments with it, where it is a platform event.
  const hear = (event: HeardEvent, args = (event as CustomEvent<unknown>).detail): void => {
    if (isRaising(type, event.target)) return;
    guard(() => react(event, ...((Array.isArray(args) ? args : []) as unknown[])));
  };
  // jQuery passes on native events, too: of several the one that other code finds.
  let last: JQuery | undefined;
  element.addEventListener(type, (event) => last || hear(event as KeyboardEvent), { signal });
  eachJQuery((jQuery) => {
    if (namespace) last = jQuery;
    const fromJQuery = (event: JQueryEvent, ...args: unknown[]): void => {
      const { originalEvent: native } = event;
      if (!native) hear(event, args.map(unwrapElement));
      else if (last === jQuery) hear(native as KeyboardEvent);
    };
    jQuery(element).on(type + namespace, fromJQuery);
    signal.addEventListener('abort', () => jQuery(element).off(type + namespace, fromJQuery));
  }, signal);
}
