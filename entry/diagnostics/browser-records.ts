import type { FileFacts } from './facts';

/** What the browser has noted of the bundle on this page: answers for its files, and mounts. */

/** By path from `dist/`, the last answer for each file. Browsers keep 250 entries unless told otherwise. */
export function readFiles(base: string): Map<string, number | undefined> {
  const files = new Map<string, number | undefined>();
  for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
    if (!entry.name.startsWith(base)) continue;
    const [path = ''] = entry.name.slice(base.length).split(/[?#]/);
    files.set(path, entry.responseStatus as number | undefined);
  }
  return files;
}

/** What is known of some files, in their order. */
export function factsOf(
  paths: readonly string[],
  files: ReadonlyMap<string, number | undefined>,
): FileFacts[] {
  return paths.map((file) => {
    const status = files.get(file);
    return status === undefined ? { file } : { file, status };
  });
}

/** When and for how long an island was set up, in milliseconds since the page was asked for. */
export interface Mounting {
  atMs: number;
  tookMs: number;
}

/** Mounts of each island, in their order; the browser does not say of which element. */
export function readMounts(): Map<string, Mounting[]> {
  const mounts = new Map<string, Mounting[]>();
  for (const { name, startTime, duration } of performance.getEntriesByType('measure')) {
    if (!name.startsWith('island:')) continue;
    const island = name.slice('island:'.length);
    const mounting = { atMs: startTime + duration, tookMs: duration };
    mounts.set(island, [...(mounts.get(island) ?? []), mounting]);
  }
  return mounts;
}
