/**
 * Loads code that is needed only now. A connection that broke once is no reason to give up what the
 * shopper has just asked for, so a failed import is tried once more.
 */
export function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  return load().catch(load);
}
