// @ts-check
/**
 * Finds what a WordPress site needs on this machine: WordPress, PHP, MariaDB. Installs nothing.
 * `node .ci/wordpress/find.mjs` says what is missing, and ends with 1 where something is.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram, isProgram, PROGRAM_FOLDERS } from '../programs.mjs';

/** Where distributions keep it. Others: `WORDPRESS_PATH`, folders separated as in `PATH`. */
const USUAL_PLACES = ['/usr/share/wordpress'];

/** Extensions of PHP without which the test site cannot be installed, or cannot take a picture. */
const EXTENSIONS = ['mysqli', 'gd', 'dom'];

/** @returns {{ folder: string, version: string }[]} oldest first */
function findWordPress() {
  const folders = [...USUAL_PLACES, ...(process.env['WORDPRESS_PATH'] ?? '').split(delimiter)];
  return folders
    .filter((folder) => folder && existsSync(join(folder, 'wp-includes/version.php')))
    .map((folder) => {
      const source = readFileSync(join(folder, 'wp-includes/version.php'), 'utf8');
      return { folder, version: /\$wp_version = '([^']+)'/.exec(source)?.[1] ?? '0' };
    })
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
}

/** @returns {string[]} every PHP for the command line, e.g. `php` and `php7.4` */
export function findPhp() {
  const found = PROGRAM_FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^php\d\.\d$/.test(name))
      .map((name) => join(folder, name)),
  );
  const usual = findProgram('php');
  /** @type {Map<string, string>} */
  const byFile = new Map();
  for (const program of [...(usual ? [usual] : []), ...found].filter(isProgram)) {
    // One program may have several names.
    const file = realpathSync(program);
    if (!byFile.has(file)) byFile.set(file, program);
  }
  return [...byFile.values()];
}

/**
 * @returns {{ php: string, mariadbd: string, installDb: string, sites: { folder: string, version: string }[] } | string}
 *   what is missing, where something is
 */
export function findPlatform() {
  const [php] = findPhp();
  const sites = findWordPress();
  const mariadbd = findProgram('mariadbd');
  const installDb = findProgram('mariadb-install-db');
  const missing = [
    ...(php ? missingExtensions(php) : ['php']),
    ...(sites.length > 0 ? [] : ['WordPress']),
    ...(mariadbd && installDb ? [] : ['mariadbd']),
  ];
  if (!php || !mariadbd || !installDb || missing.length > 0) return `no ${missing.join(', no ')}`;
  return { php, mariadbd, installDb, sites };
}

/** @param {string} php */
function missingExtensions(php) {
  const loaded = execFileSync(php, ['-m'], { encoding: 'utf8' }).toLowerCase().split('\n');
  return EXTENSIONS.filter((name) => !loaded.includes(name)).map((name) => `php-${name}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findPlatform();
  if (typeof found === 'string') {
    process.stdout.write(`For the tests on WordPress this machine has ${found}.\n`);
    process.exitCode = 1;
  }
}
