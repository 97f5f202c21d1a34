import { build } from 'esbuild';
import { ROOT } from './pages';

/**
 * The code that an island can reach, its own and what it imports, without functions that it does not
 * call: the bundler leaves them out.
 *
 * @param source of the island, below the root
 */
export async function reachedBy(source: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Calls that raise an event or listen for one, as `[function, name]`; the bundler numbers namesakes. */
export const eventCalls = (code: string): Array<[call: string, name: string]> =>
  [
    ...code.matchAll(
      /\b(raise|raiseIntent|raiseCartEvent|listen|listenOn|ask)\d*\(\s*(?:\w+, )?"([\w.-]+)"/g,
    ),
  ].map(([, call = '', name = '']) => [call, name]);
