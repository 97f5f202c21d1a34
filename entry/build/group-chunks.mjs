// @ts-check
/** Has esbuild make the chunks that `plan-groups.mjs` has planned. */
import { resolve } from 'node:path';
import { ONLY_REACT } from './plan-groups.mjs';

/**
 * @typedef {import('esbuild').Metafile} Metafile
 * @typedef {import('./plan-groups.mjs').Plan} Plan
 */

/** Marks a question that the plugin asks itself. */
const SECOND_LOOK = Symbol('second look');

/** Nobody imports an island; in a group, its own file only leads there. */
const ISLAND = /\.island\.tsx?$/;

/**
 * Carries a plan out: entry points and dynamic imports lead to a module of their own, which imports
 * the groups and then the real one.
 *
 * @param {string} root
 * @param {Plan} plan
 * @param {Metafile['inputs']} inputs
 * @returns {import('esbuild').Plugin}
 */
export function groupChunks(root, { groups, needs }, inputs) {
  /** @param {string} path */
  const absolute = (path) => resolve(root, path);
  const entryOf = new Map([...needs].map(([path, names]) => [absolute(path), { path, names }]));
  const doorsOf = new Map([...groups].map(([name, members]) => [name, doors(members, inputs)]));
  const allDoors = new Set([...doorsOf.values()].flat().map(absolute));

  return {
    name: 'chunk-groups',
    setup({ onLoad, onResolve, resolve: look }) {
      onResolve({ filter: new RegExp(`^${ONLY_REACT}$`) }, ({ path }) => ({
        path,
        namespace: 'grouped',
      }));
      onResolve({ filter: /^group:/ }, ({ path }) => ({
        path: path.slice('group:'.length),
        namespace: 'group',
      }));
      onResolve({ filter: /.*/ }, async ({ path, pluginData, ...importing }) => {
        if (pluginData === SECOND_LOOK) return undefined;
        const isEntry = importing.kind === 'entry-point';
        const found = await look(isEntry ? absolute(path) : path, {
          ...importing,
          resolveDir: importing.resolveDir || root,
          pluginData: SECOND_LOOK,
        });
        const entry =
          isEntry || importing.kind === 'dynamic-import' ? entryOf.get(found.path) : undefined;
        if (entry && entry.names.length > 0) return { path: entry.path, namespace: 'grouped' };
        // A library may promise to have no side effects. Then esbuild would skip an import of which
        // nothing is used, and the library would not become a part of its group.
        return allDoors.has(found.path) ? { ...found, sideEffects: true } : found;
      });
      onLoad({ filter: /.*/, namespace: 'grouped' }, ({ path }) => {
        const groupImports = importAll((needs.get(path) ?? []).map((name) => `group:${name}`));
        const real = path === ONLY_REACT ? '' : `export * from ${JSON.stringify(fromRoot(path))};`;
        return { contents: groupImports + real, resolveDir: root };
      });
      onLoad({ filter: /.*/, namespace: 'group' }, ({ path }) => ({
        contents: importAll((doorsOf.get(path) ?? []).map(fromRoot)),
        resolveDir: root,
      }));
    },
  };
}

/** @param {string[]} paths */
const importAll = (paths) => paths.map((path) => `import ${JSON.stringify(path)};`).join('');

/**
 * Relative to the root: what is written here stands in source maps, where no machine's paths belong.
 *
 * @param {string} path
 */
const fromRoot = (path) => `./${path}`;

/**
 * The modules of a group that others import; they bring the rest. The rest may not bear being
 * imported alone: a library's inner files rely on what ran before them.
 *
 * @param {Set<string>} members
 * @param {Metafile['inputs']} inputs
 */
function doors(members, inputs) {
  /** @type {Set<string>} */
  const found = new Set([...members].filter((path) => ISLAND.test(path)));
  for (const [path, { imports }] of Object.entries(inputs)) {
    if (members.has(path)) continue;
    for (const { path: target } of imports) if (members.has(target)) found.add(target);
  }
  return [...found].sort();
}
