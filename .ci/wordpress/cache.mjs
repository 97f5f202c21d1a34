// @ts-check
/** Where what is fetched for tests is kept, in the user's cache, each once. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

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
  mkdirSync(dirname(folder), { recursive: true });
  // Beside its place first: what was broken off, or is on its way for another run, is not taken for the whole.
  const part = mkdtempSync(`${folder}.part-`);
  try {
    fill(part);
    if (!existsSync(join(part, proof))) throw new Error(`${name} has no ${proof}`);
    // Another run may have been quicker.
    if (existsSync(join(folder, proof))) return folder;
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  return folder;
}
