// @ts-check
/**
 * Whether the oldest browsers that the README names have all that the built files use: every name that
 * scripts read of the platform, and every property, selector and at-rule of the style sheet, looked up in
 * MDN's data about what came with which version. Syntax is the build's own affair (`TARGET` and
 * `STYLE_TARGETS` in `entry/build/`).
 *
 * A name that the files define somewhere themselves is taken for theirs: types are gone by then.
 */
import data from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const DIST = join(ROOT, 'dist');

/** As in the README, which is searched for these words. */
const OLDEST = { chrome: 116, edge: 116, firefox: 124, safari: 17.4 };
const STATED = 'Chrome and Edge 116, Firefox 124, Safari 17.4';

/** They say themselves which browsers they are for, and look before they use what is newer. */
const LIBRARIES = /^chunks\/(react|html-fallback|lightbox|embla-carousel)/;

/** Newer than that, and what happens where it is missing. */
const WAYS_ROUND = {
  setHTML: 'dompurify sanitizes',
  requestIdleCallback: 'a timer',
  yield: 'a timer',
  cookieStore: 'the page waits for its cookies',
  connection: 'nobody has asked to save data',
  saveData: 'nobody has asked to save data',
  prerendering: 'no page is prepared in advance',
  deliveryType: 'no page is fetched before it is opened, and then opened',
  ViewTimeline: 'scroll events move the layers',
  createPolicy: 'strings are strings',
  navigationType: 'a page that comes back is scrolled to its part once more',
  touches: 'without a touch screen there are no such events',
  changedTouches: 'without a touch screen there are no such events',
  dispatch: 'it is of the shop’s blocks, not of the browser',
  createContext: 'it is of React, not of the browser',
  responseStatus: 'a missing file is not told from one that is there',
  'content-visibility': 'what is closed is hidden from find-in-page, too',
  'field-sizing': 'the script measures the list',
  'forced-color-adjust': 'such browsers know no colours of the shopper’s own',
  'scrollbar-width': '::-webkit-scrollbar hides it',
  '::-webkit-scrollbar': 'scrollbar-width hides it',
  '-webkit-tap-highlight-color': 'such browsers do not mark what is touched',
  'user-select': 'the build adds the name that Safari knows',
};

/**
 * @typedef {keyof typeof OLDEST} Browser
 * @typedef {import('@mdn/browser-compat-data').CompatStatement} CompatStatement
 * @typedef {import('@mdn/browser-compat-data').Identifier} Identifier
 */
const BROWSERS = /** @type {Browser[]} */ (Object.keys(OLDEST));

/** @type {(version: string | boolean | null | undefined) => number} Infinity: none */
const numberOf = (version) =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) || Infinity : Infinity;

/** @type {(statement: CompatStatement, browser: Browser) => boolean} whether the oldest one has it */
const isIn = ({ support }, browser) =>
  [support[browser] ?? []]
    .flat()
    .some(
      (range) =>
        !(range.flags || range.prefix || range.alternative_name) &&
        numberOf(range.version_added) <= OLDEST[browser] &&
        numberOf(range.version_removed) > OLDEST[browser],
    );

/** Names of the platform, with the browsers that have something of the name. */
class Names {
  /** @type {Map<string, Set<Browser>>} */
  #browsers = new Map();

  /** @type {(name: string, entry: Identifier) => void} */
  add(name, { __compat: statement }) {
    if (!statement) return;
    const having = this.#browsers.get(name) ?? new Set();
    for (const browser of BROWSERS) if (isIn(statement, browser)) having.add(browser);
    this.#browsers.set(name, having);
  }

  /** @type {(name: string) => boolean} whether it is missing in one of the oldest browsers */
  isNew(name) {
    const having = this.#browsers.get(name);
    return !!having && having.size < BROWSERS.length;
  }
}

/** @type {(group: Identifier | undefined) => Array<[string, Identifier]>} */
const partsOf = (group = {}) =>
  /** @type {Array<[string, Identifier]>} */ (Object.entries(group)).filter(
    ([name]) => name !== '__compat' && !name.endsWith('_event'),
  );

