import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

import { rememberTree } from '../dom/regions/remember-tree';
import { nextTask } from '../platform/next-task';
import type { IslandContext, ReactMount } from './island';

/** Of this page: what React calls elements of a root that was adopted is unique in that root alone. */
let roots = 0;

/** What an adopting island may do with the element it took over. */
export interface AdoptedElement {
  element: HTMLElement;
  context: IslandContext;
}

/**
 * Makes an island's door out of a function that renders it, like `reactIsland`, with the difference
 * that React takes the server's own nodes over instead of making new ones: pictures stay decoded,
 * other scripts keep the nodes and listeners they have, and a press that was held finds its target.
 * For that the first rendering must have the server's elements and texts, which `ServerMarkup` gives.
 * On unmount, or when rendering fails, the nodes stand as the server sent them.
 *
 * @param prepare is waited for before anything is rendered
 */
export function adoptingIsland(
  render: (adopted: AdoptedElement) => ReactNode,
  prepare?: (element: HTMLElement) => Promise<unknown>,
): ReactMount {
  const mount = async (element: HTMLElement, context: IslandContext): Promise<void> => {
    const { signal } = context;
    await prepare?.(element);
    // One root a task: several that are ready at once would keep a press waiting together.
    await nextTask();
    if (signal.aborted) return;
    const restore = rememberTree(element);
    const view = render({ element, context });
    const root = flushSync(() =>
      hydrateRoot(element, view, {
        identifierPrefix: `${(roots += 1)}-`,
        onUncaughtError: (error) => queueMicrotask(() => context.fail(error, 'render')),
        // Markup that cannot be adopted was rendered anew, which works as well.
        onRecoverableError: () => undefined,
      }),
    );
    signal.addEventListener(
      'abort',
      () => {
        root.unmount();
        restore();
      },
      { once: true },
    );
  };
  return Object.assign(mount, { runtime: 'react' as const });
}
