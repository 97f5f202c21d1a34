// @ts-check
/** What everything may weigh: gzip at level 9, 1 KiB = 1,024 bytes. A breach fails the build. */
import {
  closure,
  filesWith,
  gzipOf,
  isReactIsland,
  islandFile,
  ownFiles,
  reactFiles,
} from './graph.mjs';

/**
 * @typedef {object} Built
 * @property {import('./graph.mjs').Graph} graph
 * @property {{ name: string, when?: string, nowWith?: string }[]} registry
 * @property {number} loaderGzip
 * @property {number} starterGzip of the loader's second half
 * @property {number[]} laterGzip of the parts of the registry that come after it
 * @property {number} styleGzip
 * @property {Measure[]} classic scripts in the place of the platform's own, the diagnostics and the REST
 *   client
 *
 * @typedef {{ what: string, bytes: number }} Measure
 * @typedef {Measure & { limit: number, isKept: boolean }} Verdict
 */

/** The budgets that differ from those of the other islands. */
const OWN_CODE_KIB = /** @type {Record<string, number>} */ ({ 'contact-form': 10 });

/** The same for scripts in the place of the platform's own, and for what only developers load. */
const CLASSIC_KIB = /** @type {Record<string, number>} */ ({
  popups: 3.25,
  diagnostics: 15,
  rest: 8.5,
});

/** @type {{ kib: number | ((island: string) => number), measure: (built: Built) => Measure[] }[]} */
const BUDGETS = [
  { kib: 2.5, measure: ({ loaderGzip }) => [{ what: 'loader', bytes: loaderGzip }] },
  {
    kib: 10,
    measure: ({ graph, registry, loaderGzip, starterGzip }) => [
      {
        what: 'run at once',
        bytes: loaderGzip + starterGzip + gzipOf(graph, runAtOnce(graph, registry)),
      },
    ],
  },
  {
    kib: 0,
    measure: ({ graph, registry }) => {
      const react = reactFiles(graph);
      const files = [...runAtOnce(graph, registry)].filter((file) => react.has(file));
      const hasReact = filesWith(graph, 'node_modules/react-dom/').some((f) => files.includes(f));
      return [{ what: 'React run at once', bytes: hasReact ? gzipOf(graph, files) : 0 }];
    },
  },
  {
    kib: 70,
    // Stores run at once on every page, so nanostores is there before React is.
    measure: ({ graph, registry }) => {
      const before = runAtOnce(graph, registry);
      return present(
        'React',
        graph,
        [...reactFiles(graph)].filter((file) => !before.has(file)),
      );
    },
  },
  {
    kib: (island) => OWN_CODE_KIB[island] ?? 6,
    measure: (built) => ownCode(built, (name) => isReactIsland(built.graph, name)),
  },
  {
    kib: (island) => OWN_CODE_KIB[island] ?? 2.5,
    measure: (built) => ownCode(built, (name) => !isReactIsland(built.graph, name)),
  },
  { kib: 2.5, measure: ({ graph }) => present('early', graph, filesOfGroup(graph, 'early')) },
  { kib: 5, measure: largestShared },
  {
    kib: 3,
    measure: ({ laterGzip }) => [
      { what: 'any later part of the registry', bytes: Math.max(...laterGzip) },
    ],
  },
  { kib: 7.5, measure: library('net', 'node_modules/ky/', 'shared/net/') },
  { kib: 10, measure: library('dialog', 'node_modules/focus-trap', 'shared/dom/') },
  { kib: 22, measure: library('lightbox', 'node_modules/photoswipe/') },
  { kib: 8.5, measure: library('carousel', 'node_modules/embla-carousel') },
  { kib: 5, measure: largestOnDemand },
  // For those pages alone that a theme's own code imports it on.
  { kib: 5.5, measure: ({ graph }) => present('api', graph, apiFiles(graph)) },
  { kib: 8, measure: ({ styleGzip }) => [{ what: 'style sheet', bytes: styleGzip }] },
  {
    kib: (script) => CLASSIC_KIB[script] ?? 2.5,
    measure: ({ classic }) => classic.filter(({ bytes }) => bytes > 0),
  },
];

/**
 * @param {Built} built
 * @returns {Verdict[]}
 */
export function checkBudgets(built) {
  return BUDGETS.flatMap(({ kib, measure }) =>
    measure(built).map(({ what, bytes }) => {
      const limit = 1024 * (typeof kib === 'number' ? kib : kib(what));
      return { what, bytes, limit, isKept: bytes <= limit };
    }),
  );
}

