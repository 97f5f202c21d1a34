// Starts the fixture shop: `node fixtures-html/serve.mjs`. It serves the bundle from dist/ and never builds it.
import { build } from 'esbuild';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outfile = join(root, 'node_modules/.cache/storefront-islands/fixture-shop.mjs');

/**
 * Starts a shop; port 0 takes a free one.
 * @param {{ port: number }} options
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function startShop(options) {
  await build({
    entryPoints: [join(root, 'fixtures-html/server/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  const server = await import(pathToFileURL(outfile).href);
  return server.startShop(options);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const shop = await startShop({ port: Number(process.env['PORT'] ?? 8080) });
  console.log(`Fixture shop: ${shop.url}`);
}
