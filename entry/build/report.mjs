// @ts-check
/** What a build says about itself: manifest, WordPress asset file, Markdown report, report card. */
import { runAtOnce } from './budgets.mjs';
import { closure, gzipOf, gzipSize, isReactIsland, islandFile, ownFiles } from './graph.mjs';
import { php } from './wordpress.mjs';

/**
 * @typedef {import('./graph.mjs').Graph} Graph
 * @typedef {import('./budgets.mjs').Verdict} Verdict
 * @typedef {{ name: string, when?: string, nowWith?: string }[]} Registry
 */

/** @param {number} bytes */
export const kib = (bytes) => (bytes / 1024).toFixed(2);

/**
 * @param {{ version: string, hash: string, files: Map<string, Uint8Array>, graph: Graph, starter: string, rare: string, woken: string }} built
 * @returns {string} JSON, every key in alphabetical order
 */
export function manifest({ version, hash, files, graph, starter, rare, woken }) {
  /** @param {string} file */
  const asset = (file) => {
    const content = files.get(file);
    return content && { file, bytes: content.length, gzip: gzipSize(content) };
  };
  /** @param {string} file */
  const links = (file) => ({
    imports: [...closure(graph, [file])].filter((other) => other !== file).sort(),
    dynamicImports: [...(graph.chunks.get(file)?.dynamicImports ?? [])].sort(),
  });
  const islandFiles = new Set(Object.values(graph.islands));
  const shared = [...graph.chunks.keys()].filter((file) => !islandFiles.has(file));
  const content = {
    version,
    hash,
    api: asset('api.js'),
    loader: asset('loader.js'),
    starter: asset(starter),
    rare: asset(rare),
    woken: asset(woken),
    style: asset('storefront-islands.css'),
    islands: Object.fromEntries(
      Object.entries(graph.islands).map(([name, file]) => [
        name,
        { ...asset(file), ...links(file) },
      ]),
    ),
    chunks: Object.fromEntries(shared.map((file) => [file, { ...asset(file), ...links(file) }])),
  };
  return `${JSON.stringify(content, sortKeys, 2)}\n`;
}

/**
 * @param {string} _key
 * @param {unknown} value
 */
