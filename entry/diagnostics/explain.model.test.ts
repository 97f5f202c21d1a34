import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain, momentsOf } from './explain.model';
import type { KnownIsland, Sighting, Surroundings } from './facts';

const entry: KnownIsland = { name: 'gallery', selector: '.gallery', part: 'late' };
const page: Surroundings = {
  isLoaderRunning: true,
  parts: { early: true, late: true, rare: true, woken: true },
  isOnline: true,
  savesData: false,
};
const sighting = (changes: Partial<Sighting>): Sighting => ({
  island: 'gallery',
  state: 'ready',
  entry,
  sightParts: 1,
  files: [{ file: 'chunks/gallery-A.js' }, { file: 'chunks/core-B.js' }],
  ...changes,
});
const said = (changes: Partial<Sighting>, around: Partial<Surroundings> = {}): string => {
  const { what, todo } = explain(sighting(changes), { ...page, ...around });
  return `${what} ${todo}`;
};

describe('waiting', () => {
  test.each<[Partial<KnownIsland>, number, string[]]>([
    [{ when: 'idle' }, 1, ['the browser is idle, 3 seconds at most', 'focuses it']],
    [{ when: 'visible' }, 1, ['it is within 200 pixels of the window', 'focuses it']],
    [
      { when: 'visible', sight: '.quantity' },
      2,
      ['“.quantity” in it is within 200 pixels of the window', 'focuses it'],
    ],
    // Parts that are not there will never come into sight.
    [{ when: 'visible', sight: '.quantity' }, 0, ['focuses it']],
    [{ wakeFrom: '.product' }, 1, ['focuses the “.product” around it']],
    [{ wakeFrom: 'body' }, 1, ['focuses anything on the page']],
    [{ selector: 'body:has(i)' }, 1, ['focuses anything on the page']],
    [{ wakeFrom: 'body', wake: '.heart' }, 1, ['focuses “.heart”']],
    [{ wakeOn: ['scroll', 'storage'] }, 1, ['focuses it', 'events comes: scroll, storage']],
  ])('%j with %i parts', (changes, parts, expected) => {
    const moments = momentsOf({ ...entry, ...changes }, parts, page);
    expect(moments).toEqual(expected.map((end) => expect.stringContaining(end)));
  });

  test('where data is saved idle means in sight, as in the loader', () => {
    const [first] = momentsOf({ ...entry, when: 'idle' }, 1, { savesData: true });
    expect(first).toContain('200 pixels');
  });

  test('says how to wake it', () => {
    expect(said({ state: 'waiting', entry: { ...entry, when: 'visible' } })).toMatch(
      /^Waits until it is within.+, or somebody.+ scroll there, and it comes\.$/,
    );
    expect(said({ state: 'waiting' })).toMatch(/^Waits until somebody.+ do that, and it comes\.$/);
  });
});

describe('failed', () => {
  const missing = { file: 'chunks/core-B.js', status: 404 };
  test.each<[string, Partial<Sighting>, RegExp]>([
    [
      'a file that it needs is missing',
      {
        failure: { phase: 'load', message: 'TypeError: failed' },
        files: [{ file: 'chunks/gallery-A.js', status: 200 }, missing],
      },
      /core-B\.js was answered with 404.+copy the whole of dist/,
    ],
    [
      'refused',
      {
        failure: { phase: 'load', message: '' },
        files: [{ file: 'chunks/gallery-A.js', status: 403 }],
      },
      /answered with 403.+firewall/,
    ],
    [
      'the server failed',
      {
        failure: { phase: 'load', message: '' },
        files: [{ file: 'chunks/gallery-A.js', status: 503 }],
      },
      /answered with 503.+error log/,
    ],
    [
      'no answer',
      {
        failure: { phase: 'load', message: '' },
        files: [{ file: 'chunks/gallery-A.js', status: 0 }],
      },
      /had no answer.+content security policy/,
    ],
    [
      'nothing is known of its files',
      { failure: { phase: 'load', message: 'TypeError: no module' } },
      /did not come\. The error: TypeError: no module .+content type/,
    ],
    [
      'mounting',
      { failure: { phase: 'mount', message: 'Error: no select' }, files: [missing] },
      /An error while it was set up: Error: no select The element is as the server sent it/,
    ],
    [
      'rendering',
      { failure: { phase: 'render', message: 'Error: x' } },
      /while it was drawn: Error: x/,
    ],
    ['nothing but a missing file is known', { files: [missing] }, /answered with 404/],
    ['nothing is known', {}, /in the console/],
  ])('%s', (_what, changes, expected) => {
    expect(said({ state: 'failed', ...changes })).toMatch(expected);
  });
});