const globals = new Names();
const members = new Names();
/** As `AbortSignal.any`. */
const statics = new Names();
const properties = new Names();
const selectors = new Names();
const atRules = new Names();
for (const group of [data.api, data.javascript['builtins']])
  for (const [name, whole] of partsOf(group)) {
    globals.add(name, whole);
    for (const [part, entry] of partsOf(whole)) {
      const plain = part.replace(/_static$/, '');
      members.add(plain, entry);
      statics.add(`${name}.${plain}`, entry);
      if (name === 'Window') globals.add(plain, entry);
    }
  }
for (const [name, entry] of partsOf(data.css['properties'])) {
  properties.add(name, entry);
  // Of an element's style.
  members.add(
    name.replaceAll(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase()),
    entry,
  );
}
for (const [name, entry] of partsOf(data.css['selectors'])) selectors.add(name, entry);
for (const [name, entry] of partsOf(data.css['at-rules'])) atRules.add(name, entry);

/** @type {Map<string, Set<string>>} what is too new, with the files that use it */
const found = new Map();
/** @type {Set<string>} */
const own = new Set();
/** @type {Array<[name: string, file: string]>} */
const read = [];

/** @type {(name: string, file: string) => void} */
const note = (name, file) => void found.set(name, (found.get(name) ?? new Set()).add(file));

/** @type {(node: import('acorn').Node, name: string) => boolean} */
const isNamed = (node, name) => 'name' in node && node.name === name;

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:js|css)$/.test(file) && !LIBRARIES.test(file),
);
for (const file of files.filter((name) => name.endsWith('.css'))) {
  // Neither texts nor pictures are of the language.
  const style = readFileSync(join(DIST, file), 'utf8').replaceAll(/"(?:\\.|[^"\\])*"/g, '""');
  for (const [, name = ''] of style.matchAll(/[{;]([a-z-]+):/g))
    if (properties.isNew(name)) note(name, file);
  for (const [, name = ''] of style.matchAll(/@([a-z-]+)/g))
    if (atRules.isNew(name)) note(`@${name}`, file);
  for (const [, selector = ''] of style.matchAll(/[{};]([^@{};][^{};]*)\{/g))
    for (const [pseudo, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
      if (selectors.isNew(name)) note(pseudo, file);
}
for (const file of files.filter((name) => name.endsWith('.js'))) {
  const code = readFileSync(join(DIST, file), 'utf8');
  /** @type {(key: import('acorn').Expression | import('acorn').PrivateIdentifier, isComputed: boolean) => void} */
  const define = (key, isComputed) => {
    if (!isComputed && key.type === 'Identifier') own.add(key.name);
  };
  /** @type {(text: unknown) => void} */
  const noteSelectors = (text) => {
    for (const [, name = ''] of String(text).matchAll(/:([a-z-]+)\(/g))
      if (selectors.isNew(name)) note(`:${name}()`, file);
  };
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      const isOwn = object.type === 'MemberExpression' && isNamed(object.property, 'dataset');
      if (!isOwn) read.push([property.name, file]);
      if (object.type !== 'Identifier') return;
      const name = `${object.name}.${property.name}`;
      if (statics.isNew(name)) note(name, file);
    },
    Identifier({ name }) {
      if (globals.isNew(name)) note(name, file);
    },
    Property: ({ key, computed }) => define(key, computed),
    MethodDefinition: ({ key, computed }) => define(key, computed),
    PropertyDefinition: ({ key, computed }) => define(key, computed),
    Literal: ({ value }) => noteSelectors(value),
    TemplateElement: ({ value }) => noteSelectors(value.cooked),
  });
}
for (const [name, file] of read) if (!own.has(name) && members.isNew(name)) note(name, file);

const unexcused = [...found].filter(([name]) => !Object.hasOwn(WAYS_ROUND, name));
for (const [name, users] of unexcused)
  process.stderr.write(`${name} is newer than ${STATED}: ${[...users].join(', ')}\n`);
const idle = Object.keys(WAYS_ROUND).filter((name) => !found.has(name));
if (idle.length > 0) process.stderr.write(`Nothing uses ${idle.join(', ')} any more.\n`);
const isStated = readFileSync(join(ROOT, 'README.md'), 'utf8').includes(STATED);
if (!isStated) process.stderr.write(`The README does not say “${STATED}”.\n`);
if (unexcused.length > 0 || idle.length > 0 || !isStated) process.exitCode = 1;
else process.stdout.write(`${files.length} files use nothing newer than ${STATED}.\n`);
