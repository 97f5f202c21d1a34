// @vitest-environment node
// @ts-check
import { expect, test } from 'vitest';
import { byProject, titlesIn } from './outcomes.mjs';

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

test('names every test by project, file and titles, in blocks too', () => {
  /** @param {string} title @param {string[]} projects */
  const spec = (title, projects) => ({
    title,
    tests: projects.map((projectName) => ({
      projectName,
      status: /** @type {const} */ ('skipped'),
    })),
  });
  const report = {
    suites: [
      {
        title: 'widgets/a.e2e.ts',
        specs: [spec('opens', ['firefox', 'chromium'])],
        suites: [{ title: 'the drawer', specs: [spec('closes', ['firefox'])] }],
      },
      { title: 'widgets/b.e2e.ts', specs: [] },
    ],
  };
  expect(titlesIn(report)).toEqual([
    'firefox widgets/a.e2e.ts opens',
    'chromium widgets/a.e2e.ts opens',
    'firefox widgets/a.e2e.ts the drawer closes',
  ]);
});
