// @vitest-environment node
import { join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesIn, read, sourcesIn } from '../../documents/testing/pages';

/**
 * Readers that no property calls by their name, and where they are tried. Everything else that the bundle
 * exports as `read…` or `parse…` takes what comes from outside, and belongs among the properties.
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'entry/diagnostics/browser-records.ts: readFiles': 'the browser’s own records',
  'entry/diagnostics/browser-records.ts: readMounts': 'the browser’s own records',
  'entry/diagnostics/read-page.ts: readSetup': 'gathers what others read',
  'entry/diagnostics/read-page.ts: readSurroundings': 'gathers what others read',
  'shared/dom/html/html.ts: parse': 'by toNodes',
  'shared/dom/html/server-tree.ts: readAttributes': 'by readTree',
  'shared/models/fragments.ts: readFragments': 'by readCartAnswer and parseFragments',
  'widgets/contact-form/rules/rule.ts: readInteger': 'by readSchema',
  'widgets/wishlist/change-fields.ts: readFields': 'on whole pages: entry/matrix/hostile',
  'widgets/wishlist/wishlist.model.ts: readFragments': 'by readOutcome',
};

const FOLDER = 'entry/matrix/fuzz';

const READER = /^export (?:async )?function ((?:read|parse)[A-Z]?\w*)\(/gm;

const bundled = ['shared', 'widgets', 'entry']
  .flatMap(sourcesIn)
  .filter((path) => !path.startsWith('entry/matrix/') && !path.startsWith('entry/documents/'));
const readers = bundled.flatMap((path) =>
  [...read(path).matchAll(READER)].map(([, name]) => `${path}: ${name}`),
);

/** What the properties import, told the same way. */
const tried = new Set(
  filesIn(FOLDER)
    .flatMap((path) => [...read(path).matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)])
    .flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => `${join(FOLDER, path)}.ts: ${name.trim().split(' as ')[0]}`),
    ),
);

describe('the properties of the fuzz test', () => {
  it('try every reader, or it is told where it is tried', () => {
    expect(readers.length).toBeGreaterThan(40);
    expect(readers.filter((reader) => !tried.has(reader)).sort()).toEqual(
      Object.keys(ELSEWHERE).sort(),
    );
  });
});
