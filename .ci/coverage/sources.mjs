// @ts-check
/** Which files are measured, and the counters that are put into them. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createInstrumenter } from 'istanbul-lib-instrument';
import { COUNTERS, ROOT } from './hits.mjs';

const MEASURED = /^(shared|widgets|entry)\/.*\.tsx?$/;

/** Tests and what only they use, and declarations. */
const NOT_MEASURED =
  /\.(test|e2e|page|d)\.tsx?$|\/trace-(page|recorder|form)\.ts$|-oracle\.ts$|\/(testing|journeys|matrix|documents|build|recipes)\//;

/** @param {string} path from the root, with `/` */
const isMeasured = (path) => MEASURED.test(path) && !NOT_MEASURED.test(path);

/**
 * The path from the root of a file that is measured.
 *
 * @param {string} path of a module as a bundler knows it
 * @returns {string | undefined} undefined for any other
 */
export function measured(path) {
  const [file = ''] = path.split('?');
  const name = relative(ROOT, file).split(sep).join('/');
  return isMeasured(name) ? name : undefined;
}

/** Every file that is measured, whether a test has met it or not. */
export const measuredFiles = () =>
  ['shared', 'widgets', 'entry']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path).split(sep).join('/'),
      ),
    )
    .filter(isMeasured)
    .sort();

/**
 * Puts counters into TypeScript as it is written: a branch has the same number in both kinds of
 * tests, whatever compilers and minifiers then make of it.
 *
 * @param {string} code
 * @param {string} name path from the root
 */
export function instrument(code, name) {
  const instrumenter = createInstrumenter({
    esModules: true,
    // Finding the global scope by the evaluation of a string is forbidden under the strict policy.
    coverageGlobalScopeFunc: false,
    coverageGlobalScope: 'globalThis',
    coverageVariable: COUNTERS,
    compact: false,
    parserPlugins: ['typescript', ...(name.endsWith('x') ? ['jsx'] : [])],
  });
  const counted = instrumenter.instrumentSync(code, name);
  return { code: counted, counters: instrumenter.lastFileCoverage() };
}

/** For the build of the bundle. @type {import('esbuild').Plugin} */
export const countInBundle = {
  name: 'count-branches',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      const name = measured(path);
      if (!name) return undefined;
      const { code } = instrument(await readFile(path, 'utf8'), name);
      return { contents: code, loader: name.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** For vitest. @type {import('vite').Plugin} */
export const countInUnitTests = {
  name: 'count-branches',
  enforce: 'pre',
  transform(code, path) {
    const name = measured(path);
    return name ? { code: instrument(code, name).code, map: null } : undefined;
  },
};
