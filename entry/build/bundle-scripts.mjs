// @ts-check
/** What is asked for by its own name: the loader, the scripts beside it, and the style sheet. */
import { readFile } from 'node:fs/promises';
import * as esbuild from 'esbuild';
import { SCRIPT, TARGET, has, run, virtualModule } from './run-esbuild.mjs';

/** @typedef {import('./run-esbuild.mjs').Files} Files */

/** The first versions with everything in ES2022, for what a style sheet may use. */
const STYLE_TARGETS = ['chrome94', 'firefox93', 'safari16.4'];

/** What shops put in the place of a script of their plugins or theme. */
export const CLASSIC = ['early-forms', 'swatches-requests', 'theme-api', 'theme-jquery'];

/**
 * The loader and its second half, the starter, which is a chunk of its own.
 *
 * @param {string} root
 * @param {string} hash in the names of the islands' files
 * @returns {Promise<{ files: Files, metafile: esbuild.Metafile, starter: string, others: string }>}
 *   files of the starter, and of the registry that comes after it
 */
export async function bundleLoader(root, hash) {
  const starter = await run(root, {
    ...SCRIPT,
    entryPoints: ['entry/starter.ts'],
    splitting: true,
    entryNames: 'chunks/[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [virtualModule('storefront-islands:islands', hash)],
  });
  const isStarter = (/** @type {string} */ path) => /^chunks\/starter-.*\.js$/.test(path);
  const file = [...starter.files.keys()].find(isStarter) ?? '';
  const loader = await run(root, {
    ...SCRIPT,
    entryPoints: ['entry/loader.ts'],
    entryNames: 'loader',
    plugins: [virtualModule('storefront-islands:starter', `./${file}`)],
  });
  return {
    files: new Map([...starter.files, ...loader.files]),
    metafile: {
      inputs: { ...starter.metafile.inputs, ...loader.metafile.inputs },
      outputs: { ...starter.metafile.outputs, ...loader.metafile.outputs },
    },
    starter: file,
    others: [...starter.files.keys()].find((path) => path.startsWith('chunks/bring-woken-')) ?? '',
  };
}

/**
 * The REST client for theme developers: in one file, because no island shares it.
 *
 * @param {string} root
 * @returns {Promise<{ files: Files, metafile: esbuild.Metafile }>}
 */
export function bundleRest(root) {
  return run(root, { ...SCRIPT, entryPoints: ['entry/rest.ts'], entryNames: 'rest' });
}

/**
 * Classic scripts: they run in their place in the page, so each is one file.
 *
 * @param {string} root
 * @returns {Promise<{ files: Files, metafile: esbuild.Metafile }[]>}
 */
export function bundleClassic(root) {
  const names = CLASSIC.filter((name) => has(root, `entry/${name}.ts`));
  return Promise.all(
    names.map((name) =>
      run(root, {
        ...SCRIPT,
        entryPoints: [`entry/${name}.ts`],
        entryNames: name,
        format: 'iife',
      }),
    ),
  );
}

/**
 * A classic script, too; it fetches a chunk of the islands by its name.
 *
 * @param {string} root
 * @param {Files} islands
 */
export function bundlePopups(root, islands) {
  const chunks = [...islands.keys()].filter((path) => /^chunks\/open-panel-.*\.js$/.test(path));
  if (chunks.length !== 1) {
    throw new Error(`Expected one chunk named "open-panel", found ${chunks.join(', ') || 'none'}.`);
  }
  return run(root, {
    ...SCRIPT,
    entryPoints: ['entry/popups.ts'],
    entryNames: 'popups',
    format: 'iife',
    plugins: [virtualModule('storefront-islands:panel', `./${chunks[0]}`)],
  });
}

/**
 * The panel for theme developers: in one file that no page loads by itself.
 *
 * @param {string} root
 * @param {string} hash in the names of the islands' files
 */
export function bundleDiagnostics(root, hash) {
  return run(root, {
    ...SCRIPT,
    entryPoints: ['entry/diagnostics/diagnostics.ts'],
    entryNames: 'diagnostics',
    plugins: [virtualModule('storefront-islands:islands', hash), styleText],
  });
}

/** A style sheet as text, for a shadow tree. @type {esbuild.Plugin} */
const styleText = {
  name: 'style-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const { code } = await esbuild.transform(source, { loader: 'css', minify: true });
      return { contents: code.trim(), loader: 'text' };
    });
  },
};

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
 * A script that stands alone, to be printed in a page.
 *
 * @param {Uint8Array} content
 * @returns {Promise<Uint8Array>}
 */
export async function minify(content) {
  const { code } = await esbuild.transform(content, { minify: true, target: TARGET });
  return Buffer.from(code);
}
