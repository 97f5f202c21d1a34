// @ts-check
/**
 * A WordPress site in a temporary folder: its own database server on a socket, WordPress with the
 * built files as a plugin, and PHP's server. Nothing outside of that folder is touched, and everything
 * that was started ends with it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const DIST = join(HERE, '../../dist');
/** For an hour in which a shared machine is slow; each takes a second or two. */
const LIMIT_MS = 60_000;

/**
 * @typedef {object} Program
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => string} output the end of what it has said
 */

/** Everything that runs for the sites of one test run. */
export class Platform {
  /** @type {Program[]} */
  #running = [];

  /**
   * @param {string} folder a temporary one
   * @param {{ php: string, mariadbd: string, installDb: string }} programs
   */
  constructor(folder, programs) {
    this.folder = folder;
    this.programs = programs;
  }

  /** @param {{ php: string, mariadbd: string, installDb: string }} programs */
  static async create(programs) {
    const folder = await mkdtemp(join(tmpdir(), 'islands-wordpress-'));
    await chmod(folder, 0o755);
    return new Platform(folder, programs);
  }

  get socket() {
    return join(this.folder, 'db.sock');
  }

  /** Starts the database server: no network, nobody else's files, no password on its socket. */
  async startDatabase() {
    const data = join(this.folder, 'db');
    const user = `--user=${userInfo().username}`;
    const how = ['--auth-root-authentication-method=normal', '--skip-test-db'];
    await this.#run(this.programs.installDb, ['--no-defaults', `--datadir=${data}`, user, ...how]);
    const server = this.#start(this.programs.mariadbd, [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${this.socket}`,
      `--pid-file=${join(this.folder, 'db.pid')}`,
      user,
      '--skip-networking',
      '--skip-grant-tables',
      // A site that is thrown away needs no safe disk.
      '--innodb-flush-log-at-trx-commit=0',
      '--skip-log-bin',
    ]);
    await until(() => canConnect(this.socket), server, 'the database server');
  }

  /**
   * Installs a site and serves it.
   *
   * @param {{ folder: string, version: string }} wordpress
   * @returns {Promise<import('./sites.mjs').Site>}
   */
  async startSite(wordpress) {
    const port = await freePort();
    const name = `wp${wordpress.version.replaceAll(/\W/g, '_')}`;
    const root = join(this.folder, name);
    const content = join(root, 'wp-content');
    // Distributions link parts of it to other places.
    await cp(wordpress.folder, root, { recursive: true, dereference: true });
    await rm(content, { recursive: true, force: true });
    await mkdir(join(content, 'uploads'), { recursive: true });
    await cp(join(HERE, 'themes'), join(content, 'themes'), { recursive: true });
    await cp(join(HERE, 'stand-ins'), join(content, 'mu-plugins'), { recursive: true });
    await cp(DIST, join(content, 'plugins/storefront-islands'), { recursive: true });
    await cp(DIST, join(content, 'themes/classic/storefront-islands'), { recursive: true });
    await writeFile(join(content, 'themes/classic/by-hand.php'), await frontPageCode());
    await writeFile(join(root, 'wp-config.php'), await this.#config(name, port));
    const install = [join(HERE, 'install.php'), root, this.socket, name];
    await this.#run(this.programs.php, install).catch(async (error) => {
      const log = await readFile(join(content, 'debug.log'), 'utf8').catch(() => '');
      throw new Error(`WordPress was not installed:\n${log}`, { cause: error });
    });

    const server = this.#start(
      this.programs.php,
      ['-S', `127.0.0.1:${port}`, '-t', root, join(HERE, 'router.php')],
      { PHP_CLI_SERVER_WORKERS: '4' },
    );
    await until(() => canConnect(port), server, 'the web server');
    const log = join(content, 'debug.log');
    return { version: wordpress.version, address: `http://127.0.0.1:${port}`, root, log };
  }

  /**
   * @param {string} name of the database
   * @param {number} port
   */
  async #config(name, port) {
    const template = await readFile(join(HERE, 'wp-config.php'), 'utf8');
    return template
      .replaceAll('{{socket}}', this.socket)
      .replaceAll('{{database}}', name)
      .replaceAll('{{port}}', String(port));
  }

  /** Ends everything, newest first, and takes the folder away. */
  async stop() {
    for (const { child } of this.#running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) continue;
      const ended = once(child, 'close');
      // With the processes that it has started itself.
      process.kill(-child.pid, 'SIGTERM');
      const timer = setTimeout(() => process.kill(-Number(child.pid), 'SIGKILL'), 5000);
      await ended;
      clearTimeout(timer);
    }
    this.#running = [];
    await rm(this.folder, { recursive: true, force: true });
  }

  /**
   * @param {string} program
   * @param {string[]} args
   * @param {Record<string, string>} [env]
   * @returns {Program}
   */
  #start(program, args, env = {}) {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that it ends with its workers.
      detached: true,
    });
    let said = '';
    const hear = (/** @type {Buffer} */ text) => void (said = (said + text).slice(-4000));
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const started = { child, output: () => said };
    this.#running.push(started);
    return started;
  }

  /**
   * @param {string} program
   * @param {string[]} args
   */
  async #run(program, args) {
    const { child, output } = this.#start(program, args);
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output()}`);
  }
}

/** What the project's README has theme developers write, who do without the plugin. */
async function frontPageCode() {
  const readme = await readFile(join(HERE, '../../README.md'), 'utf8');
  const [, code] = /```php\n(add_action[^]*?)```/.exec(readme) ?? [];
  if (!code) throw new Error('README.md has no PHP that enqueues the bundle');
  return `<?php\n${code}`;
}

/** @returns {Promise<number>} a port of this machine that nobody uses */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param {string | number} place a socket or a port of this machine */
function canConnect(place) {
  return new Promise((resolve) => {
    const options =
      typeof place === 'number' ? { port: place, host: '127.0.0.1' } : { path: place };
    const connection = createConnection(options)
      .on('connect', () => {
        connection.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
}

/**
 * @param {() => Promise<unknown>} isThere
 * @param {Program} program
 * @param {string} what
 */
async function until(isThere, program, what) {
  const end = Date.now() + LIMIT_MS;
  while (!(await isThere())) {
    if (program.child.exitCode !== null || Date.now() > end) {
      throw new Error(`${what} did not start:\n${program.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
