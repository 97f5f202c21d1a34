import { createInstance, type Instance } from './instance';
import { stateAttribute, type Registration } from './island';

/** Where an island's chunk is, and whether the page turned the island off. */
export interface Dispatch {
  registry: readonly Registration[];
  urlOf: (name: string) => string;
  isOff: (name: string) => boolean;
}

/**
 * Connects the islands of a page, those that arrive later (fragments, quick view, lazy blocks)
 * included, and takes down those whose element has left.
 */
export function dispatch({ registry, urlOf, isOff }: Dispatch): void {
  const islands = registry.map((registration) => ({
    registration,
    connected: new Map<HTMLElement, Instance>(),
  }));

  const connect = (root: ParentNode): void => {
    for (const { registration, connected } of islands) {
      const { name, selector } = registration;
      const own = root instanceof HTMLElement && root.matches(selector) ? [root] : [];
      for (const element of [...own, ...root.querySelectorAll<HTMLElement>(selector)]) {
        if (connected.has(element)) continue;
        if (isOff(name) || element.closest(`[${stateAttribute(name)}=off]`)) {
          element.setAttribute(stateAttribute(name), 'off');
        } else {
          connected.set(element, createInstance(element, registration, urlOf(name)));
        }
      }
    }
  };

  const disconnect = (): void => {
    for (const { connected } of islands) {
      for (const [element, instance] of connected) {
        // Markup that was only moved is still there by now, and keeps its islands.
        if (element.isConnected) continue;
        connected.delete(element);
        instance.unmount();
      }
    }
  };

  new MutationObserver((records) => {
    if (records.some(({ removedNodes }) => removedNodes.length)) disconnect();
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLElement && node.isConnected) connect(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });
  connect(document);
}
