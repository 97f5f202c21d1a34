// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'run-program.mjs');

/** @param {string} code with `runProgram` */
const start = (code) =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { runProgram } from ${JSON.stringify(MODULE)}; ${code}`,
  ]);

/** @param {import('node:child_process').ChildProcess} child */
async function endOf(child) {
  const [code] = await once(child, 'close');
  return code;
}

test('what it runs ends with it, and nothing more is run', async () => {
  const program = 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1000)';
  const ours = start(`
    const run = () => runProgram(process.execPath, ['-e', ${JSON.stringify(program)}]);
    await run().catch(() => undefined);
    await run().catch(({ message }) => process.stdout.write(' ' + message));
  `);
  let said = '';
  ours.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  await once(ours.stdout, 'data');
  ours.kill('SIGTERM');
  await endOf(ours);
  expect(said).toMatch(/^\d+ Ended by SIGTERM\.$/);
  expect(() => process.kill(Number.parseInt(said, 10), 0)).toThrow('ESRCH');
});

test('tells what a program prints, how it ended, and why it could not be started', async () => {
  const ours = start(`
    const said = [];
    const hear = (text) => said.push(text);
    const env = { WORD: 'heard' };
    const code = await runProgram(process.execPath, ['-p', 'process.exitCode = 3; process.env.WORD'], { env, hear });
    const reason = await runProgram('no-such-program', []).catch(({ code }) => code);
    process.stdout.write([said.join('').trim(), code, reason].join());
  `);
  let said = '';
  ours.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  expect(await endOf(ours)).toBe(0);
  expect(said).toBe('heard,3,ENOENT');
});
