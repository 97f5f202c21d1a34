// @vitest-environment node
// @ts-check
import { expect, test } from 'vitest';
import { withFigures } from '../../entry/build/report.mjs';
import { PRODUCTS, SWATCH_PRODUCTS, SWATCH_WORK, WORK } from './choose.mjs';
import { isMadeLong } from './long-tasks.mjs';
import { plot } from './plot.mjs';
import { isEvaluationOf, ourSamples, sumMs } from './profile.mjs';
import { ratios } from './ratios.mjs';
import { missed, toMarkdown, toPage } from './report.mjs';
import { readShift, readTasks } from './trace.mjs';

const [few, , many] = PRODUCTS.map(({ name }) => name);
const [fewSwatches, , manySwatches] = SWATCH_PRODUCTS.map(({ name }) => name);
const row = (scenario = '', value = 0) => ({ scenario, what: WORK, value, unit: 'ms' });
const swatchRow = (scenario = '', value = 0) => ({ ...row(scenario, value), what: SWATCH_WORK });

test('choosing among the most variations is compared with choosing among the fewest', () => {
  const selects = [row(few, 4), row(many, 10)];
  const swatches = [swatchRow(fewSwatches, 10), swatchRow(manySwatches, 15)];
  expect(ratios([...selects, ...swatches])).toMatchObject([
    { scenario: many, what: `${WORK}, compared with the fewest`, value: 2.5, bar: 2 },
    {
      scenario: manySwatches,
      what: `${SWATCH_WORK}, compared with the fewest`,
      value: 1.5,
      bar: 2,
    },
  ]);
  expect(ratios([row(few, 4), row(manySwatches, 15)])).toEqual([]);
});

test('rows without a bar are not drawn', () => {
  const picture = plot([row('nothing to reach'), { ...row('something', 1), bar: 2 }]);
  expect(picture).toContain('something');
  expect(picture).not.toContain('nothing to reach');
});

test('the evaluation of a chunk is told from what its functions do later', () => {
  const frame = { url: '/chunks/react-A.js', functionName: '', lineNumber: 0, columnNumber: 0 };
  const root = { url: '', functionName: '(root)', lineNumber: -1, columnNumber: -1 };
  const profile = {
    startTime: 0,
    nodes: [
      { id: 1, callFrame: root, children: [2, 4] },
      { id: 2, callFrame: frame, children: [3] },
      { id: 3, callFrame: { ...frame, functionName: 'a', columnNumber: 90 } },
      { id: 4, callFrame: { ...frame, columnNumber: 900 } },
    ],
    samples: [2, 3, 4, 1],
    timeDeltas: [0, 1000, 2000, 4000],
  };
  expect(sumMs(ourSamples(profile, ({ url }) => url.includes('react')))).toBe(7);
  expect(sumMs(ourSamples(profile, isEvaluationOf(/react/)))).toBe(3);
});

test('a trace tells what is ours: modules, promises, and calls of our files, each counted once', () => {
  const at = { ph: 'X', pid: 1, tid: 1 };
  const of = (/** @type {string} */ url) => ({ args: { data: { url } } });
  const tasks = readTasks(
    [
      { ...at, name: 'RunTask', ts: 0, dur: 90_000 },
      { ...at, name: 'EvaluateScript', ts: 0, dur: 30_000, ...of('/theirs.js') },
      // Theirs calls ours, and ours calls itself.
      { ...at, name: 'FunctionCall', ts: 10_000, dur: 5000, ...of('/loader.js') },
      { ...at, name: 'FunctionCall', ts: 11_000, dur: 2000, ...of('/loader.js') },
      { ...at, name: 'v8.compileModule', ts: 40_000, dur: 1000, args: { fileName: '/loader.js' } },
      { ...at, name: 'v8.evaluateModule', ts: 50_000, dur: 8000 },
      { ...at, name: 'RunMicrotasks', ts: 60_000, dur: 3000 },
      { ...at, name: 'RunTask', ts: 100_000, dur: 4000 },
      { ...at, name: 'RunTask', ts: 101_000, dur: 1000 },
      { ...at, tid: 2, name: 'RunTask', ts: 200_000, dur: 7000 },
      { ...at, tid: 2, name: 'v8.evaluateModule', ts: 200_000, dur: 7000 },
    ],
    (url) => url === '/loader.js',
  );
  expect(tasks).toEqual([
    { ms: 90, oursMs: 17 },
    { ms: 4, oursMs: 0 },
  ]);
  const other = { ...at, name: 'FunctionCall', ts: 0, dur: 1000, ...of('/theirs.js') };
  expect(() => readTasks([other], (url) => url === '/loader.js')).toThrow('nothing of our code');
});

test('shifts of a trace are added up, and nothing else', () => {
  const shift = (score = 0) => ({ name: 'LayoutShift', args: { data: { score } } });
  const events = [shift(0.25), { name: 'FunctionCall', args: { data: {} } }, shift(0.5)];
  const at = { ph: 'I', pid: 1, tid: 1, ts: 0 };
  expect(readShift(events.map((event) => ({ ...at, ...event })))).toBe(0.75);
});

test('a task that is long without us is not ours, unless our share alone is long', () => {
  expect(isMadeLong({ ms: 60, oursMs: 20 })).toBe(true);
  expect(isMadeLong({ ms: 80, oursMs: 20 })).toBe(false);
  expect(isMadeLong({ ms: 40, oursMs: 40 })).toBe(false);
  expect(isMadeLong({ ms: 60, oursMs: 0 })).toBe(false);
  expect(isMadeLong({ ms: 120, oursMs: 60 })).toBe(true);
  expect(isMadeLong({ ms: 120, oursMs: 49 })).toBe(false);
});

test('figures take the place of earlier ones in the report card, and curves have their limit', () => {
  const rows = [row(few, 4), row(many, 10)];
  const figures = (/** @type {string} */ hash) => ({ hash, markdown: toMarkdown(rows, hash) });
  const earlier = withFigures('# Report card\n\n| a |\n', figures('once'), 'once');
  const report = withFigures(earlier, figures('twice'), 'twice');
  expect(report).toContain('# Report card');
  expect(report).toContain('Measured on this build, `twice`.');
  expect(report).not.toContain('once');
  expect(report).toContain(`| ${many} | ${WORK} | 10 ms |`);
  const swatches = [swatchRow(fewSwatches, 30), swatchRow(manySwatches, 20)];
  const page = toPage([...rows, ...swatches, { ...row('<b>', 3), bar: 2 }], 'here');
  expect(page).toContain('Work of a choice');
  // Twice what choosing among the fewest costs, by selects and by swatches.
  expect(page).toContain('>8 ms<');
  expect(page).toContain('>60 ms<');
  expect(page).toContain('&lt;b>');
  expect(page).toContain('class="over"');
});

test('what misses its bar is named, and nothing else', () => {
  const rows = [row('slow', 3), row('fast', 2), row('reached', 2)];
  expect(missed([{ ...row('slow', 3), bar: 2 }, { ...row('fast', 2), bar: 2 }, ...rows])).toEqual([
    `slow, ${WORK}: 3 of 2 ms`,
  ]);
});
