// @vitest-environment node
// @ts-check
import { build } from 'esbuild';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findIslands } from '../../entry/build/bundle-islands.mjs';
import { SCRIPT } from '../../entry/build/run-esbuild.mjs';
import { ROOT } from './hits.mjs';
import { instrument, measuredFiles } from './sources.mjs';

/** What the build bundles: the islands, and the scripts beside them. */
const entryPoints = [
  ...Object.values(await findIslands(ROOT)),
  ...readdirSync(join(ROOT, 'entry'))
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map((name) => `entry/${name}`),
  'entry/diagnostics/diagnostics.ts',
];

/** @type {string[]} */
let bundled;
beforeAll(async () => {
  const { metafile } = await build({
    ...SCRIPT,
    absWorkingDir: ROOT,
    entryPoints,
    outdir: 'dist',
    write: false,
    metafile: true,
    splitting: true,
    packages: 'external',
    external: ['storefront-islands:*'],
    loader: { '.css': 'empty' },
  });
  bundled = Object.keys(metafile.inputs).filter((path) => /\.tsx?$/.test(path));
});

test('every file of the bundle is measured', () => {
  expect(bundled.length).toBeGreaterThan(500);
  const measured = new Set(measuredFiles());
  expect(bundled.filter((path) => !measured.has(path))).toEqual([]);
});

test('what is measured besides has no branches: helpers of tests would pass for proven code', () => {
  const others = measuredFiles().filter((path) => !bundled.includes(path));
  const branches = (/** @type {string} */ path) =>
    instrument(readFileSync(join(ROOT, path), 'utf8'), path).counters.branchMap;
  expect(others.filter((path) => Object.keys(branches(path)).length > 0)).toEqual([]);
});
