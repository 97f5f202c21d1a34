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

/**
 * Connects the islands of a page, those that arrive later (fragments, quick view, lazy blocks)
 * included, and takes down those whose element has left.
 *
 * @param registry the islands that must not miss a press while the starter is on its way
 * @param loadStarter loads the starter, which brings the others along
 * @param isOff whether the page turned an island off
 */
export function dispatch(
  registry: readonly Registration[],
  loadStarter: LoadStarter,
  isOff: (name: string) => boolean,
): void {
  const islands = new Map<Registration, Map<HTMLElement, Instance>>();

  const connect = (
    root: HTMLElement | (Document & { matches?: undefined }),
    registrations: Iterable<Registration> = islands.keys(),
  ): void => {
    for (const registration of registrations) {
      const { name, selector } = registration;
      const connected = islands.get(registration)!;
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

  const add: AddIslands = (registrations) => {
    for (const registration of registrations ?? []) islands.set(registration, new Map());
    connect(document, registrations);
    return catchUp(!registrations);
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
  // Its failure is told by the first island that needs it; nobody waits for what was done before it.
  loadStarter().then(
    ({ bringOthers }) => bringOthers(add, loadModule),
    () => add(),
  );
}
