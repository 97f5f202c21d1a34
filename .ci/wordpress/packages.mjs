// @ts-check
/**
 * Fetches what is too large for a development dependency: builds of WordPress, and PHP compiled to
 * WebAssembly. Each is fetched once, into the user's cache.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { unzip } from './unzip.mjs';

const CACHE = join(
  process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
  'storefront-islands/wordpress',
);

/** The newest that runs on Node.js 20. */
const PHP = { name: '@php-wasm/node', version: '3.1.54' };
/** The last that holds WordPress itself. */
const BUILDS = { name: '@wp-playground/wordpress-builds', version: '0.9.19' };

/** Folders of the builds package: the first WordPress with script modules, and the newest of all. */
export const NEWER = ['6.5', 'nightly'];
/** All that are between the oldest that is supported and the newest. */
export const ALL = ['6.2', '6.3', '6.4', '6.5', 'beta', 'nightly'];

/**
 * @param {{ name: string, version: string }} wanted
 * @param {number} limitMs
 * @returns {string} the folder of the package
 * @throws when it cannot be had
 */
function fetchPackage({ name, version }, limitMs) {
  const place = join(CACHE, `${name.replaceAll(/\W+/g, '-').slice(1)}-${version}`);
  const folder = join(place, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  // Beside its place first: what was broken off is not taken for the whole.
  const part = `${place}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  process.stdout.write(`Fetching ${name} ${version} …\n`);
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  // Install scripts would compile what is there already.
  const args = ['install', '--prefix', part, '--ignore-scripts', ...quiet, `${name}@${version}`];
  const { status, error, stderr } = spawnSync('npm', args, {
    timeout: limitMs,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0 || !existsSync(join(part, 'node_modules', name, 'package.json'))) {
    rmSync(part, { recursive: true, force: true });
    const why = error?.message ?? stderr.trim().split('\n')[0] ?? '';
    throw new Error(`${name} ${version} cannot be had here: ${why}`);
  }
  rmSync(place, { recursive: true, force: true });
  renameSync(part, place);
  return folder;
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
  return names.map((name) => {
    const folder = join(CACHE, `wordpress-${name}-${BUILDS.version}`);
    if (existsSync(join(folder, 'wp-includes/version.php'))) return folder;
    const builds = fetchPackage(BUILDS, limitMs);
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    cpSync(join(builds, `public/wp-${name}`), part, { recursive: true });
    unzip(join(builds, `src/wordpress/wp-${name}.zip`), part);
    renameSync(part, folder);
    return folder;
  });
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
