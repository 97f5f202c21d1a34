import fc from 'fast-check';

import { loadHtmlGate } from '../../../shared/dom/html/html';
import { OF_ANSWERS } from './answers';
import { OF_ELEMENTS } from './elements';
import { KEPT } from './kept';
import { SHARED } from './shared';
import { OF_WIDGETS } from './widgets';

/**
 * Every reader of what comes from outside, in a real browser, on what nobody expects: it answers with a
 * value of its kind, or says no in the way that it promises.
 */
const PROPERTIES = { ...SHARED, ...OF_WIDGETS, ...OF_ELEMENTS, ...KEPT, ...OF_ANSWERS };

// What is told to developers of each value takes longer than all the reading.
Object.assign(console, { warn: () => undefined });

/** Names of everything that is read. */
export const names = Object.keys(PROPERTIES);

/** Runs one property; the report of what breaks it, or nothing. */
export async function run(name: string, numRuns: number, seed: number): Promise<string> {
  await loadHtmlGate();
  const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
  const began = performance.now();
  const details = await fc.check(PROPERTIES[name] as fc.IAsyncProperty<unknown>, {
    // To ask and wait takes many times as long as to read.
    numRuns: name in OF_ANSWERS ? Math.ceil(numRuns / 4) : numRuns,
    seed,
    verbose: 0,
  });
  const problems: string[] = [];
  if (details.failed)
    problems.push(fc.defaultReportMessage(details as fc.RunDetails<[unknown]>) ?? 'failed');
  if (JSON.stringify(Object.getOwnPropertyNames(Object.prototype)) !== before)
    problems.push('Object.prototype has changed');
  // Nothing that a shopper's page reads may take this long: thousands take a few seconds.
  const tookMs = performance.now() - began;
  if (tookMs > Math.max(20_000, numRuns * 50)) problems.push(`took ${tookMs} ms`);
  return problems.join('\n').slice(0, 1500);
}
