// @ts-check
/** Where what is fetched for tests is kept, in the user's cache, each once. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const CACHE = join(
  process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
  'storefront-islands/wordpress',
);

/**
 * @param {string} name
 * @param {string} proof a file of it that is there when it is whole
 * @param {(part: string) => void} fill fills an empty folder, or throws
 * @returns {string} the folder of that name, filled
 */
export function cached(name, proof, fill) {
  const folder = join(CACHE, name);
  if (existsSync(join(folder, proof))) return folder;
  // Beside its place first: what was broken off is not taken for the whole.
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  try {
    fill(part);
    if (!existsSync(join(part, proof))) throw new Error(`${name} has no ${proof}`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  return folder;
}
