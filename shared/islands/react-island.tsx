import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { released } from '../dom/input/release';
import { keepPlace } from '../dom/regions/keep-place';
import type { IslandContext, Mount, ReactMount } from './island';

/** What a React island may do with the element it took over. */
export interface TakenElement {
  element: HTMLElement;
  context: IslandContext;
  /** Says what to put back on unmount or failure, when the server has sent something newer. */
  keep: (nodes: DocumentFragment) => void;
}

/**
 * Makes an island's door out of a function that renders it. The element's content is set aside, the
 * root renders in its place before the browser paints, and what the shopper was doing inside (focus,
 * typing, scroll) goes on; a press ends first. On unmount, or when rendering fails, the content is put back.
 */
export function reactIsland(render: (taken: TakenElement) => ReactNode): ReactMount {
  const take = (element: HTMLElement, context: IslandContext): void => {
    const { signal } = context;
    if (signal.aborted) return;
    let kept = document.createDocumentFragment();
    const resume = keepPlace(element);
    const view = render({ element, context, keep: (nodes) => (kept = nodes) });
    kept.append(...element.childNodes);

    const root = createRoot(element, {
      // While it renders, React puts an unmount off, and would empty what was given back meanwhile.
      onUncaughtError: (error) => queueMicrotask(() => context.fail(error, 'render')),
    });
    signal.addEventListener('abort', () => {
      root.unmount();
      element.replaceChildren(kept);
    });
    flushSync(() => root.render(view));
    if (!signal.aborted) resume(element);
  };
  const mount: Mount = (element, context) =>
    released(element, context.signal)?.then(() => take(element, context)) ?? take(element, context);
  return Object.assign(mount, { runtime: 'react' as const });
}
