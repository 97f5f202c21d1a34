// @vitest-environment node
// @ts-check
import { SourceMap } from 'node:module';
import { expect, test } from 'vitest';
import { blockedNames, chunkName, renameChunks } from './chunk-names.mjs';
import { encode } from './source-map.mjs';

/** @param {string[]} paths the largest first */
const inputs = (...paths) =>
  Object.fromEntries(paths.map((path, index) => [path, { bytesInOutput: 100 - index }]));

test.each([
  ['core', inputs('shared/platform/names.ts', 'shared/dom/html.ts')],
  ['net', inputs('shared/net/queue.ts', 'node_modules/ky/distribution/index.js')],
  ['dialog', inputs('node_modules/focus-trap-react/dist/focus-trap-react.js')],
  ['cart', inputs('shared/stores/cart.ts', 'shared/platform/names.ts')],
  ['html-fallback', inputs('node_modules/large/index.js', 'shared/dom/html-fallback.ts')],
  ['dompurify', inputs('node_modules/dompurify/dist/purify.es.mjs')],
  ['react', inputs('node_modules/@nanostores/react/index.js')],
  ['runtime', inputs()],
])('a chunk is named %s', (name, modules) => {
  const groups = new Map([['core', new Set(['shared/dom/html.ts'])]]);
  expect(chunkName(modules, groups)).toBe(name);
});

test('names that content blockers keep from shoppers are found', () => {
  const fine = [
    'loader.js',
    'chunks/consent-functions-AAAAAAAA.js',
    'chunks/pixel-page-BBBBBBBB.js',
  ];
  const blocked = ['chunks/cookie-notice-CCCCCCCC.js', 'chunks/tracking-DDDDDDDD.js'];
  expect(blockedNames([...fine, ...blocked])).toEqual(blocked);
});

test('chunks are renamed in names, imports, metafile and source map; helpers are not imported for nothing', () => {
  const code =
    'import{a as b}from"./chunk-AAAAAAAA.js";b();\n//# sourceMappingURL=a-BBBBBBBB.js.map';
  const call = code.indexOf('b();');
  const map = { version: 3, sources: ['a.ts'], names: [], mappings: `AAAA,${encode(call)}ACEA` };
  const size = { bytes: 0, exports: [] };
  /** @type {import('esbuild').Metafile} */
  const metafile = {
    inputs: {},
    outputs: {
      'chunks/chunk-AAAAAAAA.js': {
        ...size,
        imports: [],
        inputs: inputs('shared/stores/cart-totals.ts'),
      },
      'chunks/a-BBBBBBBB.js': {
        ...size,
        entryPoint: 'a.ts',
        inputs: inputs('a.ts'),
        imports: [
          { path: 'chunks/chunk-AAAAAAAA.js', kind: 'import-statement' },
          { path: 'chunks/chunk-CCCCCCCC.js', kind: 'import-statement' },
        ],
      },
      'chunks/chunk-CCCCCCCC.js': { ...size, imports: [], inputs: {} },
    },
  };
  const files = new Map([
    ['chunks/chunk-AAAAAAAA.js', Buffer.from('export{c as a};')],
    ['chunks/chunk-CCCCCCCC.js', Buffer.from('export{h as a};')],
    ['chunks/a-BBBBBBBB.js', Buffer.from(code)],
    ['chunks/a-BBBBBBBB.js.map', Buffer.from(JSON.stringify(map))],
  ]);

  const renamed = renameChunks({ files, metafile }, new Map());

  expect([...renamed.files.keys()]).toContain('chunks/cart-totals-AAAAAAAA.js');
  const { imports } = renamed.metafile.outputs['chunks/a-BBBBBBBB.js'] ?? {};
  expect(imports?.map(({ path }) => path)).toEqual(['chunks/cart-totals-AAAAAAAA.js']);
  const newCode = String(renamed.files.get('chunks/a-BBBBBBBB.js'));
  expect(newCode.split('\n')[0]).toBe('import{a as b}from"./cart-totals-AAAAAAAA.js";b();');
  const newMap = new SourceMap(JSON.parse(String(renamed.files.get('chunks/a-BBBBBBBB.js.map'))));
  expect(newMap.findEntry(0, newCode.indexOf('b();'))).toMatchObject({
    generatedColumn: newCode.indexOf('b();'),
    originalLine: 1,
    originalColumn: 2,
  });
});
