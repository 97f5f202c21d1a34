// @ts-check
/** What `dist/` holds for WordPress: the plugin's files, and what the build knows for them. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runAtOnce } from './budgets.mjs';
import { minify } from './bundle-scripts.mjs';
import { has } from './run-esbuild.mjs';
import { closure, islandFile } from './graph.mjs';

/**
 * @typedef {import('./graph.mjs').Graph} Graph
 * @typedef {import('./report.mjs').Registry} Registry
 */

const FOLDER = 'entry/wordpress';
/** Where a plugin file says its version. */
const VERSION_LINE = /^( \* Version:\s+)\S+$/m;

/**
 * Files in PHP as they are, with the package's version; scripts for the page's head as one line.
 *
 * @param {string} root
 * @param {string} version of the package
 * @returns {Promise<[string, Uint8Array][]>} by path in `dist/`
 */
export async function wordpressFiles(root, version) {
  if (!has(root, FOLDER)) return [];
  const names = (await readdir(join(root, FOLDER), { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?:includes\/)?[\w-]+\.(?:php|js)$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const content = await readFile(join(root, FOLDER, name));
      if (name.endsWith('.js')) return [name, await minify(content)];
      return [name, Buffer.from(content.toString().replace(VERSION_LINE, `$1${version}`))];
    }),
  );
}

/**
 * The islands, the scripts that they replace, and the files that pages do well to preload: those that
 * every page fetches, those of a filled basket, and those of options, which come by themselves.
 *
 * @param {object} built
 * @param {string} built.hash
 * @param {Graph} built.graph
 * @param {Registry} built.registry
 * @param {string} built.starter
 * @param {Readonly<Record<string, { islands: readonly string[], beside?: boolean, from?: string, standIn?: object }>>} built.replaced
 *   by handle, as in `entry/replaced-scripts.json`
 */
export function islandsPhp({ hash, graph, registry, starter, replaced }) {
  const preload = {
    page: [starter],
    basket: [...runAtOnce(graph, registry)].sort(),
    islands: Object.fromEntries(
      OPTIONS.filter((name) => name in graph.islands).map((name) => [
        name,
        [...closure(graph, [islandFile(graph, name)])].sort(),
      ]),
    ),
  };
  const scripts = Object.fromEntries(
    Object.entries(replaced).map(([handle, { islands, beside, from, standIn }]) => [
      handle,
      {
        islands,
        ...(beside ? { beside } : {}),
        ...(from ? { from } : {}),
        ...(standIn ? { stand_in: standIn } : {}),
      },
    ]),
  );
  const islands = registry.map(({ name }) => name);
  return `<?php return ${php({ version: hash, islands, scripts, preload })};\n`;
}

/** On a product with options these act before anybody does anything. */
const OPTIONS = ['variation-form', 'swatches'];

/**
 * A value in PHP's notation.
 *
 * @param {unknown} value of JSON
 * @returns {string}
 */
export function php(value) {
  if (Array.isArray(value)) return `array(${value.map(php).join(', ')})`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => `${php(key)} => ${php(item)}`);
    return `array(${entries.join(', ')})`;
  }
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, '\\$&')}'`;
  return JSON.stringify(value ?? null);
}
