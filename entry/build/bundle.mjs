// @ts-check
/** The esbuild passes: islands with their shared chunks, the loader, the style sheet, the registry. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import * as esbuild from 'esbuild';
import { ONLY_REACT, groupChunks, planGroups } from './chunk-groups.mjs';
import { renameChunks } from './chunk-names.mjs';

/**
 * @typedef {Map<string, Uint8Array>} Files path below `dist/` (with `/`) → content
 * @typedef {Record<string, string>} Paths island name → path from the root
 * @typedef {{ name: string, when: string }} RegistryEntry
 */

// The same output folder whatever folder is written to: paths in source maps, and with them the
// hashes, must not depend on where a build happens.
const OUT = 'dist';

/** The first versions with everything in ES2022, for what a style sheet may use. */
const STYLE_TARGETS = ['chrome94', 'firefox93', 'safari16.4'];

/** @type {esbuild.BuildOptions} */
const SCRIPT = {
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  sourcemap: 'linked',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/**
 * Every `widgets/<folder>/<name>.island.ts(x)`, by name.
 *
 * @param {string} root
 * @returns {Promise<Paths>}
 */
export async function findIslands(root) {
  /** @type {Paths} */
  const islands = {};
  for (const folder of (await readdir(join(root, 'widgets'))).sort()) {
    for (const file of (await readdir(join(root, 'widgets', folder))).sort()) {
      const name = /^(.+)\.island\.tsx?$/.exec(file)?.[1];
      if (!name) continue;
      const path = `widgets/${folder}/${file}`;
      if (islands[name])
        throw new Error(`Two islands are named "${name}": ${islands[name]}, ${path}.`);
      islands[name] = path;
    }
  }
  return islands;
}

/**
 * @param {string} root
 * @param {Paths} islands
 * @param {string[]} atOnce names of the islands that run on every page
 */
export async function bundleIslands(root, islands, atOnce) {
  /** @type {esbuild.BuildOptions} */
  const options = {
    ...SCRIPT,
    entryPoints: islands,
    splitting: true,
    entryNames: 'chunks/[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
  };
  const { metafile } = await run(root, { ...options, sourcemap: false });
  const modules = Object.values(islands);
  const plan = planGroups(
    metafile,
    modules,
    atOnce.map((name) => islands[name] ?? ''),
  );
  const grouped = await run(root, {
    ...options,
    entryPoints: { ...islands, [ONLY_REACT]: ONLY_REACT },
    plugins: [groupChunks(root, plan, metafile.inputs)],
  });
  return renameChunks(withoutStubs(grouped, metafile.inputs), plan.groups);
}

/**
 * Hides what only served to group chunks: the extra entry point and the modules in between.
 *
 * @param {{ files: Files, metafile: esbuild.Metafile }} grouped
 * @param {esbuild.Metafile['inputs']} inputs what the sources themselves import
 */
function withoutStubs({ files, metafile }, inputs) {
  const isStub = (/** @type {string} */ path) => path.startsWith(`chunks/${ONLY_REACT}-`);
  /** @type {esbuild.Metafile['outputs']} */
  const outputs = JSON.parse(JSON.stringify(metafile.outputs).replaceAll('"grouped:', '"'));
  for (const path of Object.keys(outputs)) if (isStub(path)) delete outputs[path];
  return {
    files: new Map([...files].filter(([path]) => !isStub(path))),
    metafile: { inputs, outputs },
  };
}

/**
 * @param {string} root
 * @param {Record<string, string>} hashes island name → hash in the name of its file
 */
export function bundleLoader(root, hashes) {
  return run(root, {
    ...SCRIPT,
    entryPoints: ['entry/loader.ts'],
    entryNames: 'loader',
    plugins: [virtualModule('storefront-islands:files', hashes)],
  });
}

/** @param {string} root */
export function bundleStyle(root) {
  return run(root, {
    entryPoints: ['entry/storefront-islands.css'],
    bundle: true,
    minify: true,
    target: STYLE_TARGETS,
    legalComments: 'none',
    loader: { '.svg': 'dataurl' },
  });
}

/**
 * The islands' schedule: `entry/registry.ts` is data, so it is run to be read.
 *
 * @param {string} root
 * @returns {Promise<RegistryEntry[]>}
 */
export async function readRegistry(root) {
  const { files } = await run(root, {
    ...SCRIPT,
    entryPoints: ['entry/registry.ts'],
    sourcemap: false,
    // Modules kept in memory by Node.js are told apart by their URL: data URLs by their content.
    minify: false,
  });
  const code = Buffer.from(only(files)).toString('base64');
  const { registry } = await import(`data:text/javascript;base64,${code}`);
  if (!Array.isArray(registry))
    throw new Error('entry/registry.ts must export an array `registry`.');
  return registry;
}

/**
 * @param {string} root
 * @param {esbuild.BuildOptions} options
 * @returns {Promise<{ files: Files, metafile: esbuild.Metafile }>}
 */
async function run(root, options) {
  const { outputFiles, metafile } = await esbuild.build({
    ...options,
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
function virtualModule(id, value) {
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

/** @param {Files} files */
function only(files) {
  const [content, ...more] = files.values();
  if (!content || more.length > 0) throw new Error(`Expected one file, got ${files.size}.`);
  return content;
}

/**
 * @param {string} root
 * @param {string} path
 */
export const has = (root, path) => existsSync(join(root, path));
