// @ts-check
/**
 * Runs a command while a site of each WordPress on this machine is served:
 * `node .ci/wordpress/sites.mjs playwright test -c .ci/wordpress`. Their addresses are in
 * `WORDPRESS_SITES`.
 */
import { pathToFileURL } from 'node:url';
import { runProgram } from '../run-program.mjs';
import { findPlatform } from './find.mjs';
import { Platform } from './site.mjs';

/** @typedef {{ version: string, address: string, root: string, log: string }} Site `log`: what PHP complained of */

/**
 * @param {string[]} command
 * @returns {Promise<number>} its exit code
 * @throws when something is missing, or does not start
 */
export async function withSites([program = '', ...args]) {
  const found = findPlatform();
  if (typeof found === 'string') throw new Error(found);
  const platform = await Platform.create(found);
  try {
    await platform.startDatabase();
    const starting = found.sites.map((wordpress) => platform.startSite(wordpress));
    // Where one cannot start, the others are not to be cleared away under their installation.
    await Promise.allSettled(starting);
    const sites = await Promise.all(starting);
    return await runProgram(program, args, { env: { WORDPRESS_SITES: JSON.stringify(sites) } });
  } finally {
    await platform.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await withSites(process.argv.slice(2));
}
