import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright/test';

const BUNDLE = '/wp-content/plugins/storefront-islands/';

/**
 * Bytes of the bundle's scripts that a visit loads, by file below `dist/`, after gzip at level 9. The
 * files are weighed, not the answers: a browser forgets those of a page that has been left.
 */
export async function weighScripts(
  page: Page,
  visit: () => Promise<void>,
): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  const weigh = (response: { url: () => string }): void => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(BUNDLE) || !pathname.endsWith('.js')) return;
    const file = pathname.slice(BUNDLE.length);
    const content = readFileSync(new URL(`../../dist/${file}`, import.meta.url));
    sizes[file] = gzipSync(content, { level: 9 }).length;
  };
  page.on('response', weigh);
  await visit();
  page.off('response', weigh);
  if (Object.keys(sizes).length === 0) throw new Error('weighScripts: nothing of the bundle came');
  return sizes;
}

export const total = (sizes: Record<string, number>): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);
