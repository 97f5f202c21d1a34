// @ts-check
import { expect, test } from 'vitest';
import { byProject } from './outcomes.mjs';

test('counts by engine, in blocks too: a second try passes, what did not run fails', () => {
  /** @param {'expected' | 'unexpected' | 'flaky' | 'skipped'} status @param {string} projectName */
  const spec = (projectName, status) => ({ tests: [{ projectName, status }] });
  const report = {
    suites: [
      {
        specs: [spec('firefox', 'expected'), spec('webkit', 'unexpected')],
        suites: [{ specs: [spec('firefox', 'flaky'), spec('webkit', 'skipped')] }],
      },
    ],
  };
  expect(byProject(report)).toEqual({
    firefox: { passed: 2, failed: 0 },
    webkit: { passed: 0, failed: 2 },
  });
});
