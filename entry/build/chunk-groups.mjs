// @ts-check
/**
 * Fewer, larger chunks than esbuild makes by itself.
 *
 * esbuild puts two modules into the same chunk only when exactly the same entry points reach them.
 * With a dozen islands that gives a dozen chunks of 200 bytes, each a request. So modules are put
 * into groups, and an entry point that needs one module of a group is made to import all of it:
 * then the same entry points reach every module of the group, and esbuild makes one chunk of it.
 */
import { resolve } from 'node:path';

/**
 * @typedef {import('esbuild').Metafile} Metafile
 * @typedef {object} Plan
 * @property {Map<string, Set<string>>} groups name → modules
 * @property {Map<string, string[]>} needs entry point, an island or the target of a dynamic import → names of groups
 */

/** In groups, an island may get code that only others need: a module larger than this is not grouped. */
const LARGEST_BYTES = 2048;

/** An entry point without an island: else, with one React island only, React would be inside it. */
export const ONLY_REACT = 'only-react';

/** Marks a question that the plugin asks itself. */
const SECOND_LOOK = Symbol('second look');

const REACT = /(?:^|\/)node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\//;

/**
 * @param {Metafile} metafile of a bundle without groups
 * @param {string[]} islands modules
 * @param {string[]} atOnce modules of those islands that always run
 * @returns {Plan}
 */
export function planGroups(metafile, islands, atOnce) {
  const { inputs } = metafile;
  const targets = Object.values(inputs).flatMap(({ imports }) =>
    imports.filter((i) => i.kind === 'dynamic-import' && !i.external).map((i) => i.path),
  );
  const entries = [...new Set([...islands, ...targets])];
  const reached = new Map(entries.map((entry) => [entry, reachable(inputs, entry)]));
  const sizes = sizesOf(metafile);
  const isReact = (/** @type {string} */ path) =>
    [...reachable(inputs, path)].some((module) => REACT.test(module));

  /** @type {Plan['groups']} */
  const groups = new Map(['react', 'core', 'views', 'common'].map((name) => [name, new Set()]));
  for (const path of Object.keys(inputs).sort()) {
    const users = islands.filter((island) => reached.get(island)?.has(path));
    if (REACT.test(path)) groups.get('react')?.add(path);
    else if (path.startsWith('widgets/') || entries.includes(path)) continue;
    else if (users.some((island) => atOnce.includes(island))) groups.get('core')?.add(path);
    // What every island stands on: an island that runs early must not load stores for its sake.
    else if (users.length > 1 && path.startsWith('shared/platform/')) groups.get('core')?.add(path);
    else if (users.length < 2 || (sizes.get(path) ?? 0) > LARGEST_BYTES) continue;
    else groups.get(isReact(path) ? 'views' : 'common')?.add(path);
  }

  const needs = new Map(
    entries.map((entry) => [entry, groupsFor(reached.get(entry) ?? [], groups, inputs)]),
  );
  needs.set(ONLY_REACT, groupsFor(groups.get('react') ?? [], groups, inputs));
  return { groups, needs };
}

/**
 * The groups of modules, and of what their groups bring in turn.
 *
 * @param {Iterable<string>} modules
 * @param {Plan['groups']} groups
 * @param {Metafile['inputs']} inputs
 * @returns {string[]}
 */
function groupsFor(modules, groups, inputs) {
  const reached = new Set(modules);
  const names = new Set();
  for (const path of reached) {
    for (const next of staticImports(inputs, path)) reached.add(next);
    for (const [name, members] of groups) {
      if (!members.has(path) || names.has(name)) continue;
      names.add(name);
      for (const member of members) reached.add(member);
    }
  }
  return [...groups.keys()].filter((name) => names.has(name));
}

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
        // A library may promise to have no side effects. Then esbuild would skip an import of which
        // nothing is used, and the library would not become a part of its group.
        if (allDoors.has(found.path)) return { ...found, sideEffects: true };
        const entry =
          isEntry || importing.kind === 'dynamic-import' ? entryOf.get(found.path) : undefined;
        return entry && entry.names.length > 0 ? { path: entry.path, namespace: 'grouped' } : found;
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
  const found = new Set();
  for (const [path, { imports }] of Object.entries(inputs)) {
    if (members.has(path)) continue;
    for (const { path: target } of imports) if (members.has(target)) found.add(target);
  }
  return [...found].sort();
}

/**
 * Everything that runs with a module.
 *
 * @param {Metafile['inputs']} inputs
 * @param {string} entry
 */
function reachable(inputs, entry) {
  const seen = new Set([entry]);
  for (const path of seen) for (const next of staticImports(inputs, path)) seen.add(next);
  return seen;
}

/**
 * @param {Metafile['inputs']} inputs
 * @param {string} path
 */
function staticImports(inputs, path) {
  const imports = inputs[path]?.imports ?? [];
  return imports.filter((i) => !i.external && i.kind !== 'dynamic-import').map((i) => i.path);
}

/** @param {Metafile} metafile */
function sizesOf({ outputs }) {
  return new Map(
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).map(
        ([path, { bytesInOutput }]) => /** @type {const} */ ([path, bytesInOutput]),
      ),
    ),
  );
}
