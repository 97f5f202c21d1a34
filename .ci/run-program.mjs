// @ts-check
/** Runs other programs, none of which outlives this one. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Without npx, which leaves behind what it has started when it is ended. */
const BIN = join(ROOT, 'node_modules/.bin');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {Error | undefined} */
let ended;

// Ctrl+C reaches all that share the terminal by itself.
process.on('SIGINT', () => (ended ??= new Error('Ended by SIGINT.')));
process.on('SIGTERM', () => {
  ended ??= new Error('Ended by SIGTERM.');
  // As Ctrl+C would: ended by SIGTERM, Playwright leaves the fixture shop behind.
  for (const child of running) child.kill('SIGINT');
});

/**
 * Runs a program in the project's folder.
 *
 * @param {string} program installed, or one of a package, such as `vitest`
 * @param {string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] added to that of this process
 * @param {(text: string) => void} [options.hear] is told what it prints, which is shown otherwise
 * @returns {Promise<number>} its exit code
 * @throws where it cannot be started, and where this process has been told to end
 */
export async function runProgram(program, args, { env, hear } = {}) {
  if (ended) throw ended;
  const output = hear ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, PATH: [BIN, process.env['PATH']].join(delimiter) },
    stdio: ['ignore', output, output],
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => hear?.(text));
  }
  try {
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject).on('close', (exitCode) => resolve(exitCode ?? 1));
    });
    if (ended) throw ended;
    return code;
  } finally {
    running.delete(child);
  }
}
