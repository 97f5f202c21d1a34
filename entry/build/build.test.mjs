// @vitest-environment node
// @ts-check
import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../build.mjs';
import { FIGURES_FILE } from './report.mjs';

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
    "import starter from 'storefront-islands:starter'; import { registry } from './registry'; console.log(starter, registry);",
  'entry/starter.ts':
    "import hash from 'storefront-islands:islands'; import others from 'storefront-islands:others'; console.log(hash, others);",
  'entry/registry-rare.ts': 'console.log(1);',
  'entry/bring-woken.ts': 'console.log(2);',
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
  'widgets/sticky/sticky.island.ts': `/** Comes after it. */
export const after = ['cart'];
/** Why a behaviour: only a class changes. */
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
    'bring-woken',
    'c',
    'cart',
    'client',
    'common',
    'core',
    'four',
    'react',
    'registry-rare',
    'runtime',
    'search',
    'starter',
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
    for (const name of ['starter', 'cart', 'search', 'sticky', 'react', 'client', 'core']) {
      expect(find(new RegExp(`^chunks/${name}-[A-Z0-9]{8}\\.js$`))).toHaveLength(1);
    }
    expect(find(/old-|chunk-/)).toEqual([]);
    expect(dist['.gitignore']).toBe('kept');
  });

  test('the loader knows the starter, and the starter what comes after it and the hash of the islands', () => {
    const [file = ''] = find(/^chunks\/cart-.*js$/);
    const [starter = ''] = find(/^chunks\/starter-.*js$/);
    expect(dist['loader.js']).toContain(`\`./${starter}\``);
    const hash = file.slice('chunks/cart-'.length, -'.js'.length);
    expect(dist[starter]).toContain(`\`${hash}\``);
    for (const name of ['registry-rare', 'bring-woken']) {
      const [path = ''] = find(new RegExp(`^chunks/${name}-[A-Z0-9]{8}\\.js$`));
      expect(dist[starter]).toContain(`\`${path.slice('chunks/'.length)}\``);
    }
    expect(find(new RegExp(`^chunks/(?:cart|search|sticky)-${hash}\\.js$`))).toHaveLength(3);
    expect(dist[file]).toMatch(new RegExp(`sourceMappingURL=cart-${hash}\\.js\\.map\\s*$`));
  });

  test('every import names a file that is there', () => {
    const paths = find(/^chunks\/.*\.js$/).flatMap((file) =>
      [...(dist[file]?.matchAll(/(?:from|import|import\()["`]\.\/([^"`]+)["`]/g) ?? [])].map(
        ([, path]) => path,
      ),
    );
    expect(paths).toContainEqual(expect.stringMatching(/^client-/));
    expect(paths).toContainEqual(expect.stringMatching(/^react-/));
    for (const path of paths) expect(dist).toHaveProperty([`chunks/${path}`]);
  });

  test('browsers are told to compile what has code as it arrives', () => {
    const scripts = Object.keys(dist).filter((file) => /^(?:loader|chunks\/.+)\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(5);
    for (const file of scripts) {
      const isDoor = /^(?:import[^;]+;)+export\{[^}]+\};\n$/.test(dist[file] ?? '');
      expect(isDoor || dist[file]?.startsWith('//# allFunctionsCalledOnLoad\n'), file).toBe(true);
    }
  });

  test('source maps lead to the line and column in the source', () => {
    const [file = ''] = find(/^chunks\/cart-.*js$/);
    const map = new SourceMap(JSON.parse(dist[`${file}.map`] ?? ''));
    const before = (dist[file] ?? '').split('TypeError(')[0] ?? '';
    const row = before.split('\n').length - 1;
    const column = before.length - before.lastIndexOf('\n') - 1;
    expect(column).toBeGreaterThan(0);
    const lines = SMALL['widgets/cart/cart.island.tsx'].split('\n');
    const originalLine = lines.findIndex((line) => line.includes('TypeError('));
    expect(map.findEntry(row, column)).toMatchObject({
      originalSource: '../../widgets/cart/cart.island.tsx',
      originalLine,
      originalColumn: lines[originalLine]?.indexOf('TypeError'),
    });
  });

  test('manifest: what each island loads', () => {
    const manifest = JSON.parse(dist['manifest.json'] ?? '');
    expect(manifest).toMatchObject({
      version: '1.2.3',
      loader: { file: 'loader.js' },
      starter: { file: expect.stringMatching(/^chunks\/starter-/) },
    });
    expect(manifest.islands.cart.imports).toEqual([
      expect.stringMatching(/core-/),
      expect.stringMatching(/react-/),
      expect.stringMatching(/runtime-/),
    ]);
    expect(manifest.islands.cart.dynamicImports).toEqual([expect.stringMatching(/client-/)]);
    expect(Object.keys(manifest.chunks)).toEqual(Object.keys(manifest.chunks).sort());
  });

  test('licences: of what is built in, and of nothing else', () => {
    const text = dist['licences.txt'] ?? '';
    const named = [...text.matchAll(/^([@\w/-]+) \d+\.\d+\.\d+ \(.+\)$/gm)].map(([, name]) => name);
    expect(named).toEqual(['ky', 'react', 'react-dom', 'scheduler']);
    expect(text.match(/permission is hereby granted/gi)).toHaveLength(4);
  });

  test('PHP: the files that run at once are worth preloading', () => {
    expect(dist['loader.asset.php']).toMatch(
      /^<\?php return array\('dependencies' => array\(\), 'version' => '[0-9a-f]{16}', 'preload' => array\('chunks\/core-\w{8}\.js', 'chunks\/starter-\w{8}\.js', 'chunks\/sticky-\w{8}\.js'\)\);\n$/,
    );
  });

  test('report: why each island exists', () => {
    expect(dist['report.md']).toMatch(
      /\| cart \| idle \| React \| what is in it differs from visitor to visitor \|/,
    );
    const [, kib] =
      /\| sticky \| now \| plain \| only a class changes \| ([\d.]+) \|/.exec(
        dist['report.md'] ?? '',
      ) ?? [];
    const [file = ''] = find(/^chunks\/sticky-.*js$/);
    const gzip = gzipSync(Buffer.from(dist[file] ?? '', 'latin1'), { level: 9 }).length;
    expect(Number(kib)).toBeCloseTo(gzip / 1024, 2);
  });
});

