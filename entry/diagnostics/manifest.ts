import { isRecord } from '../../shared/platform/page-settings';

/** What `manifest.json` tells of the bundle on the server. */
export interface Manifest {
  version: string;
  hash: string;
  /** Path of the loader's second half, from `dist/`. */
  starter: string;
  /** Island → its file, those that load with it, and the bytes of all of them after gzip. */
  islands: Readonly<Record<string, ManifestIsland>>;
}

export interface ManifestIsland {
  file: string;
  imports: readonly string[];
  ownBytes: number;
  allBytes: number;
}

/**
 * Reads what a server has answered for `manifest.json`.
 *
 * @returns nothing where it is no manifest of this bundle
 */
export function readManifest(raw: unknown): Manifest | undefined {
  if (!isRecord(raw) || !isRecord(raw['islands']) || !isRecord(raw['starter'])) return undefined;
  const { version, hash, starter, islands, chunks } = raw;
  const sizes = new Map<string, number>();
  for (const asset of [...assets(islands), ...assets(chunks)]) {
    if (typeof asset['file'] === 'string') sizes.set(asset['file'], Number(asset['gzip']) || 0);
  }
  const entries = Object.entries(islands as Record<string, unknown>).flatMap(([name, asset]) => {
    if (!isRecord(asset) || typeof asset['file'] !== 'string') return [];
    const { file } = asset;
    const imports = Array.isArray(asset['imports']) ? asset['imports'].map(String) : [];
    const ownBytes = sizes.get(file) ?? 0;
    const allBytes = imports.reduce((sum, other) => sum + (sizes.get(other) ?? 0), ownBytes);
    return [[name, { file, imports, ownBytes, allBytes }] as const];
  });
  return {
    version: String(version),
    hash: String(hash),
    starter: String((starter as Record<string, unknown>)['file']),
    islands: Object.fromEntries(entries),
  };
}

const assets = (group: unknown): Record<string, unknown>[] =>
  isRecord(group) ? Object.values(group).filter(isRecord) : [];

/** The hash that the files of all islands share: `chunks/quantity-9D45858D.js` → `9D45858D`. */
export function islandHash({ islands }: Manifest): string {
  return /-([A-Z0-9]+)\.js$/.exec(Object.values(islands)[0]?.file ?? '')?.[1] ?? '';
}

/** Asks the server, not a cache: what is old shall be seen. */
export async function fetchManifest(base: string): Promise<Manifest | undefined> {
  try {
    const answer = await fetch(new URL('manifest.json', base), { cache: 'no-cache' });
    return answer.ok ? readManifest(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}
