import type { Mount } from './island';

export interface IslandModule {
  mount: Mount;
}

/**
 * Imports an island's chunk. A failed import is tried once more with another address, because a
 * browser may remember the failure of the first one.
 */
export async function loadModule(url: string): Promise<IslandModule> {
  try {
    return (await import(url)) as IslandModule;
  } catch {
    return (await import(`${url}?retry`)) as IslandModule;
  }
}