/**
 * Whether an island may run as soon as the loader does, for a shopper with a filled basket at least.
 *
 * @param {Built['registry'][number]} registration
 */
export const isAtOnce = ({ when, nowWith }) => when === 'now' || nowWith !== undefined;

/**
 * What the islands that load at once bring with them.
 *
 * @param {Built['graph']} graph
 * @param {Built['registry']} registry
 */
export function runAtOnce(graph, registry) {
  const now = registry.filter(isAtOnce);
  return closure(
    graph,
    now.map(({ name }) => islandFile(graph, name)),
  );
}

/**
 * @param {Built} built
 * @param {(name: string) => boolean} isMeant
 */
function ownCode({ graph }, isMeant) {
  return Object.keys(graph.islands)
    .filter(isMeant)
    .map((name) => ({ what: name, bytes: gzipOf(graph, ownFiles(graph, name)) }));
}

/**
 * A lazy library with our code around it: the closure of the dynamic imports of `folder` that bring
 * it, or of the chunk with the library itself; without what has been loaded before for other ends.
 *
 * @param {string} what
 * @param {string} path of the library
 * @param {string} [folder]
 * @returns {(built: Built) => Measure[]}
 */
function library(what, path, folder) {
  return ({ graph, registry }) => {
    const files = filesWith(graph, path);
    const doors = [...graph.chunks.values()]
      .filter(({ entryPoint }) => folder && entryPoint?.startsWith(folder))
      .map(({ file }) => file)
      .filter((file) => files.some((wanted) => closure(graph, [file]).has(wanted)));
    const before = new Set([...runAtOnce(graph, registry), ...reactFiles(graph), ...shared(graph)]);
    const loaded = closure(graph, doors.length > 0 ? doors : files);
    return present(
      what,
      graph,
      [...loaded].filter((file) => !before.has(file)),
    );
  };
}

/**
 * Of a group of modules; see `plan-groups.mjs`.
 *
 * @param {Built['graph']} graph
 * @param {string} name
 */
const filesOfGroup = (graph, name) =>
  [...graph.chunks.keys()].filter((file) => file.startsWith(`chunks/${name}-`));

/**
 * The largest file of our own that islands share, or that several of them have been grouped into.
 *
 * @param {Built} built
 * @returns {Measure[]}
 */
function largestShared({ graph }) {
  const doors = Object.values(graph.islands);
  const files = [...closure(graph, doors)].filter((file) => !doors.includes(file));
  return largest('any shared file', graph, files);
}

/**
 * The groups of small modules that islands share; see `plan-groups.mjs`.
 *
 * @param {Built['graph']} graph
 */
const shared = (graph) =>
  [...graph.chunks.keys()].filter((file) =>
    /^chunks\/(?:basket|common|network|requested|sight|variations|views)-/.test(file),
  );

/**
 * The largest file of our own that comes only when something is done: no press waits long for it.
 *
 * @param {Built} built
 * @returns {Measure[]}
 */
function largestOnDemand({ graph }) {
  const before = closure(graph, [...Object.values(graph.islands), ...apiFiles(graph)]);
  const files = [...graph.chunks.keys()].filter((file) => !before.has(file));
  return largest('any file on demand', graph, files);
}

/**
 * @param {string} what
 * @param {Built['graph']} graph
 * @param {string[]} files of which those with libraries have a budget of their own
 * @returns {Measure[]} nothing to measure when there are none of our own
 */
function largest(what, graph, files) {
  const sizes = files
    .filter((file) => !graph.chunks.get(file)?.inputs.some((i) => i.includes('node_modules/')))
    .map((file) => gzipOf(graph, [file]));
  return sizes.length > 0 ? [{ what, bytes: Math.max(...sizes) }] : [];
}

/**
 * What nobody else loads of the door for a theme's own code.
 *
 * @param {Built['graph']} graph
 */
const apiFiles = (graph) =>
  [...graph.chunks.values()]
    .filter(({ entryPoint }) => entryPoint === 'entry/api.ts')
    .map(({ file }) => file);

/**
 * @param {string} what
 * @param {Built['graph']} graph
 * @param {Iterable<string>} files
 * @returns {Measure[]} nothing to measure when the bundle has no such files
 */
function present(what, graph, files) {
  const bytes = gzipOf(graph, files);
  return bytes > 0 ? [{ what, bytes }] : [];
}
