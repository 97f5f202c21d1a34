// @ts-check
/**
 * Runs a command while a site of each WordPress on this machine is served:
 * `node .ci/wordpress/sites.mjs npx playwright test -c .ci/wordpress`. Their addresses are in
 * `WORDPRESS_SITES`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
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
  const end = () => void platform.stop().then(() => process.exit(1));
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    await platform.startDatabase();
    const starting = found.sites.map((wordpress) => platform.startSite(wordpress));
    // Where one cannot start, the others are not to be cleared away under their installation.
    await Promise.allSettled(starting);
    const sites = await Promise.all(starting);
    const child = spawn(program, args, {
      env: { ...process.env, WORDPRESS_SITES: JSON.stringify(sites) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = await once(child, 'close');
    return code ?? 1;
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    await platform.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await withSites(process.argv.slice(2));
}
