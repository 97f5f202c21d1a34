#!/usr/bin/env node
// @ts-check
/**
 * Builds `dist/`: `node build.mjs`. Takes seconds, gives the same bytes every time, and fails when
 * an import goes the wrong way, an island and the registry disagree, or a budget is exceeded.
 *
 * The parts are in `entry/build/`; this file says in which order they run.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkBudgets, isAtOnce } from './entry/build/budgets.mjs';
import { bundleIslands, findIslands } from './entry/build/bundle-islands.mjs';
import {
  CLASSIC,
  bundleClassic,
  bundleDiagnostics,
  bundleLoader,
  bundlePopups,
  bundleRest,
  bundleStyle,
} from './entry/build/bundle-scripts.mjs';
import { blockedNames } from './entry/build/chunk-names.mjs';
import { gzipSize, readGraph } from './entry/build/graph.mjs';
import { importViolations } from './entry/build/import-directions.mjs';
import { licences } from './entry/build/licences.mjs';
import { readRegistry } from './entry/build/read-registry.mjs';
import {
  FIGURES_FILE,
  assetPhp,
  figureFiles,
  manifest,
  reportCard,
  reportMarkdown,
} from './entry/build/report.mjs';
import { has } from './entry/build/run-esbuild.mjs';
import { emitTypes } from './entry/build/types.mjs';
import { islandsPhp, wordpressFiles } from './entry/build/wordpress.mjs';

const ROOT = dirname(fileURLToPath(import.meta.url));

/** Stays in `dist/` through every build: it keeps the folder in the repository. */
const TRACKED = '.gitignore';

/** npm would take `dist/.gitignore` for the list of what not to publish, and publish nothing. */
const NPM_IGNORE =
  '# Everything here is published, except what only serves the build.\n/report.md\n/bench.*\n';

/**
 * @param {{ root?: string, outdir?: string }} [options]
 * @returns {Promise<{ verdicts: import('./entry/build/budgets.mjs').Verdict[] }>} sizes against budgets
 * @throws when the sources do not fit together; budgets are for the caller to judge
 */
export async function build({ root = ROOT, outdir = join(root, 'dist') } = {}) {
  const islands = await findIslands(root);
  const registry = await readRegistry(root);
  checkRegistry(
    Object.keys(islands),
    registry.map(({ name }) => name),
  );

  const namesOf = (/** @type {(entry: (typeof registry)[number]) => boolean} */ isMeant) =>
    registry.filter(isMeant).map(({ name }) => name);
  const bundle = await bundleIslands(root, islands, {
    atOnce: namesOf(isAtOnce),
    idle: namesOf(({ when, isWoken }) => when === 'idle' && !isWoken),
    unasked: namesOf(
      ({ when = 'interaction', nowWith, isWoken }) =>
        when !== 'interaction' && !nowWith && !isWoken,
    ),
    early: namesOf(({ when, selector }) => when === 'idle' && selector === 'body'),
  });
  const graph = readGraph(bundle.files, bundle.metafile, islands);
  const loader = await bundleLoader(root, bundle.hash);
  const style = has(root, 'entry/storefront-islands.css') ? [await bundleStyle(root)] : [];
  const rest = has(root, 'entry/rest.ts') ? [await bundleRest(root)] : [];
  const diagnostics = has(root, 'entry/diagnostics/diagnostics.ts')
    ? [await bundleDiagnostics(root, bundle.hash)]
    : [];
  const classic = await bundleClassic(root);
  const popups = has(root, 'entry/popups.ts') ? [await bundlePopups(root, bundle.files)] : [];
  const results = [bundle, loader, ...style, ...rest, ...diagnostics, ...classic, ...popups];
  checkImports(results);

  const files = new Map(results.flatMap((result) => [...result.files]));
  const blocked = blockedNames(files.keys());
  if (blocked.length > 0) throw new Error(`Content blockers keep back: ${blocked.join(', ')}.`);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  for (const [path, content] of await wordpressFiles(root, version)) files.set(path, content);
  const hash = hashOf(files);
  const replaced = await readReplaced(root);

  const verdicts = checkBudgets({
    graph,
    registry,
    loaderGzip: gzipSize(files.get('loader.js') ?? new Uint8Array()),
    starterGzip: gzipSize(files.get(loader.starter) ?? new Uint8Array()),
    laterGzip: [loader.rare, loader.woken].map((file) =>
      gzipSize(files.get(file) ?? new Uint8Array()),
    ),
    styleGzip: gzipSize(files.get('storefront-islands.css') ?? new Uint8Array()),
    classic: [...CLASSIC, 'popups', 'diagnostics', 'rest'].map((name) => ({
      what: name,
      bytes: gzipSize(files.get(`${name}.js`) ?? new Uint8Array()),
    })),
  });
  const report = reportMarkdown({
    graph,
    registry,
    verdicts,
    sources: await readAll(root, islands),
    twice: Object.keys(loader.metafile.inputs)
      .filter((path) => path in bundle.metafile.inputs)
      .sort(),
  });
  const figures = has(root, FIGURES_FILE)
    ? JSON.parse(await readFile(join(root, FIGURES_FILE), 'utf8'))
    : undefined;
  const text = {
    '.npmignore': NPM_IGNORE,
    'licences.txt': await licences(root, modulesOf(results)),
    'manifest.json': manifest({
      version,
      hash,
      files,
      graph,
      starter: loader.starter,
      rare: loader.rare,
      woken: loader.woken,
    }),
    'loader.asset.php': assetPhp({ hash, graph, registry, starter: loader.starter }),
    'islands.asset.php': islandsPhp({ hash, graph, registry, starter: loader.starter, replaced }),
    ...(figures ? figureFiles(report, figures, hash) : { 'report.md': report }),
  };
  for (const [path, content] of Object.entries(text)) files.set(path, Buffer.from(content));
  if (has(root, 'entry/contract.ts')) {
    for (const [path, content] of await emitTypes(root, Object.keys(islands)))
      files.set(path, content);
  }
  // A copy of the folder is a whole plugin, which its licence has to come with.
  if (has(root, 'LICENSE')) files.set('LICENSE', await readFile(join(root, 'LICENSE')));
  await writeAll(outdir, files);
  return { verdicts };
}

