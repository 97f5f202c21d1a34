// @ts-check
/**
 * One hash for the files of all islands. A hash for each would have to stand in the starter, which
 * every page runs: eight bytes an island that nothing can compress. What islands share, and what they
 * load on demand, is most of the code and keeps hashes of its own; so a release makes browsers fetch
 * the islands' first files anew, a few KiB each, and nothing else that has not changed.
 */
import { createHash } from 'node:crypto';

/**
 * @typedef {import('esbuild').Metafile} Metafile
 * @typedef {{ files: Map<string, Uint8Array>, metafile: Metafile }} Bundle
 */

const LENGTH = 8;

/**
 * @param {Bundle} bundle
 * @param {Record<string, string>} islands name → path from the root
 * @returns {Bundle & { hash: string }} the islands' files are `chunks/<name>-<hash>.js`
 */
export function shareHash({ files, metafile }, islands) {
  const own = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) => {
    const name = Object.keys(islands).find((island) => islands[island] === entryPoint);
    return name && path.endsWith('.js') ? [{ path, name }] : [];
  });
  const hash = hashOf(own.map(({ path }) => files.get(path) ?? new Uint8Array()));
  const renames = new Map(own.map(({ path, name }) => [path, `chunks/${name}-${hash}.js`]));

  /** @type {Bundle['files']} */
  const renamed = new Map();
  for (const [path, content] of files) {
    const to = renames.get(path);
    const mapTo = renames.get(path.replace(/\.map$/, ''));
    if (to) {
      const text = Buffer.from(content).toString().replace(baseOf(path), baseOf(to));
      renamed.set(to, Buffer.from(text));
    } else renamed.set(mapTo ? `${mapTo}.map` : path, content);
  }
  const outputs = Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, output]) => [renames.get(path) ?? path, output]),
  );
  return { files: renamed, metafile: { ...metafile, outputs }, hash };
}

/**
 * The comment that names a file's source map ends it, and is the only place where it names itself.
 *
 * @param {string} path
 */
const baseOf = (path) => path.slice('chunks/'.length);

/** @param {Uint8Array[]} contents */
function hashOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, LENGTH).toUpperCase();
}
