/** Set up in every file of unit tests by `npm run coverage`: at its end, its hits are written down. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { COUNTERS, HITS, hitsOf, type Counters } from './hits.mjs';

afterAll(() => {
  const all = globalThis as unknown as Record<string, Record<string, Counters> | undefined>;
  mkdirSync(HITS, { recursive: true });
  const line = JSON.stringify(hitsOf(all[COUNTERS] ?? {}));
  appendFileSync(join(HITS, `unit-${process.pid}.jsonl`), `${line}\n`);
});
