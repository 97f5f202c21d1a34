// @ts-check
/**
 * Fewer, larger chunks than esbuild makes by itself: which modules go together.
 *
 * esbuild puts two modules into the same chunk only when exactly the same entry points reach them.
 * With a dozen islands that gives a dozen chunks of 200 bytes, each a request. So modules are put
 * into groups, and an entry point that needs one module of a group is made to import all of it
 * (`group-chunks.mjs`): then the same entry points reach every module of the group, and esbuild makes
 * one chunk of it.
 */
import { lazilyReachable, reachable, sizesOf, staticImports } from './module-graph.mjs';

/**
 * @typedef {import('esbuild').Metafile} Metafile
 * @typedef {object} Plan
 * @property {Map<string, Set<string>>} groups name → modules
 * @property {Map<string, string[]>} needs entry point, an island or the target of a dynamic import → names of groups
 */

/** In groups, an island may get code that only others need: a module larger than this is not grouped. */
const LARGEST_BYTES = 2048;

/** An entry point without an island: else, with one React island only, React would be inside it. */
export const ONLY_REACT = 'only-react';

/** React, its binding to the stores, and what of nanostores only that binding uses. */
const REACT =
  /(?:^|\/)node_modules\/(?:(?:react|react-dom|scheduler|@nanostores\/react)\/|nanostores\/(?:index|listen-keys|deep-map))/;

/** What makes React islands of the first kind, apart from what all of them share. */
const KEEPS_PLACE = /^shared\/islands\/react-island/;

/** Modules of one subject: by who needs which of them when, each would be a chunk of its own. */
const SUBJECTS = {
  // One island runs it at once, others run it later.
  variations: /^shared\/(?:models\/variations|stores\/form-variations)/,
  // What all that slides shares is nothing to the rest of what is pressed.
  slides: /^shared\/(?:dom\/slides\/|platform\/slider-options\.)/,
  // A page that nobody scrolls by a press does without.
  scrolling: /^shared\/dom\/scroll\/scroll-(?:page|to-part)\./,
  // What islands of tabs and accordions share is nothing to all the others.
  panels: /^shared\/dom\/panels\//,
  // What opens dialogs is nothing to what comes by itself on most pages.
  dialogs: /^shared\/dom\/dialog\/(?:open|close)-with-back\./,
  // What waits for sight runs before anybody does anything: it comes without what can wait.
  sight: /^shared\/(?:dom\/(?:less-motion|when-seen)|platform\/is-mobile)\./,
};

const subjectOf = (/** @type {string} */ path) =>
  Object.entries(SUBJECTS).find(([, holds]) => holds.test(path))?.[0];

/** In the order in which what needs several imports them. */
const GROUPS = [
  'react',
  'core',
  'basket',
  'early',
  ...Object.keys(SUBJECTS),
  'views',
  'network',
  'common',
  'requested',
];

/**
 * @param {Metafile} metafile of a bundle without groups
 * @param {object} modules of islands
 * @param {string[]} modules.islands all of them
 * @param {string[]} modules.guests entry points that share the islands' chunks and have no say in them
 * @param {string[]} modules.atOnce those that always run
 * @param {string[]} modules.idle those that every page with their markup runs in the end
 * @param {string[]} modules.unasked those that run before anybody does anything, without a basket too
 * @param {string[]} modules.early those that run on every page when it is idle
 * @returns {Plan}
 */
export function planGroups(metafile, { islands, guests, atOnce, idle, unasked, early }) {
  const { inputs } = metafile;
  const targets = Object.values(inputs).flatMap(({ imports }) =>
    imports.filter((i) => i.kind === 'dynamic-import' && !i.external).map((i) => i.path),
  );
  const entries = [...new Set([...islands, ...guests, ...targets])];
  const reached = new Map(entries.map((entry) => [entry, reachable(inputs, entry)]));
  const sizes = sizesOf(metafile);
  const isReact = (/** @type {string} */ path) =>
    [...reachable(inputs, path)].some((module) => REACT.test(module));

  const onRequest = lazilyReachable(
    inputs,
    atOnce.flatMap((island) => [...(reached.get(island) ?? [])]),
  );
  const soon = new Set(early.flatMap((island) => [...(reached.get(island) ?? [])]));
  const usersOf = (/** @type {string} */ path) =>
    islands.filter((island) => reached.get(island)?.has(path));
  // What runs at once, and on pages without a basket only when somebody does something.
  const isOfBasket = (/** @type {string} */ path) => {
    const users = usersOf(path);
    const others = users.filter((island) => !atOnce.includes(island));
    return others.length < users.length && !others.some((island) => unasked.includes(island));
  };

  /** The name of a module's group; undefined for a module that stays by itself. */
  const groupOf = (/** @type {string} */ path) => {
    const users = usersOf(path);
    if (REACT.test(path)) return 'react';
    if (isOfBasket(path)) return 'basket';
    if (users.length > 0 && users.every((island) => early.includes(island))) return 'early';
    if (path.startsWith('widgets/') || entries.includes(path)) return undefined;
    if (users.some((island) => atOnce.includes(island))) return 'core';
    const subject = subjectOf(path);
    if (subject) return subject;
    if (users.length < 2 || (sizes.get(path) ?? 0) > LARGEST_BYTES) return undefined;
    // What runs before anybody does anything comes without what can wait.
    if (soon.has(path)) return 'early';
    // What needs that stays by itself, or it would bring it to all that share anything.
    if ([...reachable(inputs, path)].some((m) => soon.has(m) || isOfBasket(m))) return undefined;
    // An island that renders anew keeps what the shopper does; one that adopts needs no code for that.
    if (KEEPS_PLACE.test(path)) return undefined;
    if (isReact(path)) return 'views';
    const isByItself = users.some((island) => idle.includes(island));
    // What goes with the first request comes without what other islands share besides. What other
    // pages need by themselves as well is so little that a chunk of its own would weigh more.
    if (onRequest.has(path)) return isByItself ? 'core' : 'network';
    // What comes by itself does not bring along what only a press, or a look further down, needs.
    return isByItself ? 'common' : 'requested';
  };

  /** @type {Plan['groups']} */
  const groups = new Map(GROUPS.map((name) => [name, new Set()]));
  for (const path of Object.keys(inputs).sort()) {
    const name = groupOf(path);
    if (name) groups.get(name)?.add(path);
  }

  const needs = new Map(
    entries.map((entry) => [entry, groupsFor(reached.get(entry) ?? [], groups, inputs)]),
  );
  needs.set(ONLY_REACT, groupsFor(groups.get('react') ?? [], groups, inputs));
  return { groups, needs };
}

/**
 * The groups of modules, and of what their groups bring in turn.
 *
 * @param {Iterable<string>} modules
 * @param {Plan['groups']} groups
 * @param {Metafile['inputs']} inputs
 * @returns {string[]}
 */
function groupsFor(modules, groups, inputs) {
  const reached = new Set(modules);
  const names = new Set();
  for (const path of reached) {
    for (const next of staticImports(inputs, path)) reached.add(next);
    for (const [name, members] of groups) {
      if (!members.has(path) || names.has(name)) continue;
      names.add(name);
      for (const member of members) reached.add(member);
    }
  }
  return [...groups.keys()].filter((name) => names.has(name));
}
