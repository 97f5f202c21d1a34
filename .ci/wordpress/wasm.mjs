// @ts-check
/** PHP compiled to WebAssembly: every version of it, on any machine that has Node.js. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What is used of the packages, which come without types where they are fetched to.
 * @typedef {{ exitCode: Promise<number>, stdoutText: Promise<string>, stderrText: Promise<string> }} Outcome
 * @typedef {{ httpStatusCode: number, text: string }} Answer
 * @typedef {object} Php
 * @property {(args: string[]) => Promise<Outcome>} cli
 * @property {() => void} exit
 * @typedef {{ request: (request: { url: string }) => Promise<Answer> }} Handler
 * @typedef {object} Packages
 * @property {new (runtime: unknown) => Php} PHP
 * @property {new (options: object) => Handler} PHPRequestHandler
 * @property {(php: Php, entries: Record<string, string>) => Promise<void>} setPhpIniEntries
 * @property {(version: string, options: object) => Promise<unknown>} loadNodeRuntime
 * @property {(php: Php) => void} useHostFilesystem
 */

export class Wasm {
  #packages;
  #version;
  #started = 0;

  /**
   * @param {Packages} packages
   * @param {string} version e.g. `7.4`
   */
  constructor(packages, version) {
    this.#packages = packages;
    this.#version = version;
  }

  /**
   * @param {string} folder of the package
   * @param {string} version
   */
  static async load(folder, version) {
    const resolve = createRequire(join(folder, 'package.json')).resolve;
    const [node, universal] = await Promise.all([
      import(pathToFileURL(join(folder, 'index.js')).href),
      import(pathToFileURL(join(dirname(resolve('@php-wasm/universal')), 'index.js')).href),
    ]);
    return new Wasm({ ...node, ...universal }, version);
  }

  /** One that sees the files of this machine at their places. */
  async #start() {
    const options = { emscriptenOptions: { processId: ++this.#started } };
    const runtime = await this.#packages.loadNodeRuntime(this.#version, options);
    const php = new this.#packages.PHP(runtime);
    this.#packages.useHostFilesystem(php);
    await this.#packages.setPhpIniEntries(php, { memory_limit: '512M' });
    return php;
  }

  /**
   * Runs a program of the command line.
   *
   * @param {string[]} args
   * @returns {Promise<string>} what it has said
   * @throws when it fails
   */
  async run(...args) {
    const php = await this.#start();
    try {
      const outcome = await php.cli(['php', ...args]);
      const code = await outcome.exitCode;
      const said = (await outcome.stdoutText) + (await outcome.stderrText);
      if (code !== 0) throw new Error(`php ${args.join(' ')} ended with ${code}:\n${said}`);
      return said;
    } finally {
      php.exit();
    }
  }

  /**
   * Answers for a site, as a web server would.
   *
   * @param {string} root
   * @param {string} address
   * @returns {(path: string) => Promise<Answer>}
   */
  serve(root, address) {
    const handler = new this.#packages.PHPRequestHandler({
      documentRoot: root,
      absoluteUrl: address,
      phpFactory: () => this.#start(),
      maxPhpInstances: 1,
      cookieStore: false,
      getFileNotFoundAction: () => ({ type: 'internal-redirect', uri: '/index.php' }),
    });
    return (path) => handler.request({ url: path });
  }
}
