// @ts-check
/**
 * What `npm test` tries besides this machine's own WordPress and PHP: a WordPress that prints script modules
 * itself, and the oldest PHP. `npm run wordpress` has the rest.
 */
import { delimiter } from 'node:path';
import { fetchPhp, fetchWordPress, WITH_MODULES } from './packages.mjs';

export const OLDEST_PHP = '7.4';
/** Of the one time limit of the whole; where packages come from is near, or not there. */
const LIMIT_MS = 30_000;

/**
 * Adds to `WORDPRESS_PATH` what can be had here.
 *
 * @returns {{ hasPhp: boolean, missing: string[] }} `missing`: in words
 */
export function addMore() {
  const missing = [];
  let hasPhp = false;
  try {
    const path = [process.env['WORDPRESS_PATH'], ...fetchWordPress([WITH_MODULES], LIMIT_MS)];
    process.env['WORDPRESS_PATH'] = path.filter(Boolean).join(delimiter);
  } catch (error) {
    missing.push(`WordPress ${WITH_MODULES} (${error instanceof Error ? error.message : error})`);
  }
  try {
    fetchPhp(LIMIT_MS);
    hasPhp = true;
  } catch (error) {
    missing.push(`PHP ${OLDEST_PHP} (${error instanceof Error ? error.message : error})`);
  }
  return { hasPhp, missing };
}
