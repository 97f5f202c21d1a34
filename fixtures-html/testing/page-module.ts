import { build } from 'esbuild';
import type { Page } from 'playwright/test';

/**
 * Bundles a module of the project and runs it in the page, under a strict policy too: for what has to
 * be called thousands of times in a real browser, and is behind no door of the built bundle.
 *
 * @param entry path from the project's folder
 * @param name of the global that will hold the module's exports
 */
export async function runModule(page: Page, entry: string, name: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    footer: { js: `globalThis.${name} = ${name};` },
  });
  await page.evaluate(outputFiles[0]!.text);
}
