// @vitest-environment node
// @ts-check
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../build.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** @type {string} */
let temporary;
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'storefront-islands-'));
});
afterAll(() => rm(temporary, { recursive: true, force: true }));

/** Islands of both kinds; two with React, because what only one needs is no shared chunk. */
const SMALL = {
  'package.json': '{"version":"1.2.3"}',
  'entry/loader.ts':
    "import hashes from 'storefront-islands:files'; import { registry } from './registry'; console.log(hashes, registry);",
  'entry/registry.ts':
    "export const registry = [{ name: 'cart', when: 'idle' }, { name: 'search', when: 'visible' }, { name: 'sticky', when: 'now' }];",
  'entry/storefront-islands.css': "@import '../widgets/cart/cart.css';",
  'entry/wordpress/storefront-islands.php': '<?php\n',
  'widgets/cart/cart.css': '.cart { .count & { color: red } }',
  'widgets/cart/cart.island.tsx': `/**
 * The basket.
 *
 * Why an island: what is in it differs
 * from visitor to visitor. More in the specification.
 */
import { createRoot } from 'react-dom/client';
import { count } from '../../shared/stores/count';
export const mount = (element: Element) => {
  createRoot(element).render(<p>{count()}</p>);
  void import('../../shared/net/client').then(({ get }) => get('/'));
  throw new TypeError('cart');
};`,
  'widgets/search/search.island.tsx': `/** Why an island: the answer comes from the server | as one types. */
import { createRoot } from 'react-dom/client';
export const mount = (element: Element) => createRoot(element).render(<input />);`,
  'widgets/sticky/sticky.island.ts': `/** Why a behaviour: only a class changes. */
import { count } from '../../shared/stores/count';
export const mount = (element: Element) => element.classList.toggle('stuck', count() > 1);`,
  'shared/stores/count.ts': 'export const count = (): number => Date.now();',
  'shared/net/client.ts': "import ky from 'ky'; export const get = (url: string) => ky.get(url);",
};

/**
 * @param {Record<string, string>} [changes] path → content
 * @returns {Promise<string>} its root
 */
