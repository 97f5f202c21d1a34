/** How long code may be on its way, in milliseconds (specification section 9). */
const LIMIT_MS = 120_000;

/**
 * Loads code that is needed only now. A connection that broke once is no reason to give up what the
 * shopper has just asked for, so a failed import is tried once more, and then by another address; one
 * that hangs ends as a failure.
 */
export function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(reject, LIMIT_MS, new Error('No code after 120 s'));
    load()
      .catch(load)
      .catch((error: unknown) => {
        // Some browsers, such as Firefox, remember for as long as the page lives that an address has
        // failed; most say in their error which one it was. It is asked for by one that never has.
        const url = /http\S+js/.exec(error as string)?.[0];
        if (!url) throw error;
        return import(`${url}?${limit}`) as Promise<Chunk>;
      })
      .then(resolve, reject)
      .finally(() => clearTimeout(limit));
  });
}
