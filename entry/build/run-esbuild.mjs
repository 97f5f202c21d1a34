// @ts-check
/** One pass of esbuild, with what all passes have in common. */
import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import * as esbuild from 'esbuild';
import { SHRUNK_BY, TARGET, shrink } from './shrink.mjs';

/** @typedef {Map<string, Uint8Array>} Files path below `dist/` (with `/`) → content */

// The same output folder whatever folder is written to: paths in source maps, and with them the
// hashes, must not depend on where a build happens.
const OUT = 'dist';

/** @type {esbuild.BuildOptions} */
export const SCRIPT = {
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: TARGET,
  jsx: 'automatic',
  minify: true,
  sourcemap: 'linked',
  legalComments: 'none',
  banner: { js: SHRUNK_BY },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Their published files are compiled for browsers without classes: 2 KiB more than what they were made of.
  alias: {
    'focus-trap-react': 'focus-trap-react/src/focus-trap-react.js',
    'focus-trap': 'focus-trap/index.js',
    tabbable: 'tabbable/src/index.js',
  },
};

/**
 * @param {string} root
 * @param {esbuild.BuildOptions} options
 * @returns {Promise<{ files: Files, metafile: esbuild.Metafile }>}
 */
export async function run(root, options) {
  const { outputFiles, metafile } = await esbuild.build({
    ...options,
    plugins: [...(await counters()), ...(options.plugins ?? [])],
    absWorkingDir: root,
    outdir: OUT,
    write: false,
    metafile: true,
  });
  const out = resolve(root, OUT);
  const files = new Map(
    outputFiles.map(({ path, contents }) => [relative(out, path).split(sep).join('/'), contents]),
  );
  return { files, metafile: { inputs: metafile.inputs, outputs: fromOut(metafile.outputs) } };
}

/**
 * A pass whose scripts pages get.
 *
 * @param {string} root
 * @param {esbuild.BuildOptions} options beside those of all scripts
 * @returns {Promise<{ files: Files, metafile: esbuild.Metafile }>}
 */
export async function runForPages(root, options) {
  const { files, metafile } = await run(root, { ...SCRIPT, ...options });
  return { files: shrink(files, { isModule: options.format !== 'iife' }), metafile };
}

/**
 * `npm run coverage` has the bundle count which of its branches are taken.
 *
 * @returns {Promise<esbuild.Plugin[]>}
 */
async function counters() {
  if (!process.env['E2E_COVERAGE']) return [];
  const { countInBundle } = await import('../../.ci/coverage/sources.mjs');
  return [countInBundle];
}

/**
 * The outputs by their path below `dist/`, like the files.
 *
 * @param {esbuild.Metafile['outputs']} outputs
 * @returns {esbuild.Metafile['outputs']}
 */
function fromOut(outputs) {
  /** @param {string} path */
  const strip = (path) => (path.startsWith(`${OUT}/`) ? path.slice(OUT.length + 1) : path);
  return Object.fromEntries(
    Object.entries(outputs).map(([path, output]) => [
      strip(path),
      { ...output, imports: output.imports.map((i) => ({ ...i, path: strip(i.path) })) },
    ]),
  );
}

/**
 * @param {string} id what importers write
 * @param {unknown} value the module's default export
 * @returns {esbuild.Plugin}
 */
export function virtualModule(id, value) {
  return {
    name: id,
    setup({ onResolve, onLoad }) {
      const filter = new RegExp(`^${id}$`);
      onResolve({ filter }, () => ({ path: id, namespace: 'virtual' }));
      onLoad({ filter, namespace: 'virtual' }, () => ({
        contents: JSON.stringify(value),
        loader: 'json',
      }));
    },
  };
}

/**
 * @param {string} root
 * @param {string} path
 */
export const has = (root, path) => existsSync(join(root, path));
