// @ts-check
/**
 * Telling names for shared chunks. esbuild calls each of them `chunk-<hash>`; a network panel, an
 * error report and the report card are easier to read with `react-<hash>` or `cart-<hash>`.
 */
import { basename } from 'node:path';
import { shiftColumns } from './source-map.mjs';

/**
 * @typedef {import('esbuild').Metafile} Metafile
 * @typedef {Map<string, Set<string>>} Groups name → modules that are in one chunk
 */

/** Libraries that name the chunk they are in: the first that matches wins. */
const BY_LIBRARY = [
  ['node_modules/focus-trap', 'dialog'],
  ['node_modules/photoswipe/', 'lightbox'],
  ['node_modules/embla-carousel', 'carousel'],
  ['node_modules/ky/', 'net'],
];

/** Beginnings of names that content blockers take for something else, whatever the file does. */
const BLOCKED =
  /^(?:ads?|adblock|analytics|beacon|consent-?(?:banner|manager)|cookies?-?(?:banner|bar|consent|law|notice|policy|popup)|gdpr|gtm|pop-?under|tracker|tracking)\b/;

/**
 * @param {Iterable<string>} paths of built files
 * @returns {string[]} those that a shopper with a content blocker would not get
 */
export const blockedNames = (paths) => [...paths].filter((path) => BLOCKED.test(basename(path)));

/** A chunk without modules holds the bundler's helpers for CommonJS modules. */
const RUNTIME = 'runtime';

const CHUNK = /chunk-[A-Z0-9]{8}/g;
const IMPORT_OR_CHUNK = /import"\.\/(chunk-[A-Z0-9]{8})\.js";|chunk-[A-Z0-9]{8}/g;

/**
 * @param {Metafile} metafile
 * @param {Groups} groups
 * @returns {Map<string, string>} `chunk-<hash>` → `<name>-<hash>`
 */
function chunkRenames(metafile, groups) {
  /** @type {Map<string, string>} */
  const renames = new Map();
  for (const [path, output] of Object.entries(metafile.outputs)) {
    const old = /^chunks\/(chunk-[A-Z0-9]{8})\.js$/.exec(path)?.[1];
    // A dynamic import has an entry point, and esbuild has named its chunk after that file.
    if (!old || output.entryPoint) continue;
    renames.set(old, old.replace('chunk', chunkName(output.inputs, groups)));
  }
  return renames;
}

/**
 * @param {Record<string, { bytesInOutput: number }>} inputs
 * @param {Groups} groups
 */
export function chunkName(inputs, groups) {
  const paths = Object.keys(inputs);
  for (const [name, members] of groups) if (paths.some((path) => members.has(path))) return name;
  const library = BY_LIBRARY.find(([path]) => paths.some((input) => input.includes(path ?? '')));
  if (library?.[1]) return library[1];

  const own = paths.filter((path) => !path.includes('node_modules/'));
  const largest = (own.length > 0 ? own : paths).reduce(
    (best, path) =>
      (inputs[path]?.bytesInOutput ?? 0) > (inputs[best]?.bytesInOutput ?? 0) ? path : best,
    own[0] ?? paths[0] ?? RUNTIME,
  );
  const packageName = /.*node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(largest)?.[1];
  const fileName = /([^/]+?)(?:\.[^/]*)?$/.exec(largest)?.[1];
  return packageName ?? fileName ?? RUNTIME;
}

/**
 * Renames chunks in file names, in imports and in source maps.
 *
 * On the way it drops what esbuild adds to every entry point: an import of the bundler's helpers
 * for its side effects. They have none, and a page without React would fetch them for nothing.
 *
 * @param {{ files: Map<string, Uint8Array>, metafile: Metafile }} result
 * @param {Groups} groups
 * @returns {{ files: Map<string, Uint8Array>, metafile: Metafile }}
 */
export function renameChunks({ files, metafile }, groups) {
  const renames = chunkRenames(metafile, groups);
  /** @param {string} text */
  const rename = (text) => text.replaceAll(CHUNK, (old) => renames.get(old) ?? old);

  /** @type {Map<string, Uint8Array>} */
  const renamed = new Map();
  for (const [path, content] of files) {
    if (!path.endsWith('.js')) continue;
    const { code, shifts } = renameInCode(Buffer.from(content).toString(), renames);
    renamed.set(rename(path), Buffer.from(code));
    const map = JSON.parse(Buffer.from(files.get(`${path}.map`) ?? '').toString() || 'null');
    if (!map) continue;
    map.mappings = shiftColumns(map.mappings, shifts);
    renamed.set(`${rename(path)}.map`, Buffer.from(JSON.stringify(map)));
  }

  const outputs = /** @type {Metafile['outputs']} */ (
    JSON.parse(rename(JSON.stringify(metafile.outputs)))
  );
  for (const [path, output] of Object.entries(outputs)) {
    const code = String(renamed.get(path));
    output.imports = output.imports.filter((i) => i.external || code.includes(basename(i.path)));
  }
  return { files: renamed, metafile: { inputs: metafile.inputs, outputs } };
}

/**
 * @param {string} text
 * @param {Map<string, string>} renames
 */
function renameInCode(text, renames) {
  /** @type {import('./source-map.mjs').Shift[]} */
  const shifts = [];
  const lines = text.split('\n').map((content, line) =>
    content.replaceAll(IMPORT_OR_CHUNK, (old, forSideEffects, index) => {
      const isForNothing = renames.get(forSideEffects)?.startsWith(`${RUNTIME}-`);
      const changed = isForNothing ? '' : old.replace(CHUNK, (name) => renames.get(name) ?? name);
      if (changed.length !== old.length) {
        shifts.push({ line, column: index + old.length, by: changed.length - old.length });
      }
      return changed;
    }),
  );
  return { code: lines.join('\n'), shifts };
}
