// @ts-check
/**
 * The declarations of the public types, for theme developers who write TypeScript. They stand alone:
 * no package has to be installed for them, and they hold under every setting of the compiler.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, sep } from 'node:path';
import { promisify } from 'node:util';

/** What `dist/<name>.d.ts` stands for. */
const ENTRIES = {
  'storefront-islands': 'contract',
  api: 'api',
  rest: 'rest',
  diagnostics: 'diagnostics/diagnostics',
};

/** Declares the islands' names; as it is written, it would drag in every widget. */
const NAMES = 'entry/island-name.d.ts';

/** Where a declaration names another: by a statement, or by `import("…")` in a type. */
const SPECIFIER = /(^(?:import|export)\b[^;'"]*\bfrom\s*|^import\s+|\bimport\()(['"])([^'"]+)\2/gm;

/**
 * @param {string} root
 * @param {string[]} islands names
 * @returns {Promise<Map<string, Uint8Array>>} path below `dist/` → content
 * @throws when a public type needs a package
 */
export async function emitTypes(root, islands) {
  const declarations = await declare(root);
  const names = islands.map((name) => `'${name}'`).join(' | ');
  declarations.set(
    NAMES,
    `/** Name of an island, as in its state attribute \`data-island-<name>\`. */\nexport type IslandName = ${names};\n`,
  );
  const doors = Object.entries(ENTRIES).filter(([, entry]) =>
    declarations.has(`entry/${entry}.d.ts`),
  );
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  const reached = new Set(doors.map(([, entry]) => `entry/${entry}.d.ts`));
  for (const path of reached) {
    const content = withExtensions(path, declarations, (found) => reached.add(found));
    files.set(`types/${path}`, Buffer.from(content));
  }
  for (const [name, entry] of doors) {
    files.set(`${name}.d.ts`, Buffer.from(`export * from './types/entry/${entry}.js';\n`));
  }
  return files;
}

/**
 * @param {string} root
 * @returns {Promise<Map<string, string>>} path from the root → declaration
 */
async function declare(root) {
  const tsc = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const out = await mkdtemp(join(tmpdir(), 'storefront-islands-types-'));
  try {
    // Types are checked by `npm run typecheck`; here they are only written down.
    const project = join(root, '.ci/tsconfig.types.json');
    await promisify(execFile)(process.execPath, [tsc, '-p', project, '--noCheck', '--outDir', out]);
    const paths = (await readdir(out, { recursive: true })).filter((path) =>
      path.endsWith('.d.ts'),
    );
    const read = paths
      .sort()
      .map(
        async (path) =>
          /** @type {const} */ ([
            path.split(sep).join('/'),
            await readFile(join(out, path), 'utf8'),
          ]),
      );
    return new Map(await Promise.all(read));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/**
 * A declaration whose imports name files, as the module system of Node.js wants them.
 *
 * @param {string} path
 * @param {Map<string, string>} declarations
 * @param {(path: string) => void} found told of each declaration that it imports
 */
function withExtensions(path, declarations, found) {
  const content = declarations.get(path) ?? '';
  return content.replaceAll(SPECIFIER, (_whole, before, quote, specifier) => {
    const target = posix.join(posix.dirname(path), `${specifier}.d.ts`);
    if (!specifier.startsWith('.') || !declarations.has(target)) {
      throw new Error(`The public type ${path} needs "${specifier}", which is not shipped.`);
    }
    found(target);
    return `${before}${quote}${specifier}.js${quote}`;
  });
}
