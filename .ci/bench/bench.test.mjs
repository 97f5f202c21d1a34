// @ts-check
import { expect, test } from 'vitest';
import { withFigures } from '../../entry/build/report.mjs';
import { PRODUCTS, WORK } from './choose.mjs';
import { plot } from './plot.mjs';
import { isEvaluationOf, ourSamples, sumMs } from './profile.mjs';
import { ratios } from './ratios.mjs';
import { missed, toMarkdown, toPage } from './report.mjs';

const [few, , many] = PRODUCTS.map(({ name }) => name);
const row = (scenario = '', value = 0) => ({ scenario, what: WORK, value, unit: 'ms' });

test('choosing among the most variations is compared with choosing among the fewest', () => {
  const [ratio] = ratios([row(few, 4), row(many, 10)]);
  expect(ratio).toMatchObject({ scenario: many, value: 2.5, bar: 2 });
  expect(ratios([row(few, 4)])).toEqual([]);
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

test('figures take the place of earlier ones in the report card, and curves have their limit', () => {
  const rows = [row(few, 4), row(many, 10)];
  const figures = (/** @type {string} */ hash) => ({ hash, markdown: toMarkdown(rows, hash) });
  const earlier = withFigures('# Report card\n\n| a |\n', figures('once'), 'once');
  const report = withFigures(earlier, figures('twice'), 'twice');
  expect(report).toContain('# Report card');
  expect(report).toContain('Measured on this build, `twice`.');
  expect(report).not.toContain('once');
  expect(report).toContain(`| ${many} | ${WORK} | 10 ms |`);
  const page = toPage([...rows, { ...row('<b>', 3), bar: 2 }], 'here');
  expect(page).toContain('Work of a choice');
  // Twice what choosing among the fewest costs.
  expect(page).toContain('>8 ms<');
  expect(page).toContain('&lt;b>');
  expect(page).toContain('class="over"');
});

test('what misses its bar is named, and nothing else', () => {
  const rows = [row('slow', 3), row('fast', 2), row('reached', 2)];
  expect(missed([{ ...row('slow', 3), bar: 2 }, { ...row('fast', 2), bar: 2 }, ...rows])).toEqual([
    `slow, ${WORK}: 3 of 2 ms`,
  ]);
});
