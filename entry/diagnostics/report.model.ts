import type { Mounting } from './browser-records';
import type { Explanation, SightingState } from './facts';

/** One island on one element, explained. `Where` stands for the element. */
export interface Entry<Where> extends Explanation {
  island: string;
  state: SightingState;
  where: Where;
}

/** What is known of an island wherever it is. */
export interface IslandFigures {
  mounts: readonly Mounting[];
  /** Bytes after gzip: of its own file, and of all that load with it. */
  ownBytes?: number;
  allBytes?: number;
}

/** Elements of one island of which the same is said. */
export interface Row<Where> extends Explanation {
  island: string;
  state: SightingState;
  where: readonly Where[];
  figures: IslandFigures;
}

export interface Report<Where> {
  /** `0.1.0 (094e0c515c239e2e)`; none where the manifest could not be read. */
  version?: string;
  problems: readonly Explanation[];
  rows: readonly Row<Where>[];
  /** Islands without an element on this page. */
  absent: readonly Absent[];
}

export interface Absent {
  island: string;
  /** What it looks for. */
  selector: string;
}

/** The same for every island that has found nothing. */
export const ABSENT_TODO =
  'Where the page has such a part, its theme or plugin writes it otherwise: compare it with “Markup” on the island’s page. Else there is nothing to do.';

/** `no element is .variations_form`. */
export const absence = ({ selector }: Absent): string => `no element is ${selector}`;

/** What has to be looked at comes first. */
const ORDER: readonly SightingState[] = [
  'failed',
  'unnoticed',
  'loading',
  'waiting',
  'ready',
  'off',
];

/** Puts entries together of which the same is said, in the order of their need for attention. */
export function toRows<Where>(
  entries: readonly Entry<Where>[],
  figuresOf: (island: string) => IslandFigures,
): Row<Where>[] {
  const rows = new Map<string, Row<Where> & { where: Where[] }>();
  for (const { island, state, what, todo, where } of entries) {
    const key = JSON.stringify([island, state, what, todo]);
    const row = rows.get(key);
    if (row) row.where.push(where);
    else rows.set(key, { island, state, what, todo, where: [where], figures: figuresOf(island) });
  }
  return [...rows.values()].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

const WORDS: Readonly<Record<SightingState, string>> = {
  failed: 'failed',
  unnoticed: 'not noticed',
  loading: 'loading',
  waiting: 'waiting',
  ready: 'ready',
  off: 'off',
};

export const stateWord = (state: SightingState): string => WORDS[state];

/** `24 islands on this page: 1 failed, 3 waiting, 20 ready; 2 problems`. */
export function summary<Where>({ rows, problems }: Report<Where>): string {
  const counts = ORDER.flatMap((state) => {
    const count = rows
      .filter((row) => row.state === state)
      .reduce((sum, { where }) => sum + where.length, 0);
    return count > 0 ? [{ count, text: `${count} ${stateWord(state)}` }] : [];
  });
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const parts = counts.length > 0 ? `: ${counts.map(({ text }) => text).join(', ')}` : '';
  const bad =
    problems.length > 0
      ? `; ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
      : '';
  return `${all} ${all === 1 ? 'island' : 'islands'} on this page${parts}${bad}`;
}

/** `18 ms, at 1.24 s`; of several mounts the shortest and the longest. Empty without a mount. */
export function timing({ mounts }: IslandFigures): string {
  const [first] = mounts;
  if (!first) return '';
  const took = mounts.map(({ tookMs }) => Math.round(tookMs));
  const [least, most] = [Math.min(...took), Math.max(...took)];
  const at = `${(Math.min(...mounts.map(({ atMs }) => atMs)) / 1000).toFixed(2)} s`;
  const span = least === most ? `${least} ms` : `${least}–${most} ms`;
  return mounts.length === 1 ? `${span}, at ${at}` : `${mounts.length} × ${span}, from ${at}`;
}

/** `0.76 KiB (5.12 with shared code)`; empty where sizes are not known. */
export function size({ ownBytes, allBytes }: IslandFigures): string {
  if (ownBytes === undefined) return '';
  const own = `${kib(ownBytes)} KiB`;
  return allBytes && allBytes > ownBytes ? `${own} (${kib(allBytes)} with shared code)` : own;
}

/** As the build's report card has it. */
const kib = (bytes: number): string => (bytes / 1024).toFixed(2);
