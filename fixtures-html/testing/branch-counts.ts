import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright/test';

import { COUNTERS, type Counters } from '../../.ci/coverage/hits.mjs';

/**
 * What `npm run coverage` gathers in browser tests: the bundle that it builds counts which of its
 * branches are taken, and each page says which are new, several times a second and before it goes.
 * The browser's own profiler cannot serve: what it has counted ends with each document.
 */

const FOLDER = process.env['E2E_COVERAGE'];

const BINDING = '__branchCounts';

/** Has every page of the context tell what it runs; nothing at all where nobody asks. */
export async function gatherBranches(context: BrowserContext): Promise<() => Promise<void>> {
  if (!FOLDER) return async () => undefined;
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `browser-${process.pid}.jsonl`);
  await context.exposeBinding(BINDING, (_source, news: string) => {
    appendFileSync(file, `${news}\n`);
  });
  await context.addInitScript(tell, { binding: BINDING, counters: COUNTERS });
  return async () => {
    const frames = context.pages().flatMap((page) => page.frames());
    await Promise.all(
      frames.map((frame) =>
        frame.evaluate(() => dispatchEvent(new Event('branch-counts'))).catch(() => undefined),
      ),
    );
  };
}

/** Runs in the page, before all else: a test may put a clock of its own in the place of the page's. */
function tell({ binding, counters }: { binding: string; counters: string }): void {
  const told = new Set<string>();
  const page = globalThis as unknown as Record<string, unknown>;
  const report = page[binding] as (news: string) => void;
  const keys = ({ s, f, b }: Counters): string[] => [
    ...Object.keys(s).flatMap((id) => (s[id] ? [`s${id}`] : [])),
    ...Object.keys(f).flatMap((id) => (f[id] ? [`f${id}`] : [])),
    ...Object.entries(b).flatMap(([id, ways]) =>
      ways.flatMap((count, way) => (count ? [`b${id}.${way}`] : [])),
    ),
  ];
  const flush = (isLast: boolean): void => {
    const all = (page[counters] ?? {}) as Record<string, Counters>;
    const news: Record<string, string[]> = {};
    for (const [path, counts] of Object.entries(all)) {
      const fresh = keys(counts).filter((key) => !told.has(`${path} ${key}`));
      if (fresh.length === 0) continue;
      news[path] = fresh;
      // Of a page that leaves it is not certain that it is heard, and it may come back.
      if (!isLast) for (const key of fresh) told.add(`${path} ${key}`);
    }
    if (Object.keys(news).length > 0) report(JSON.stringify(news));
  };
  setInterval(() => flush(false), 150);
  addEventListener('branch-counts', () => flush(false));
  addEventListener('beforeunload', () => flush(false));
  addEventListener('pagehide', () => flush(true));
}
