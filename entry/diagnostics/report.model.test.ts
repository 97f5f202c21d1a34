import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReplacedScript } from '../replaced-scripts';
import type { SightingState } from './facts';
import { readManifest } from './manifest';
import { scriptsBeside } from './replaced.model';
import { size, summary, timing, toRows, type Entry } from './report.model';

const STATES: SightingState[] = ['failed', 'unnoticed', 'loading', 'waiting', 'ready', 'off'];

test('rows hold every element once, say one thing each, and begin with what needs attention', () => {
  const entry = fc.record({
    island: fc.constantFrom('gallery', 'quantity'),
    state: fc.constantFrom(...STATES),
    what: fc.constantFrom('Works.', 'Waits.'),
    todo: fc.constantFrom('', 'Scroll.'),
  });
  fc.assert(
    fc.property(fc.array(entry), (list) => {
      const entries = list.map((one, where): Entry<number> => ({ ...one, where }));
      const rows = toRows(entries, () => ({ mounts: [] }));
      expect(rows.flatMap(({ where }) => where).sort((a, b) => a - b)).toEqual(
        entries.map(({ where }) => where),
      );
      for (const { where, figures: _figures, ...said } of rows) {
        for (const at of where) expect(entries[at]).toEqual({ ...said, where: at });
      }
      const order = rows.map(({ state }) => STATES.indexOf(state));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      const said = rows.map(({ island, state, what, todo }) => [island, state, what, todo].join());
      expect(new Set(said).size).toBe(said.length);
    }),
  );
});

test('sums up in one sentence', () => {
  const row = (state: SightingState, count: number) => ({
    island: 'gallery',
    state,
    what: '',
    todo: '',
    where: Array.from({ length: count }, () => 0),
    figures: { mounts: [] },
  });
  const problem = { what: '', todo: '' };
  expect(
    summary({ rows: [row('failed', 1), row('ready', 3)], problems: [problem], absent: [] }),
  ).toBe('4 islands on this page: 1 failed, 3 ready; 1 problem');
  expect(summary({ rows: [row('off', 1)], problems: [problem, problem], absent: [] })).toBe(
    '1 island on this page: 1 off; 2 problems',
  );
  expect(summary({ rows: [], problems: [], absent: [] })).toBe('0 islands on this page');
});

test('figures are those of one mount, or the span of several; nothing where nothing is known', () => {
  const mounts = [
    { atMs: 1240, tookMs: 17.6 },
    { atMs: 1400, tookMs: 4.2 },
  ];
  expect(timing({ mounts: mounts.slice(0, 1) })).toBe('18 ms, at 1.24 s');
  expect(timing({ mounts })).toBe('2 × 4–18 ms, from 1.24 s');
  expect(timing({ mounts: [] })).toBe('');
  expect(size({ mounts, ownBytes: 1024, allBytes: 5120 })).toBe('1.00 KiB (5.00 with shared code)');
  expect(size({ mounts, ownBytes: 1024, allBytes: 1024 })).toBe('1.00 KiB');
  expect(size({ mounts })).toBe('');
});

describe('manifest', () => {
  test('sums up an island’s own file and those that load with it', () => {
    const manifest = readManifest({
      version: '1.2.3',
      hash: '0123456789abcdef',
      starter: { file: 'chunks/starter-A.js' },
      islands: {
        gallery: {
          file: 'chunks/gallery-B.js',
          gzip: 100,
          imports: ['chunks/core-C.js', 'gone.js'],
        },
        broken: 7,
      },
      chunks: { 'chunks/core-C.js': { file: 'chunks/core-C.js', gzip: 30 } },
    });
    expect(manifest?.islands).toEqual({
      gallery: {
        file: 'chunks/gallery-B.js',
        imports: ['chunks/core-C.js', 'gone.js'],
        ownBytes: 100,
        allBytes: 130,
      },
    });
  });

  test('whatever else is answered is none, and breaks nothing', () => {
    fc.assert(fc.property(fc.anything(), (raw) => void readManifest(raw)));
    expect(readManifest({ islands: {} })).toBeUndefined();
  });
});

describe('scripts beside their islands', () => {
  const list: Record<string, ReplacedScript> = {
    theirs: { islands: ['gallery', 'tabs'], standIn: { file: 'theme-api.js', when: 'always' } },
    library: { islands: ['gallery'], beside: true },
    other: { islands: ['search'] },
  };
  const besides = (names: string[], running = Object.keys(list)) =>
    scriptsBeside(
      running.map((handle) => ({ handle, src: `/${handle}.js` })),
      new Set(names),
      list,
    );

  test('are told with the islands that are on the page; none that bears it, or has none there', () => {
    expect(besides(['gallery', 'tabs', 'quantity'])).toEqual([
      {
        islands: ['gallery', 'tabs'],
        what: expect.stringContaining(
          '“theirs” (/theirs.js) runs beside the islands “gallery”, “tabs”',
        ),
        todo: expect.stringContaining('the address of theme-api.js; or turn these islands off'),
      },
    ]);
    expect(besides(['quantity'])).toEqual([]);
    expect(besides(['gallery'], [])).toEqual([]);
  });

  test('joined with others they are known by what they leave behind', () => {
    const [told] = scriptsBeside(
      [{ handle: 'other', global: 'jQuery.fn.x' }],
      new Set(['search']),
      list,
    );
    expect(told?.what).toContain('joined with others: jQuery.fn.x is there');
    expect(told?.todo).toMatch(/src to false.+Leave it out of the joined file/);
  });
});
