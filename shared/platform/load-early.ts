/**
 * Loads code for islands that are there before the bundle's own way (`load-chunk`) is. A broken
 * connection is tried once more: by another address, where the error says which one has failed, because
 * browsers such as Firefox remember that for as long as the page lives.
 */
export function loadEarly<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  return load().catch((error: unknown) => {
    const url = /http\S+js/.exec(error as string)?.[0];
    return url ? (import(`${url}?${Date.now()}`) as Promise<Chunk>) : load();
  });
}
