/**
 * Web storage that survives being refused: private windows, full quotas, blocked third parties.
 * Reading then finds nothing, writing is without effect, and the caller goes on.
 *
 * No consent is asked for here, as every key is strictly necessary (category "functional"): it keeps
 * what the shopper has asked for, and follows nobody. What is not belongs in a cookie, by
 * `shared/stores/kept-data`. The recipe "cookies" names each key, and a test reads it.
 */
export interface SafeStorage {
  get: (key: string) => string | null;
  /** @returns whether the value is stored now */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

type StorageName = 'localStorage' | 'sessionStorage';

function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

function wrap(name: StorageName): SafeStorage {
  return {
    get: (key) => attempt(() => globalThis[name].getItem(key), null),
    set: (key, value) =>
      attempt(() => {
        globalThis[name].setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt(() => globalThis[name].removeItem(key), undefined),
  };
}

export const sessionStore = wrap('sessionStorage');
export const localStore = wrap('localStorage');

/** Whether both storages take a probe, which the platform asks for before it trusts them. */
export function isStorageUsable(probeKey = 'wc'): boolean {
  const usable = sessionStore.set(probeKey, '1') && localStore.set(probeKey, '1');
  sessionStore.remove(probeKey);
  localStore.remove(probeKey);
  return usable;
}
