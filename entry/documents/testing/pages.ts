import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Documents, and the code that they are about, as files below the root of the repository. */

export const ROOT = process.cwd();

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

export interface IslandPage {
  island: string;
  /** Below `widgets/`. */
  folder: string;
  /** Its code, and its document. */
  source: string;
  page: string;
}

/** An island that has a folder of its own name is its `README.md`; a second one in a folder is beside it. */
export function islandPages(): IslandPage[] {
  const modules = read('entry/registry.ts').matchAll(
    /^ {2}'?([\w-]+)'?: typeof import\('\.\.\/(widgets\/([\w-]+)\/[\w-]+\.island)'\)/gm,
  );
  return [...modules].map(([, island = '', module = '', folder = '']) => ({
    island,
    folder,
    source: existsSync(join(ROOT, `${module}.tsx`)) ? `${module}.tsx` : `${module}.ts`,
    page: `widgets/${folder}/${island === folder ? 'README' : island}.md`,
  }));
}

/** Every document of the repository. */
export const documents = (): string[] => [
  'README.md',
  ...['widgets', 'entry', 'shared', 'fixtures-html'].flatMap((folder) =>
    filesIn(folder).filter((file) => file.endsWith('.md')),
  ),
];

/** Code without its tests. */
export const sourcesIn = (folder: string): string[] =>
  filesIn(folder).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|e2e|page)\.tsx?$|\/testing\/|\/trace-/.test(file),
  );

export const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
