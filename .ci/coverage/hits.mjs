// @ts-check
/** What tests leave behind: of each file, which counters are no longer at nought. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A file of lines for each process that ran tests: `unit-…`, `browser-…`. */
export const HITS = join(ROOT, 'node_modules/.cache/coverage/hits');

/** The global of scripts with counters. */
export const COUNTERS = '__coverage__';

/**
 * @typedef {object} Counters as the instrumenter has them: statements, functions, ways of a branch
 * @property {Record<string, number>} s
 * @property {Record<string, number>} f
 * @property {Record<string, number[]>} b
 *
 * @typedef {Record<string, string[]>} Hits path from the root → `s3`, `f1`, `b4.0`
 */

/**
 * @param {Record<string, Counters>} counters by path
 * @returns {Hits}
 */
export const hitsOf = (counters) =>
  Object.fromEntries(
    Object.entries(counters).map(([path, { s, f, b }]) => [
      path,
      [
        ...Object.keys(s).flatMap((id) => (s[id] ? [`s${id}`] : [])),
        ...Object.keys(f).flatMap((id) => (f[id] ? [`f${id}`] : [])),
        ...Object.entries(b).flatMap(([id, ways]) =>
          ways.flatMap((count, way) => (count ? [`b${id}.${way}`] : [])),
        ),
      ],
    ]),
  );

/**
 * Everything that one kind of tests has run.
 *
 * @param {'unit' | 'browser'} kind
 * @returns {Set<string>} `<path> <counter>`
 */
export function readHits(kind) {
  /** @type {Set<string>} */
  const all = new Set();
  for (const file of readdirSync(HITS).filter((name) => name.startsWith(`${kind}-`))) {
    for (const line of readFileSync(join(HITS, file), 'utf8').split('\n').filter(Boolean)) {
      /** @type {Hits} */
      const hits = JSON.parse(line);
      for (const [path, keys] of Object.entries(hits)) {
        for (const key of keys) all.add(`${path} ${key}`);
      }
    }
  }
  return all;
}