test.each<[string, Partial<Sighting>, Partial<Surroundings>, RegExp]>([
  ['on its way', { state: 'loading' }, {}, /look for chunks\/gallery-A\.js .+120 seconds/],
  ['offline', { state: 'loading' }, { isOnline: false }, /no network.+by itself/],
  [
    'being set up',
    { state: 'loading', files: [{ file: 'chunks/gallery-A.js', status: 200 }] },
    {},
    /has come and is being set up/,
  ],
  [
    'asked for again',
    { state: 'loading', files: [{ file: 'chunks/gallery-A.js', status: 500 }] },
    {},
    /asked for again.+500/,
  ],
  [
    'off by settings',
    { state: 'off', switchedOff: { by: 'settings' } },
    {},
    /page’s settings: "islands": \{ "gallery": "off" \}/,
  ],
  [
    'off by attribute',
    { state: 'off', switchedOff: { by: 'element' } },
    {},
    /data-island-gallery="off" on the element/,
  ],
  [
    'off around',
    { state: 'off', switchedOff: { by: 'around', element: 'main#main' } },
    {},
    /on main#main around it/,
  ],
  ['no loader', { state: 'unnoticed' }, { isLoaderRunning: false }, /loader has not run/],
  [
    'no shopper yet',
    { state: 'unnoticed', entry: { ...entry, part: 'woken' } },
    { parts: { ...page.parts, woken: false } },
    /first sign of a shopper.+Move the pointer/,
  ],
  [
    'no starter',
    { state: 'unnoticed' },
    { parts: { ...page.parts, late: false } },
    /second half of the loader.+starter/,
  ],
  ['changed by a script', { state: 'unnoticed' }, {}, /storefront-islands:attach/],
])('%s', (_what, changes, around, expected) => {
  expect(said(changes, around)).toMatch(expected);
});

test('whatever is known, something is said, and what to do wherever it does not work', () => {
  const status = fc.option(fc.constantFrom(0, 200, 304, 403, 404, 429, 500, 503), {
    nil: undefined,
  });
  const files = fc.array(
    fc.record({ file: fc.constant('chunks/a.js'), status }).map(({ file, status: code }) => ({
      file,
      ...(code === undefined ? {} : { status: code }),
    })),
  );
  const failure = fc.record({
    phase: fc.constantFrom('load' as const, 'mount' as const, 'render' as const),
    message: fc.string(),
  });
  const any = fc.record(
    {
      island: fc.constant('gallery'),
      state: fc.constantFrom<Sighting['state'][]>(
        'waiting',
        'loading',
        'ready',
        'failed',
        'off',
        'unnoticed',
      ),
      entry: fc.constant(entry),
      failure,
      sightParts: fc.nat(3),
      files,
    },
    { requiredKeys: ['island', 'state', 'sightParts', 'files'] },
  );
  fc.assert(
    fc.property(any, fc.boolean(), fc.boolean(), (one, isOnline, isLoaderRunning) => {
      const { what, todo } = explain(one as Sighting, { ...page, isOnline, isLoaderRunning });
      expect(what).toMatch(/\S/);
      expect(todo === '').toBe(one.state === 'ready');
      expect(what + todo).not.toMatch(/undefined|null|NaN|\[object/);
    }),
  );
});
