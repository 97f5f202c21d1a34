// @ts-check
/** Which island runs when. */
import { SCRIPT, run } from './run-esbuild.mjs';

/**
 * @typedef {{ name: string, selector?: string, when?: string, nowWith?: string, isWoken: boolean }} RegistryEntry
 *   `isWoken`: not before a shopper does something, whatever its `when`
 */

/**
 * The islands' schedule: `entry/registry.ts` is data, so it is run to be read.
 *
 * @param {string} root
 * @returns {Promise<RegistryEntry[]>}
 */
export async function readRegistry(root) {
  const { files } = await run(root, {
    ...SCRIPT,
    entryPoints: ['entry/registry.ts'],
    sourcemap: false,
    // Modules kept in memory by Node.js are told apart by their URL: data URLs by their content.
    minify: false,
  });
  const code = Buffer.from(only(files)).toString('base64');
  const { registry, woken = [] } = await import(`data:text/javascript;base64,${code}`);
  if (!Array.isArray(registry))
    throw new Error('entry/registry.ts must export an array `registry`.');
  return registry.map((entry) => ({ ...entry, isWoken: woken.includes(entry) }));
}

/** @param {import('./run-esbuild.mjs').Files} files */
function only(files) {
  const [content, ...more] = files.values();
  if (!content || more.length > 0) throw new Error(`Expected one file, got ${files.size}.`);
  return content;
}
