// @vitest-environment node
// @ts-check
import { expect, test } from 'vitest';
import { checkBudgets } from './budgets.mjs';

const KIB = 1024;

/**
 * @param {string} file
 * @param {number} gzip
 * @param {{ inputs?: string[], imports?: string[], dynamicImports?: string[], entryPoint?: string }} more
 * @returns {[string, import('./graph.mjs').Chunk]}
 */
const chunk = (file, gzip, { inputs = [], imports = [], dynamicImports = [], entryPoint }) => [
  file,
  { file, gzip, bytes: 3 * gzip, inputs, imports, dynamicImports, entryPoint },
];

/** A bundle with an island of each kind: `cart` with React, `sticky` without, which runs at once. */
function bundle({ stickyImports = ['store'], cartOwn = 2 * KIB } = {}) {
  const chunks = new Map([
    chunk('sticky', KIB, { imports: stickyImports }),
    chunk('cart', cartOwn, { imports: ['react', 'store', 'view'], dynamicImports: ['client'] }),
    chunk('view', KIB, {}),
    chunk('store', KIB, {}),
    chunk('react', 68 * KIB, { inputs: ['node_modules/react-dom/client.js'] }),
    chunk('client', 2 * KIB, { imports: ['net', 'store'], entryPoint: 'shared/net/client.ts' }),
    chunk('net', 5 * KIB, { inputs: ['node_modules/ky/distribution/index.js'] }),
  ]);
  return {
    graph: { chunks, islands: { cart: 'cart', sticky: 'sticky' } },
    registry: [
      { name: 'cart', when: 'idle' },
      { name: 'sticky', when: 'now' },
    ],
    loaderGzip: 2 * KIB,
    starterGzip: 0,
    laterGzip: [KIB, 2 * KIB],
    styleGzip: 3 * KIB,
    classic: [
      { what: 'theme-api', bytes: 2 * KIB },
      { what: 'not built', bytes: 0 },
    ],
  };
}

/** @param {ReturnType<typeof bundle>} built */
const sizes = (built) =>
  Object.fromEntries(checkBudgets(built).map((v) => [v.what, v.bytes / KIB]));

test('every part is measured once, without what came before it', () => {
  expect(sizes(bundle())).toEqual({
    loader: 2,
    'run at once': 4,
    'React run at once': 0,
    React: 68,
    // Its entry and the view that it shares with nobody; not React, not the store.
    cart: 3,
    sticky: 1,
    // The view, and the store.
    'any shared file': 1,
    'any later part of the registry': 2,
    // The client and ky; the store is there already.
    net: 7,
    // The client's own file, without ky.
    'any file on demand': 2,
    'style sheet': 3,
    'theme-api': 2,
  });
  expect(checkBudgets(bundle()).every(({ isKept }) => isKept)).toBe(true);
});

test('an island that is too large is a breach, by name', () => {
  const breaches = checkBudgets(bundle({ cartOwn: 5 * KIB + 1 })).filter(({ isKept }) => !isKept);
  expect(breaches).toEqual([{ what: 'cart', bytes: 6 * KIB + 1, limit: 6 * KIB, isKept: false }]);
});

test('code that is grouped away from its island is weighed where it stands', () => {
  const built = bundle();
  built.graph.chunks.set(...chunk('store', 5 * KIB + 1, {}));
  built.graph.chunks.set(...chunk('chunks/early-ABC.js', 2.5 * KIB + 1, {}));
  const breaches = checkBudgets(built).filter(({ isKept }) => !isKept);
  expect(breaches.map(({ what }) => what)).toEqual(['early', 'any shared file']);
});

test('React on the critical path is a breach', () => {
  const breaches = checkBudgets(bundle({ stickyImports: ['store', 'react'] })).filter(
    (v) => !v.isKept,
  );
  expect(breaches.map(({ what }) => what)).toEqual(['run at once', 'React run at once']);
});

test('a file on demand is measured by itself, without libraries and what islands load', () => {
  const built = bundle();
  for (const [file, size] of /** @type {const} */ ([
    ['draft', 5 * KIB + 1],
    ['panel', 2 * KIB],
  ]))
    built.graph.chunks.set(...chunk(file, size, {}));
  const breaches = checkBudgets(built).filter(({ isKept }) => !isKept);
  expect(breaches).toEqual([
    { what: 'any file on demand', bytes: 5 * KIB + 1, limit: 5 * KIB, isKept: false },
  ]);
});

test('what only developers load has budgets of its own', () => {
  const classic = ['theme-api', 'rest'].map((what) => ({ what, bytes: 8 * KIB }));
  const breaches = checkBudgets({ ...bundle(), classic }).filter(({ isKept }) => !isKept);
  expect(breaches.map(({ what }) => what)).toEqual(['theme-api']);
});