test('every script that is asked for by its own name is weighed', async () => {
  const names = [
    'rest',
    'early-attribution',
    'early-forms',
    'shop-jquery',
    'swatches-requests',
    'theme-api',
    'theme-jquery',
  ];
  const root = await project(
    Object.fromEntries(names.map((name) => [`entry/${name}.ts`, `console.log('${name}');`])),
  );
  const { verdicts } = await build({ root });
  const scripts = (await readdir(join(root, 'dist'))).filter((name) => name.endsWith('.js'));
  expect(scripts.sort()).toEqual([...names, 'loader'].map((name) => `${name}.js`).sort());
  expect(verdicts.map(({ what }) => `${what}.js`)).toEqual(expect.arrayContaining(scripts));
});

test('report: figures of a benchmark stay, and say which build they are of', async () => {
  const root = await project();
  const packages = join(root, 'node_modules');
  // This repository's own figures stay what they are.
  await rm(packages);
  await mkdir(join(packages, '.cache'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== '.cache') await symlink(join(ROOT, 'node_modules', name), join(packages, name));
  }
  const report = async () => {
    await build({ root });
    return readFile(join(root, 'dist/report.md'), 'utf8');
  };
  expect(await report()).not.toContain('## Benchmark');
  const { hash } = JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8'));
  const figures = { hash, markdown: '| 12 ms |', page: '<svg>' };
  await writeFile(join(root, FIGURES_FILE), JSON.stringify(figures));
  expect(await report()).toMatch(
    new RegExp(`## Benchmark\n\nMeasured on this build, \`${hash}\`\\.\n\n\\| 12 ms \\|`),
  );
  expect(await readFile(join(root, 'dist/bench.html'), 'utf8')).toBe('<svg>');
  await writeFile(join(root, 'entry/starter.ts'), 'console.log(2);');
  expect(await report()).toContain(`Measured on another build, \`${hash}\`; this one is `);
  // Nothing on the page says of which build it is.
  expect(await readdir(join(root, 'dist'))).not.toContain('bench.html');
});

describe('as a command', () => {
  const run = promisify(execFile);

  /**
   * A small project with the build's own files, and what it prints when a command runs in it.
   *
   * @param {string} command
   * @param {Record<string, string>} [changes]
   */
  async function runIn(command, changes) {
    const root = await project(changes);
    for (const path of ['build.mjs', 'entry/build', '.ci/prepare.mjs']) {
      await cp(join(ROOT, path), join(root, path), { recursive: true });
    }
    const { code, stderr } = await run(process.execPath, [command], { cwd: root }).then(
      (output) => ({ ...output, code: 0 }),
      (error) => /** @type {{ code: number, stderr: string }} */ (error),
    );
    return { root, code, stderr };
  }

  test('npm’s prepare builds, so that a package from its repository works', async () => {
    const { root, code } = await runIn('.ci/prepare.mjs');
    expect(code).toBe(0);
    expect(await readdir(join(root, 'dist'))).toContain('loader.js');
  });

  test('a broken budget ends with 1, and is named', async () => {
    const numbers = Array.from({ length: 4000 }, (_, index) => Math.sin(index)).join();
    const large = {
      'widgets/sticky/sticky.island.ts': `/** Why a behaviour: only a class changes. */
export const mount = (element: Element) => element.setAttribute('x', '${numbers}');`,
    };
    expect((await runIn('build.mjs')).code).toBe(0);
    const { code, stderr } = await runIn('build.mjs', large);
    expect(code).toBe(1);
    expect(stderr).toMatch(/Over budget:\n[^]*sticky .*too many/);
  });
});

test('the version is the hash of what a page can load', async () => {
  /** @param {Record<string, string>} [changes] */
  const versions = async (changes) => {
    const root = await project(changes);
    await build({ root });
    const dist = await readTree(join(root, 'dist'));
    const [, version] = /'version' => '(\w+)'/.exec(dist['loader.asset.php'] ?? '') ?? [];
    return [version, JSON.parse(dist['manifest.json'] ?? '').hash];
  };
  const [version, hash] = await versions();
  expect(version).toBe(hash);
  const [changed] = await versions({
    'shared/stores/count.ts': 'export const count = (): number => 1 + Date.now();',
  });
  expect(changed).not.toBe(version);
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
