// @ts-check
/**
 * Fetches the WordPress of a newer Debian, by apt, which checks its signatures; nothing is installed, and the
 * machine's own lists of packages stay as they are.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cached } from './cache.mjs';

/** Debian 13, and the one after it. */
export const SUITES = ['trixie', 'forky'];

const MIRROR = 'http://deb.debian.org/debian';
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';
/** What Debian's WordPress links to instead of having it itself. */
const LINKED = /\b(?:libjs|libphp)-[\w-]+|\bphp-getid3\b/g;

/**
 * @param {string} suite
 * @param {number} limitMs of each step
 * @returns {string} the folder of a complete WordPress
 * @throws when it cannot be had
 */
export function fetchDebianWordPress(suite, limitMs) {
  return cached(`wordpress-debian-${suite}`, 'wp-includes/version.php', (part) => {
    process.stdout.write(`Fetching the WordPress of Debian ${suite} …\n`);
    const apt = mkdtempSync(join(tmpdir(), 'islands-apt-'));
    try {
      const run = runner(apt, suite, limitMs);
      run('apt-get', 'update');
      const linked = run('apt-cache', 'show', 'wordpress').match(LINKED) ?? [];
      run('apt-get', 'download', 'wordpress', ...new Set(linked));
      for (const name of readdirSync(apt).filter((file) => file.endsWith('.deb')))
        run('dpkg-deb', '-x', name, 'root');
      cpSync(join(apt, 'root/usr/share/wordpress'), part, {
        recursive: true,
        dereference: true,
        // A link into the settings of a machine that has it installed.
        filter: existsSync,
      });
    } finally {
      rmSync(apt, { recursive: true, force: true });
    }
  });
}

/**
 * @param {string} folder for all that apt keeps
 * @param {string} suite
 * @param {number} limitMs
 */
function runner(folder, suite, limitMs) {
  for (const name of ['lists/partial', 'archives/partial'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'sources'), `deb [signed-by=${KEYS}] ${MIRROR} ${suite} main\n`);
  const config = join(folder, 'apt.conf');
  writeFileSync(
    config,
    `Dir::State::lists "${folder}/lists"; Dir::State::status "/dev/null"; Dir::Cache "${folder}";
     Dir::Etc::sourcelist "${folder}/sources"; Dir::Etc::sourceparts "-";
     Acquire::Languages "none"; APT::Sandbox::User "";`,
  );
  /**
   * @param {string} program
   * @param {string[]} args
   */
  return (program, ...args) => {
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      cwd: folder,
      env: { ...process.env, APT_CONFIG: config, LC_ALL: 'C' },
      timeout: limitMs,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) {
      const why = error?.message ?? stderr.trim().split('\n')[0] ?? '';
      throw new Error(`The WordPress of Debian ${suite} cannot be had here: ${program}: ${why}`);
    }
    return stdout;
  };
}
