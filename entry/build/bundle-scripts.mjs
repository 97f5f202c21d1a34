// @ts-check
/** What is asked for by its own name: the loader, the scripts beside it, and the style sheet. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as esbuild from 'esbuild';
import { has, run, runForPages, virtualModule } from './run-esbuild.mjs';
import { TARGET } from './shrink.mjs';

/** @typedef {import('./run-esbuild.mjs').Files} Files */

/** The first versions with everything in ES2022, for what a style sheet may use. */
const STYLE_TARGETS = ['chrome94', 'firefox93', 'safari16.4'];

/** What shops put in the place of a script of their plugins or theme. */
export const CLASSIC = [
  'early-attribution',
  'early-forms',
  'shop-jquery',
  'swatches-requests',
  'theme-api',
  'theme-jquery',
];

/**
 * The loader and its second half, the starter, which is a chunk of its own.
 *
 * @param {string} root
 * @param {string} hash in the names of the islands' files
 * @returns {Promise<{ files: Files, metafile: esbuild.Metafile, starter: string, rare: string, woken: string }>}
 *   with the files of the starter, and of the two parts of the registry that come after it
 */
export async function bundleLoader(root, hash) {
  const [rare, woken] = await Promise.all([
    bundleChunk(root, 'registry-rare'),
    bundleChunk(root, 'bring-woken'),
  ]);
  const starter = await bundleChunk(root, 'starter', [
    virtualModule('storefront-islands:islands', hash),
    virtualModule('storefront-islands:others', {
      rare: basename(rare.file),
      woken: basename(woken.file),
    }),
  ]);
  const loader = await runForPages(root, {
    entryPoints: ['entry/loader.ts'],
    entryNames: 'loader',
    plugins: [virtualModule('storefront-islands:starter', `./${starter.file}`)],
  });
  const parts = [rare, woken, starter, loader];
  return {
    files: new Map(parts.flatMap(({ files }) => [...files])),
    metafile: {
      inputs: Object.assign({}, ...parts.map(({ metafile }) => metafile.inputs)),
      outputs: Object.assign({}, ...parts.map(({ metafile }) => metafile.outputs)),
    },
    starter: starter.file,
    rare: rare.file,
    woken: woken.file,
  };
}

/**
 * A part of the loader in a file of its own, which shares nothing with others.
 *
 * @param {string} root
 * @param {string} name of its source in `entry/`
 * @param {esbuild.Plugin[]} [plugins]
 */
async function bundleChunk(root, name, plugins = []) {
  const entryNames = 'chunks/[name]-[hash]';
  const entryPoints = [`entry/${name}.ts`];
  const { files, metafile } = await runForPages(root, { entryPoints, entryNames, plugins });
  const file = [...files.keys()].find((path) => path.endsWith('.js')) ?? '';
  return { files, metafile, file };
}

/**
 * The REST client for theme developers: in one file, because no island shares it.
 *
 * @param {string} root
 * @returns {Promise<{ files: Files, metafile: esbuild.Metafile }>}
 */
export function bundleRest(root) {
  return runForPages(root, { entryPoints: ['entry/rest.ts'], entryNames: 'rest' });
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
      runForPages(root, {
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
  return runForPages(root, {
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
  return runForPages(root, {
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
