import { bindings, hookJQueries } from './events';
import type { JQuery } from './jquery';

/** Does something with every jQuery of the page, also with one that comes later. */
export function eachJQuery(bind: (jQuery: JQuery) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  bindings.set(bind, new Set());
  signal.addEventListener('abort', () => bindings.delete(bind));
  hookJQueries();
}
