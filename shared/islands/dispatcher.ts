import { catchUp, watchPage } from './capture';
import {
  type AddIslands,
  createInstance,
  type Instance,
  type LoadStarter,
  unmount,
} from './instance';
import { stateAttribute, type Registration } from './island';
import { loadModule } from './load-module';

export interface Dispatch {
  /** The islands that must not miss a press while the starter is on its way. */
  registry: readonly Registration[];
  /** Loads the starter, which brings the others along. */
  loadStarter: LoadStarter;
  /** Whether the page turned an island off. */
  isOff: (name: string) => boolean;
}

/**
 * Connects the islands of a page, those that arrive later (fragments, quick view, lazy blocks)
 * included, and takes down those whose element has left.
 */
export function dispatch({ registry, loadStarter, isOff }: Dispatch): void {
  const islands = new Map<Registration, Map<HTMLElement, Instance>>();

  const connect = (root: HTMLElement | (Document & { matches?: undefined })): void => {
    for (const [registration, connected] of islands) {
      const { name, selector } = registration;
      const inside = root.querySelectorAll<HTMLElement>(selector);
      // A document matches nothing.
      for (const element of root.matches?.(selector) ? [root, ...inside] : inside) {
        if (connected.has(element)) continue;
        if (isOff(name) || element.closest(`[${stateAttribute(name)}=off]`)) {
          element.setAttribute(stateAttribute(name), 'off');
        } else {
          connected.set(element, createInstance(element, registration, loadStarter));
        }
      }
    }
  };

  const disconnect = (): void => {
    for (const connected of islands.values()) {
      for (const [element, instance] of connected) {
        // Markup that was only moved is still there by now, and keeps its islands.
        if (element.isConnected) continue;
        connected.delete(element);
        unmount(instance);
      }
    }
  };

  const add: AddIslands = (registrations, areAll) => {
    for (const registration of registrations) islands.set(registration, new Map());
    connect(document);
    return catchUp(areAll);
  };

  watchPage();
  new MutationObserver((records) => {
    disconnect();
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLElement && node.isConnected) connect(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });
  add(registry);
  // Its failure is told by the first island that needs it.
  loadStarter().then(
    ({ bringOthers }) => bringOthers(add, loadModule),
    () => undefined,
  );
}