/**
 * @param {string[]} islands
 * @param {string[]} registered
 */
function checkRegistry(islands, registered) {
  const problems = [
    ...islands
      .filter((name) => !registered.includes(name))
      .map((name) => `Island "${name}" has no entry in entry/registry.ts: it would never load.`),
    ...registered
      .filter((name) => !islands.includes(name))
      .map(
        (name) =>
          `entry/registry.ts names "${name}", but there is no widgets/*/${name}.island.ts(x).`,
      ),
    ...registered
      .filter((name, index) => registered.indexOf(name) !== index)
      .map((name) => `entry/registry.ts names "${name}" twice.`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** @typedef {{ metafile: import('esbuild').Metafile }} Result */

/** @param {Result[]} results */
const modulesOf = (results) => results.flatMap(({ metafile }) => Object.keys(metafile.inputs));

/** @param {Result[]} results */
function checkImports(results) {
  const violations = importViolations(Object.assign({}, ...results.map((r) => r.metafile.inputs)));
  if (violations.length === 0) return;
  const lines = violations.map(({ from, to, rule }) => `  ${from}\n    imports ${to}: ${rule}`);
  throw new Error(`Imports in the wrong direction:\n${lines.join('\n')}`);
}

/**
 * Changes when anything changes that a page can load.
 *
 * @param {Map<string, Uint8Array>} files
 */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!path.endsWith('.map')) hash.update(path).update('\0').update(content).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} root
 * @returns {Promise<Record<string, { islands: string[] }>>} the script handles that islands replace
 */
async function readReplaced(root) {
  const path = 'entry/replaced-scripts.json';
  return has(root, path) ? JSON.parse(await readFile(join(root, path), 'utf8')) : {};
}

/**
 * @param {string} root
 * @param {Record<string, string>} paths
 * @returns {Promise<Record<string, string>>}
 */
async function readAll(root, paths) {
  const entries = Object.entries(paths).map(async ([name, path]) => [
    name,
    await readFile(join(root, path), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * @param {string} outdir
 * @param {Map<string, Uint8Array>} files
 */
async function writeAll(outdir, files) {
  await mkdir(outdir, { recursive: true });
  for (const name of await readdir(outdir)) {
    if (name !== TRACKED) await rm(join(outdir, name), { recursive: true });
  }
  for (const [path, content] of files) {
    const target = join(outdir, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

async function main() {
  const start = performance.now();
  const { verdicts } = await build();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const breaches = verdicts.filter(({ isKept }) => !isKept);
  process.stdout.write(
    `${reportCard(verdicts)}\n\nBuilt dist/ in ${seconds} s; more in dist/report.md.\n`,
  );
  if (breaches.length > 0) {
    process.stderr.write(`\nOver budget:\n${reportCard(breaches)}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    // esbuild has printed its own messages with the lines they are about.
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  });
}
