// Starts the fixture shop: `node fixtures-html/serve.mjs`. It serves the bundle from dist/ and never builds it.
import { build } from 'esbuild';
import { realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Each process has its own: another that starts meanwhile would read half a file. */
const outfile = join(
  root,
  `node_modules/.cache/storefront-islands/fixture-shop-${process.pid}.mjs`,
);

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
  rmSync(outfile, { force: true });
  return server.startShop(options);
}

const command = process.argv[1];
if (command && realpathSync(command) === fileURLToPath(import.meta.url)) {
  const port = Number(process.env['PORT'] ?? 8080);
  try {
    const shop = await startShop({ port });
    console.log(`Fixture shop: ${shop.url}`);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken: choose another, as in PORT=${port + 1} npm start`);
    process.exitCode = 1;
  }
}
