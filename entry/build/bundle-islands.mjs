// @ts-check
/** The islands, the code that they share, and the door to it for a theme's own code. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { renameChunks } from './chunk-names.mjs';
import { groupChunks } from './group-chunks.mjs';
import { shareHash } from './island-names.mjs';
import { ONLY_REACT, planGroups } from './plan-groups.mjs';
import { SCRIPT, has, run, runForPages, virtualModule } from './run-esbuild.mjs';
import { COMPILE_AT_ONCE } from './shrink.mjs';

/**
 * @typedef {import('esbuild').Metafile} Metafile
 * @typedef {import('./run-esbuild.mjs').Files} Files
 * @typedef {Record<string, string>} Paths island name → path from the root
 */

/** Imports and one export between the comments that every file has. */
const DOOR = new RegExp(
  `^${COMPILE_AT_ONCE}\n((?:import[^;]+;)+export{[^}]+};\n)//# sourceMappingURL=\\S+\n$`,
);

const ATOM = 'node_modules/nanostores/atom/index.js';

/** The door for a theme's own code; it shares the islands' chunks. */
const API = 'entry/api.ts';

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
 * @param {{ atOnce: string[], idle: string[], unasked: string[], early: string[] }} names of the
 *   islands that run on every page, of those that run wherever their markup is, of those that run
 *   before anybody does anything, and of those that run on every page when it is idle
 */
export async function bundleIslands(root, islands, names) {
  /** @type {Paths} */
  const api = has(root, API) ? { api: API } : {};
  /** @type {import('esbuild').BuildOptions} */
  const options = {
    entryPoints: { ...islands, ...api },
    splitting: true,
    entryNames: 'chunks/[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
  };
  const plugins = [
    onlyAtoms(root),
    virtualModule('storefront-islands:names', Object.keys(islands)),
  ];
  const { metafile } = await run(root, { ...SCRIPT, ...options, sourcemap: false, plugins });
  const modulesOf = (/** @type {string[]} */ list) => list.map((name) => islands[name] ?? '');
  const plan = planGroups(metafile, {
    islands: Object.values(islands),
    guests: Object.values(api),
    atOnce: modulesOf(names.atOnce),
    idle: modulesOf(names.idle),
    unasked: modulesOf(names.unasked),
    early: modulesOf(names.early),
  });
  const grouped = await runForPages(root, {
    ...options,
    entryPoints: { ...islands, ...api, [ONLY_REACT]: ONLY_REACT },
    plugins: [groupChunks(root, plan, metafile.inputs), ...plugins],
  });
  const bundle = renameChunks(withoutStubs(grouped, metafile.inputs), plan.groups);
  return withDoor(withBareDoors(shareHash(bundle, islands)));
}

/**
 * The file of an island that stands in a group's chunk only leads there: it has no functions to
 * compile, and nothing to show in a source map.
 *
 * @param {ReturnType<typeof shareHash>} bundle
 */
function withBareDoors(bundle) {
  const files = new Map(bundle.files);
  for (const [path, content] of bundle.files) {
    const text = Buffer.from(content).toString();
    const [, door] = DOOR.exec(text) ?? [];
    if (door === undefined) continue;
    files.set(path, Buffer.from(door));
    files.delete(`${path}.map`);
  }
  return { ...bundle, files };
}

/**
 * `api.js` only leads to its chunk. Whatever a page adds to the address of a file that it names, such
 * as a version, the chunk and its stores are there once.
 *
 * @param {ReturnType<typeof shareHash>} bundle
 */
function withDoor(bundle) {
  const outputs = Object.entries(bundle.metafile.outputs);
  const chunk = outputs.find(([, { entryPoint }]) => entryPoint === API)?.[0];
  const door = Buffer.from(`export*from"./${chunk}";
`);
  return { ...bundle, files: chunk ? new Map([...bundle.files, ['api.js', door]]) : bundle.files };
}

/**
 * Stores are atoms. Imported by the library's own door they would bring along what only its binding
 * to React uses, because a group of modules is loaded as a whole.
 *
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
function onlyAtoms(root) {
  return {
    name: 'only-atoms',
    setup({ onResolve }) {
      onResolve({ filter: /^nanostores$/ }, ({ importer }) =>
        importer.includes('node_modules') || !has(root, ATOM)
          ? undefined
          : { path: join(root, ATOM) },
      );
    },
  };
}

/**
 * Hides what only served to group chunks: the extra entry point and the modules in between.
 *
 * @param {{ files: Files, metafile: Metafile }} grouped
 * @param {Metafile['inputs']} inputs what the sources themselves import
 */
function withoutStubs({ files, metafile }, inputs) {
  const isStub = (/** @type {string} */ path) => path.startsWith(`chunks/${ONLY_REACT}-`);
  /** @type {Metafile['outputs']} */
  const outputs = JSON.parse(JSON.stringify(metafile.outputs).replaceAll('"grouped:', '"'));
  for (const path of Object.keys(outputs)) if (isStub(path)) delete outputs[path];
  return {
    files: new Map([...files].filter(([path]) => !isStub(path))),
    metafile: { inputs, outputs },
  };
}
