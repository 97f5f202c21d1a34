import type { Mount } from './island';

export interface IslandModule {
  mount: Mount;
}

/**
 * Imports an island's chunk. A failed import is tried once more with another address, because a
 * browser may remember the failure of the first one; without a network, once it is back.
 */
export async function loadModule(url: string): Promise<IslandModule> {
  try {
    return (await import(url)) as IslandModule;
  } catch {
    if (!navigator.onLine) {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
    return (await import(`${url}?retry`)) as IslandModule;
  }
}
