// @ts-check
/** Whether a PHP prints the pages of a site as the web server's PHP does. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useFileDatabase } from './packages.mjs';

const INSTALL = join(dirname(fileURLToPath(import.meta.url)), 'install.php');

/** One of each kind, in classic and block themes, and whatever runs code of its own. */
const PATHS = [
  '/',
  '/shop/',
  '/product/',
  '/cart/',
  '/checkout/',
  '/inline/',
  '/wrapped/',
  '/excerpt/',
  '/block/',
  '/synced/',
  '/category/woollens/',
  '/products/',
  '/part/?theme=block',
  '/shop/?notice&theme=block',
  '/product/?theme=block&with=module',
  '/product/?off=tooltips&without=back-to-top',
  '/shop/?keep=flatsome-cookie-notice&notice',
  '/shop/?with=pixel',
  '/shop/?with=dependant,captcha,language,queued,translated,extension',
  '/checkout/?with=payment',
  '/shop/?filter=popups,source&uncached&settings',
  '/shop/?as=theme',
];

/**
 * @typedef {{ name: string, problem?: string | undefined }} Result
 *
 * @param {import('./wasm.mjs').Wasm} php
 * @param {import('./sites.mjs').Site} site served with another PHP
 * @param {number} limitMs for what has to be fetched
 * @returns {Promise<Result[]>}
 */
export async function comparePages(php, site, limitMs) {
  const root = `${site.root}-file`;
  const content = join(root, 'wp-content');
  const log = join(content, 'debug.log');
  if (!existsSync(root)) {
    cpSync(site.root, root, { recursive: true });
    useFileDatabase(content, limitMs);
  }
  for (const path of [log, join(content, 'database')])
    rmSync(path, { recursive: true, force: true });
  await php.run(INSTALL, root);

  /** @type {Result[]} */
  const results = [];
  const request = php.serve(root, site.address);
  for (const path of PATHS) {
    const [theirs, ours] = [await fetch(site.address + path), await request(path)];
    const problem =
      theirs.status === ours.httpStatusCode
        ? firstDifference(await theirs.text(), ours.text)
        : `${ours.httpStatusCode} instead of ${theirs.status}`;
    results.push({ name: path, problem });
  }
  const complaint = (existsSync(log) ? readFileSync(log, 'utf8') : '')
    .split('\n')
    .find((line) => line.includes('/storefront-islands/'));
  results.push({ name: 'no complaint', problem: complaint });
  return results;
}

/**
 * @param {string} wanted
 * @param {string} found
 */
function firstDifference(wanted, found) {
  if (wanted === found) return undefined;
  const lines = found.split('\n');
  const at = wanted.split('\n').findIndex((line, index) => line !== lines[index]);
  return `line ${at + 1}: ${lines[at]} instead of ${wanted.split('\n')[at]}`;
}
