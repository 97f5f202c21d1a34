/** How long code may be on its way, in milliseconds (specification section 9). */
const LIMIT_MS = 120_000;

/**
 * Imports a module. A failed import is tried once more with another address, because a browser may
 * remember the failure of the first one; without a network, once it is back. One that neither comes
 * nor fails is given up after two minutes.
 */
export function loadModule<Module>(url: string): Promise<Module> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(reject, LIMIT_MS, new Error(`${url}: timeout`));
    import(url)
      .catch(async () => {
        if (navigator.onLine) return import(`${url}?retry`);
        // No network at all is waited out, however long it takes.
        clearTimeout(limit);
        await new Promise((online) => addEventListener('online', online, { once: true }));
        return loadModule(`${url}?retry`);
      })
      .then(resolve, reject)
      .finally(() => clearTimeout(limit));
  });
}
