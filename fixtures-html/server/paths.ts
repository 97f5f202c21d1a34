import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server runs bundled from a cache folder as well as from source, so the root is looked for, not assumed. */
function findRepositoryRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error(
        'Fixture shop: no package.json above the server; run it from the repository.',
      );
    folder = parent;
  }
  return folder;
}

const root = findRepositoryRoot();

export const DIST_FOLDER = join(root, 'dist');
export const ASSETS_FOLDER = join(root, 'fixtures-html', 'assets');
export const JQUERY_FILE = join(root, 'node_modules', 'jquery', 'dist', 'jquery.js');