async function project(changes = {}) {
  const root = await mkdtemp(join(temporary, 'project-'));
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const [path, content] of Object.entries({ ...SMALL, ...changes })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

/**
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} path → content
 */
async function readTree(folder) {
  /** @type {Record<string, string>} */
  const tree = {};
  for (const path of (await readdir(folder, { recursive: true })).sort()) {
    const file = join(folder, path);
    if ((await stat(file)).isFile()) tree[path] = await readFile(file, 'latin1');
  }
  return tree;
}

test('small modules that islands share are grouped, though not all of them need every one', async () => {
  const more = (/** @type {string[]} */ ...names) =>
    names.map((name) => `export * from '../../shared/models/${name}';`).join('');
  const models = Object.fromEntries(
    ['one', 'two', 'three', 'four'].map((name) => [
      `shared/models/${name}.ts`,
      `export const ${name} = () => '${name}';`,
    ]),
  );
  const root = await project({
    ...models,
    'entry/registry.ts': `export const registry = ['cart', 'search', 'sticky', 'a', 'b', 'c'].map(
      (name) => ({ name, when: name === 'sticky' ? 'now' : 'idle' }));`,
    'widgets/a/a.island.ts': more('one', 'two'),
    'widgets/b/b.island.ts': more('two', 'three'),
    'widgets/c/c.island.ts': `${more('three', 'one')}export const late = () => import('../../shared/models/four');`,
  });

  await build({ root });

  const chunks = (await readdir(join(root, 'dist/chunks'))).filter((name) => name.endsWith('.js'));
  expect(chunks.map((name) => name.replace(/-\w{8}\.js$/, '')).sort()).toEqual([
    'a',
    'b',
    'c',
    'cart',
    'client',
    'common',
    'core',
    'four',
    'react',
    'runtime',
    'search',
    'sticky',
  ]);
});

describe('a small project', () => {
  /** @type {Record<string, string>} */
  let dist;
  beforeAll(async () => {
    const root = await project();
    await mkdir(join(root, 'dist/chunks'), { recursive: true });
    await writeFile(join(root, 'dist/.gitignore'), 'kept');
    await writeFile(join(root, 'dist/chunks/old-AAAAAAAA.js'), 'removed');
    await build({ root });
    dist = await readTree(join(root, 'dist'));
  });

  /** @param {RegExp} pattern */
  const find = (pattern) => Object.keys(dist).filter((path) => pattern.test(path));

  test('stable names for what pages name, telling names with a hash for the rest', () => {
    expect(Object.keys(dist)).toEqual(
      expect.arrayContaining([
        '.gitignore',
        'loader.js',
        'loader.asset.php',
        'manifest.json',
        'report.md',
        'storefront-islands.css',
        'storefront-islands.php',
      ]),
    );
    for (const name of ['cart', 'search', 'sticky', 'react', 'client', 'core']) {
      expect(find(new RegExp(`^chunks/${name}-[A-Z0-9]{8}\\.js$`))).toHaveLength(1);
    }
    expect(find(/old-|chunk-/)).toEqual([]);
    expect(dist['.gitignore']).toBe('kept');
  });

  test('the loader knows the hash of every island', () => {
    const [file = ''] = find(/^chunks\/cart-.*js$/);
    expect(dist['loader.js']).toContain(
      `cart:"${file.slice('chunks/cart-'.length, -'.js'.length)}"`,
    );
  });

  test('every import names a file that is there', () => {
    for (const file of find(/^chunks\/.*\.js$/)) {
      for (const [, path] of dist[file]?.matchAll(/(?:from|import\()"\.\/([^"]+)"/g) ?? []) {
        expect(dist).toHaveProperty([`chunks/${path}`]);
      }
    }
  });

  test('source maps lead to the line and column in the source', () => {
    const [file = ''] = find(/^chunks\/cart-.*js$/);
    const map = new SourceMap(JSON.parse(dist[`${file}.map`] ?? ''));
    const column = (dist[file] ?? '').indexOf('new TypeError');
    expect(column).toBeGreaterThan(0);
    const lines = SMALL['widgets/cart/cart.island.tsx'].split('\n');
    const originalLine = lines.findIndex((line) => line.includes('new TypeError'));
    expect(map.findEntry(0, column)).toMatchObject({
      originalSource: '../../widgets/cart/cart.island.tsx',
      originalLine,
      originalColumn: lines[originalLine]?.indexOf('new TypeError'),
    });
  });

  test('manifest: what each island loads', () => {
    const manifest = JSON.parse(dist['manifest.json'] ?? '');
    expect(manifest).toMatchObject({ version: '1.2.3', loader: { file: 'loader.js' } });
    expect(manifest.islands.cart.imports).toEqual([
      expect.stringMatching(/core-/),
      expect.stringMatching(/react-/),
      expect.stringMatching(/runtime-/),
    ]);
    expect(manifest.islands.cart.dynamicImports).toEqual([expect.stringMatching(/client-/)]);
    expect(Object.keys(manifest.chunks)).toEqual(Object.keys(manifest.chunks).sort());
  });

  test('PHP: the files that run at once are worth preloading', () => {
    expect(dist['loader.asset.php']).toMatch(
      /^<\?php return array\('dependencies' => array\(\), 'version' => '[0-9a-f]{16}', 'preload' => array\('chunks\/core-\w{8}\.js', 'chunks\/sticky-\w{8}\.js'\)\);\n$/,
    );
  });

  test('report: why each island exists', () => {
    expect(dist['report.md']).toMatch(
      /\| cart \| idle \| React \| what is in it differs from visitor to visitor \|/,
    );
    expect(dist['report.md']).toMatch(/\| sticky \| now \| plain \| only a class changes \|/);
  });
});

test.each([
  [
    'an island without a registry entry',
    { 'widgets/extra/extra.island.ts': 'export const mount = 1;' },
    'Island "extra" has no entry in entry/registry.ts',
  ],
  [
    'a registry entry without an island',
    {
      'entry/registry.ts':
        "export const registry = ['cart', 'search', 'sticky', 'gone'].map((name) => ({ name }));",
    },
    'entry/registry.ts names "gone"',
  ],
  [
    'an import in the wrong direction',
    {
      'shared/stores/count.ts':
        "export { mount as count } from '../../widgets/sticky/sticky.island';",
    },
    'shared/ imports nothing from widgets/',
  ],
  [
    'a dynamic import in the wrong direction',
    {
      'shared/stores/count.ts':
        "export const count = () => 1; export const late = () => import('../../widgets/sticky/sticky.island');",
    },
    'shared/ imports nothing from widgets/',
  ],
])('%s fails the build', async (_what, changes, message) => {
  await expect(build({ root: await project(changes) })).rejects.toThrow(message);
});

test('two builds of this repository are equal byte for byte', async () => {
  const [first, second] = await Promise.all(
    ['first', 'second'].map(async (name) => {
      const outdir = join(temporary, name);
      await build({ outdir });
      return readTree(outdir);
    }),
  );
  expect(Object.keys(first ?? {})).toContain('loader.js');
  expect(second).toEqual(first);
  const absolute = Object.entries(first ?? {}).filter(([, content]) => content.includes(ROOT));
  expect(absolute.map(([path]) => path)).toEqual([]);
});
