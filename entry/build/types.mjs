// @ts-check
/** The declarations of the public types, for theme developers who write TypeScript. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';

const ENTRY = "export * from './types/entry/api';\n";

/**
 * @param {string} root
 * @returns {Promise<Map<string, Uint8Array>>} path below `dist/` → content
 */
export async function emitTypes(root) {
  const tsc = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const out = await mkdtemp(join(tmpdir(), 'storefront-islands-types-'));
  try {
    // Types are checked by `npm run typecheck`; here they are only written down.
    const project = join(root, '.ci/tsconfig.types.json');
    await promisify(execFile)(process.execPath, [tsc, '-p', project, '--noCheck', '--outDir', out]);
    const files = new Map([['storefront-islands.d.ts', Buffer.from(ENTRY)]]);
    for (const path of (await readdir(out, { recursive: true })).sort()) {
      if (!path.endsWith('.d.ts')) continue;
      files.set(`types/${path.split(sep).join('/')}`, await readFile(join(out, path)));
    }
    return files;
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
