// @ts-check
/** What loads what: questions about the built files that budgets, manifest and report share. */
import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} Chunk
 * @property {string} file path below `dist/`
 * @property {string[]} inputs modules in it, paths from the root
 * @property {string[]} imports files it imports statically
 * @property {string[]} dynamicImports files it imports on demand
 * @property {string | undefined} entryPoint the module of an island or of a dynamic import
 * @property {number} bytes
 * @property {number} gzip bytes, level 9
 *
 * @typedef {{ chunks: Map<string, Chunk>, islands: Record<string, string> }} Graph islands: name → file
 */

/** @param {Uint8Array} content */
export const gzipSize = (content) => gzipSync(content, { level: 9 }).length;

/**
 * @param {Map<string, Uint8Array>} files
 * @param {import('esbuild').Metafile} metafile
 * @param {Record<string, string>} islands name → path of the module
 * @returns {Graph}
 */
export function readGraph(files, metafile, islands) {
  /** @type {Graph['chunks']} */
  const chunks = new Map();
  for (const [file, output] of Object.entries(metafile.outputs)) {
    const content = files.get(file);
    if (!content || !file.endsWith('.js')) continue;
    /** @param {string} kind */
    const imported = (kind) =>
      output.imports.filter((i) => i.kind === kind && !i.external).map((i) => i.path);
    chunks.set(file, {
      file,
      inputs: Object.keys(output.inputs),
      imports: imported('import-statement'),
      dynamicImports: imported('dynamic-import'),
      entryPoint: output.entryPoint,
      bytes: content.length,
      gzip: gzipSize(content),
    });
  }
  const fileOf = new Map([...chunks.values()].map((chunk) => [chunk.entryPoint, chunk.file]));
  const byName = Object.entries(islands).map(([name, path]) => [name, fileOf.get(path)]);
  return { chunks, islands: Object.fromEntries(byName) };
}

/**
 * Everything that runs when `files` are imported, themselves included; with `lazy` also what they
 * may import later.
 *
 * @param {Graph} graph
 * @param {Iterable<string>} files
 * @param {{ lazy?: boolean }} [options]
 * @returns {Set<string>}
 */
export function closure(graph, files, { lazy = false } = {}) {
  const seen = new Set(files);
  for (const file of seen) {
    const chunk = graph.chunks.get(file);
    if (!chunk) throw new Error(`No chunk "${file}".`);
    for (const next of chunk.imports) seen.add(next);
    if (lazy) for (const next of chunk.dynamicImports) seen.add(next);
  }
  return seen;
}

/**
 * @param {Graph} graph
 * @param {string} path a part of a module's path, such as `node_modules/ky/`
 * @returns {string[]} the files with such a module
 */
export function filesWith(graph, path) {
  return [...graph.chunks.values()]
    .filter((chunk) => chunk.inputs.some((input) => input.includes(path)))
    .map((chunk) => chunk.file);
}

/** @param {Graph} graph */
export const reactFiles = (graph) => closure(graph, filesWith(graph, 'node_modules/react-dom/'));

/**
 * @param {Graph} graph
 * @param {string} name of an island
 */
export function isReactIsland(graph, name) {
  const files = closure(graph, [islandFile(graph, name)]);
  return filesWith(graph, 'node_modules/react-dom/').some((file) => files.has(file));
}

/**
 * An island's own code: what runs when it loads and that no other island can ever load.
 *
 * @param {Graph} graph
 * @param {string} name of an island
 */
export function ownFiles(graph, name) {
  const own = closure(graph, [islandFile(graph, name)]);
  for (const other of Object.keys(graph.islands)) {
    if (other === name) continue;
    for (const file of closure(graph, [islandFile(graph, other)], { lazy: true })) own.delete(file);
  }
  // Of a bundle with a single React island, React would otherwise be its own.
  for (const file of reactFiles(graph)) own.delete(file);
  return own;
}

/**
 * @param {Graph} graph
 * @param {string} name
 */
export function islandFile(graph, name) {
  const file = graph.islands[name];
  if (!file) throw new Error(`No island "${name}".`);
  return file;
}

/**
 * @param {Graph} graph
 * @param {Iterable<string>} files
 */
export function gzipOf(graph, files) {
  let sum = 0;
  for (const file of files) sum += graph.chunks.get(file)?.gzip ?? 0;
  return sum;
}
