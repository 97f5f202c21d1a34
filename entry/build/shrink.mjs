// @ts-check
/**
 * A second minifier behind esbuild's. It looks further than one statement: values that are named once
 * stand where they are used, branches that end alike are one. That is about 2 % of what pages load.
 */
import { VERSION } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { basename } from 'node:path';

/** @typedef {import('./run-esbuild.mjs').Files} Files */

/** The syntax of scripts. */
export const TARGET = 'es2022';

/** @type {import('rolldown/utils').MinifyOptions} */
const OPTIONS = {
  compress: { target: TARGET },
  // As esbuild has it: a page may be in another encoding than its scripts.
  codegen: { asciiOnly: true },
};

/**
 * A file holds what is needed together: Chromium compiles all of it off the main thread while it
 * arrives, instead of each function there when it is called first. Other browsers ignore the word.
 */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * A comment in what is to be shrunk. esbuild names files after what is in them, and what comes out of
 * here in another way has to have another name.
 */
export const SHRUNK_BY = `// ${JSON.stringify([VERSION, OPTIONS])}`;

/**
 * @param {Files} files scripts and their source maps, by esbuild
 * @param {{ isModule: boolean }} kind
 * @returns {Files} the same, smaller; the maps lead to the same sources
 * @throws when a script cannot be read
 */
export function shrink(files, { isModule }) {
  /** @type {Files} */
  const shrunk = new Map();
  for (const [path, content] of files) {
    const mapPath = `${path}.map`;
    const map = files.get(mapPath);
    if (!map) continue;
    const result = minifySync(path, Buffer.from(content).toString(), {
      ...OPTIONS,
      module: isModule,
      sourcemap: true,
      inputMap: JSON.parse(Buffer.from(map).toString()),
    });
    const [error] = result.errors;
    if (error) throw new Error(`${path}: ${error.message}`);
    const link = `//# sourceMappingURL=${basename(mapPath)}`;
    shrunk.set(path, Buffer.from(`${COMPILE_AT_ONCE}\n${result.code}\n${link}\n`));
    // The line on top moves all others down.
    const mappings = `;${result.map?.mappings}`;
    shrunk.set(mapPath, Buffer.from(JSON.stringify({ ...result.map, mappings })));
  }
  return shrunk;
}
