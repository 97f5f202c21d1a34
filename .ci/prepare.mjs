// @ts-check
/**
 * npm's `prepare`: builds `dist/` when the package is installed from its repository.
 *
 * It never fails an installation. Without the development dependencies there is nothing to build
 * with, and a breach of a budget is the business of `npm run build` and `npm test`.
 */
import { createRequire } from 'node:module';

if (hasBundler()) {
  try {
    const { build } = await import('../build.mjs');
    await build();
  } catch (error) {
    process.stderr.write(
      `dist/ was not built: ${error instanceof Error ? error.message : error}\n` +
        'Run `npm run build` to see the whole report.\n',
    );
  }
}

function hasBundler() {
  try {
    createRequire(import.meta.url).resolve('esbuild');
    return true;
  } catch {
    return false;
  }
}
