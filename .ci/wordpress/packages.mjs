// @ts-check
/**
 * Fetches what is too large for a development dependency, from npm: builds of WordPress, and PHP compiled to
 * WebAssembly. Each is fetched once, into the user's cache.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './cache.mjs';
import { unzip } from './unzip.mjs';

/** The newest that runs on Node.js 20. */
const PHP = { name: '@php-wasm/node', version: '3.1.54' };
/** The last that holds WordPress itself. */
const BUILDS = { name: '@wp-playground/wordpress-builds', version: '0.9.19' };

/** The first that prints script modules itself. */
export const WITH_MODULES = '6.5';
/** Folders of the builds package: all that are newer than the oldest WordPress that is supported. */
export const BUILT = ['6.2', '6.3', '6.4', '6.5', 'beta', 'nightly'];

/**
 * @param {{ name: string, version: string }} wanted
 * @param {number} limitMs
 * @returns {string} the folder of the package
 * @throws when it cannot be had
 */
function fetchPackage({ name, version }, limitMs) {
  const inside = join('node_modules', name);
  const place = `${name.replaceAll(/\W+/g, '-').slice(1)}-${version}`;
  const folder = cached(place, join(inside, 'package.json'), (part) => {
    process.stdout.write(`Fetching ${name} ${version} …\n`);
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    // Install scripts would compile what is there already.
    const args = ['install', '--prefix', part, '--ignore-scripts', ...quiet, `${name}@${version}`];
    const { status, error, stderr } = spawnSync('npm', args, {
      timeout: limitMs,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0) {
      const why = error?.message ?? stderr.trim().split('\n')[0] ?? '';
      throw new Error(`${name} ${version} cannot be had here: ${why}`);
    }
  });
  return join(folder, inside);
}

/**
 * @param {number} limitMs
 * @returns {string} the folder beside which its dependencies are
 */
export const fetchPhp = (limitMs) => fetchPackage(PHP, limitMs);

/**
 * The builds hold a WordPress in two halves, code and static files.
 *
 * @param {string[]} names
 * @param {number} limitMs
 * @returns {string[]} folders of complete WordPresses
 */
export function fetchWordPress(names, limitMs) {
  return names.map((name) =>
    cached(`wordpress-${name}-${BUILDS.version}`, 'wp-includes/version.php', (part) => {
      const builds = fetchPackage(BUILDS, limitMs);
      cpSync(join(builds, `public/wp-${name}`), part, { recursive: true });
      unzip(join(builds, `src/wordpress/wp-${name}.zip`), part);
    }),
  );
}

/**
 * Has a site keep its database in a file, for a PHP that reaches no server.
 *
 * @param {string} content the `wp-content` of a site
 * @param {number} limitMs
 */
export function useFileDatabase(content, limitMs) {
  const plugin = join(content, 'plugins/sqlite-database-integration-main');
  const builds = join(fetchPackage(BUILDS, limitMs), 'src/sqlite-database-integration');
  unzip(join(builds, 'sqlite-database-integration.zip'), join(content, 'plugins'));
  const dropIn = readFileSync(join(plugin, 'db.copy'), 'utf8');
  writeFileSync(
    join(content, 'db.php'),
    dropIn.replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', plugin),
  );
}