function sortKeys(_key, value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * WordPress' convention for a script's dependencies and version, with the files that a page does
 * well to preload: those that run as soon as the loader does.
 *
 * @param {{ hash: string, graph: Graph, registry: Registry, starter: string }} built
 */
export function assetPhp({ hash, graph, registry, starter }) {
  const preload = [starter, ...runAtOnce(graph, registry)].sort();
  return `<?php return ${php({ dependencies: [], version: hash, preload })};\n`;
}

/**
 * Why a part exists: the sentence after "Why an island:" in the first comment of its file that says it.
 *
 * @param {string} source
 */
export function reason(source) {
  const comments = [...source.matchAll(/\/\*\*(.*?)\*\//gs)].map(([, text = '']) => text);
  const comment =
    comments.find((text) => /Why an? /.test(text))?.replaceAll(/\n\s*\*/g, '\n') ?? '';
  const [, text = ''] =
    /Why an? (?:island|behaviour):\s*(.+?)(?:\.(?:\s|$)|\n\s*\n|$)/s.exec(comment) ?? [];
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * @param {object} built
 * @param {Graph} built.graph
 * @param {Registry} built.registry
 * @param {Record<string, string>} built.sources island → source text
 * @param {Verdict[]} built.verdicts
 * @param {string[]} built.twice modules that are in the loader and in a chunk
 */
export function reportMarkdown({ graph, registry, sources, verdicts, twice }) {
  const islandFiles = new Set(Object.values(graph.islands));
  /** @param {Iterable<string>} files */
  const list = (files) =>
    [...files]
      .map((file) => label(graph, file))
      .sort()
      .join(', ') || '–';

  const islands = byName(registry).map(({ name, when = 'interaction', nowWith }) => {
    const file = islandFile(graph, name);
    const now = closure(graph, [file]);
    const later = [...closure(graph, [file], { lazy: true })].filter((other) => !now.has(other));
    now.delete(file);
    return [
      name,
      nowWith ? `${when}, at once with the cookie \`${nowWith}\`` : when,
      isReactIsland(graph, name) ? 'React' : 'plain',
      reason(sources[name] ?? ''),
      kib(gzipOf(graph, ownFiles(graph, name))),
      list(now),
      list(later),
    ];
  });
  const chunks = [...graph.chunks.values()]
    .filter(({ file }) => !islandFiles.has(file))
    .sort((a, b) => b.gzip - a.gzip || (a.file < b.file ? -1 : 1))
    .map((chunk) => {
      const users = Object.keys(graph.islands).filter((name) =>
        closure(graph, [islandFile(graph, name)], { lazy: true }).has(chunk.file),
      );
      return [
        label(graph, chunk.file),
        kib(chunk.gzip),
        String(chunk.inputs.length),
        users.join(', '),
      ];
    });
  return [
    '# Report card',
    'Sizes are KiB (1,024 bytes) after gzip at level 9.',
    '## Budgets',
    table(['What', 'Size', 'Limit', ''], budgetRows(verdicts)),
    '## Islands',
    table(
      ['Island', 'When', 'Kind', 'Why', 'Own size', 'Loads with it', 'Loads on demand'],
      islands,
    ),
    '## Shared chunks',
    table(['Chunk', 'Size', 'Modules', 'Islands'], chunks),
    ...(twice.length > 0
      ? [
          '## In the loader and in a chunk',
          'These modules run twice on a page, each time with variables of their own.',
          twice.map((path) => `- \`${path}\``).join('\n'),
        ]
      : []),
  ]
    .join('\n\n')
    .concat('\n');
}

const FIGURES_TITLE = '## Benchmark';

/** Where the last figures wait for the reports of later builds, below the project's root. */
export const FIGURES_FILE = 'node_modules/.cache/bench.json';

/**
 * @typedef {object} Figures of a benchmark
 * @property {string} hash of the build that they were measured on
 * @property {string} markdown the table
 * @property {string} [page] the page with plots, which figures of former days have not kept
 *
 * @param {string} report with or without figures of an earlier benchmark
 * @param {Figures} figures
 * @param {string} hash of the build that the report is of
 * @returns {Record<string, string>} the report, and the page with plots. That one does not say which
 *   build it is about, so there is none but of this build.
 */
export function figureFiles(report, figures, hash) {
  return {
    'report.md': withFigures(report, figures, hash),
    ...(figures.page && figures.hash === hash && { 'bench.html': figures.page }),
  };
}

/**
 * @param {string} report
 * @param {Figures} figures
 * @param {string} hash
 */
export function withFigures(report, figures, hash) {
  const [card = ''] = report.split(`\n${FIGURES_TITLE}\n`);
  const origin =
    figures.hash === hash
      ? `Measured on this build, \`${hash}\`.`
      : `Measured on another build, \`${figures.hash}\`; this one is \`${hash}\`.`;
  return `${card.trimEnd()}\n\n${FIGURES_TITLE}\n\n${origin}\n\n${figures.markdown}`;
}

/** @param {Verdict[]} verdicts */
export function reportCard(verdicts) {
  const rows = budgetRows(verdicts);
  const width = Math.max(...rows.map(([what]) => what?.length ?? 0));
  return rows
    .map(
      ([what = '', size = '', limit = '', ok = '']) =>
        `  ${what.padEnd(width)}  ${size.padStart(6)} of ${limit.padStart(5)} KiB  ${ok}`,
    )
    .join('\n');
}

/** @param {Verdict[]} verdicts */
const budgetRows = (verdicts) =>
  verdicts.map(({ what, bytes, limit, isKept }) => [
    what,
    kib(bytes),
    kib(limit),
    isKept ? 'ok' : `${bytes - limit} bytes too many`,
  ]);

/**
 * A chunk's name without its hash: `chunks/react-AB12CD34.js` → `react`, with the hash where two
 * chunks share a name.
 *
 * @param {Graph} graph
 * @param {string} file
 */
function label(graph, file) {
  /** @param {string} path */
  const short = (path) => path.replace(/^chunks\/(.+)-[A-Z0-9]{8}\.js$/, '$1');
  const isUnique =
    [...graph.chunks.keys()].filter((other) => short(other) === short(file)).length === 1;
  return isUnique ? short(file) : file.replace(/^chunks\/(.+)\.js$/, '$1');
}

/** @param {Registry} registry */
const byName = (registry) => [...registry].sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  /** @param {string[]} cells */
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
