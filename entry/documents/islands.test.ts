import { describe, expect, it } from 'vitest';
import { registry } from '../registry';
import { early } from '../registry-early';
import { late } from '../registry-late';
import { rare } from '../registry-rare';
import { woken } from '../registry-woken';
import { handlesOf } from '../replaced-scripts';
import type { Registration } from '../../shared/islands/island';
import { readFilledText, readText } from '../../shared/platform/settings';
import { contractOf } from './testing/contracts';
import { codeIn, codeSpans, rowsUnder, sectionsOf } from './testing/markdown';
import { filesIn, islandPages, read, sourcesIn } from './testing/pages';

/** Each page has them, in this order, so that what is looked for is found. */
const HEADINGS = [
  'When it loads',
  'What it replaces',
  'Markup',
  'Settings',
  'Events',
  'Strings',
  'Without JavaScript',
  'Accessibility',
  'Differences',
  'Where to see it',
];

const pages = islandPages();
const folders = [...new Set(pages.map(({ folder }) => folder))];
const shared = sourcesIn('shared').map(read).join('\n');

/** A section of all pages of a folder: its islands share their contract. */
const sectionIn = (folder: string, heading: string): string =>
  pages
    .filter((page) => page.folder === folder)
    .map(({ page }) => sectionsOf(read(page)).get(heading) ?? '')
    .join('\n');

const codeOf = (folder: string): string => sourcesIn(`widgets/${folder}`).map(read).join('\n');

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort();

describe('the pages', () => {
  it('are one for each island, and none is left over', () => {
    expect(pages.map(({ island }) => island).sort()).toEqual(
      registry.map(({ name }) => name as string).sort(),
    );
    expect(filesIn('widgets').filter((file) => file.endsWith('.md'))).toEqual(
      pages.map(({ page }) => page).sort(),
    );
  });

  it.each(pages)('$island: has its name and the fixed headings', ({ island, page }) => {
    const text = read(page);
    expect(text.split('\n')[0]).toBe(`# ${island}`);
    expect([...sectionsOf(text).keys()]).toEqual(HEADINGS);
    for (const [heading, section] of sectionsOf(text)) expect(section.trim(), heading).not.toBe('');
  });

  it.each(pages)('$island: says how it is registered', ({ island, page, source }) => {
    const rows = rowsUnder(sectionsOf(read(page)).get('When it loads') ?? '', '');
    expect(rows).toEqual(registrationRows(island, source));
  });

  it.each(pages)('$island: lists the scripts that it replaces', ({ island, page }) => {
    const [first = ''] = (sectionsOf(read(page)).get('What it replaces') ?? '')
      .trim()
      .split('\n\n');
    const handles = handlesOf(island).map((handle) => `\`${handle}\``);
    expect(first.replaceAll('\n', ' ')).toBe(`Script handles: ${handles.join(', ') || 'none'}.`);
  });
});

const PARTS: Readonly<Record<string, readonly Registration[]>> = { early, late, rare, woken };

/** What the table under "When it loads" has to say. */
function registrationRows(island: string, source: string): string[][] {
  const [part = '', list = []] =
    Object.entries(PARTS).find(([, own]) => own.some(({ name }) => name === island)) ?? [];
  const { selector, when, nowWith, sight, wakeFrom, wake, wakeOn, press } = list.find(
    ({ name }) => name === island,
  )!;
  const isReact = /\b(?:reactIsland|adoptingIsland|ReactMount)\b/.test(read(source));
  const rows: Array<[string, string | undefined]> = [
    ['Element', selector],
    ['Code', isReact ? 'React' : 'no React'],
    ['Registered in', `\`${part}\`, \`${when ?? 'interaction'}\``],
    ['At once with the cookie', nowWith],
    ['In sight counts', sight],
    ['Woken around it, at', wakeFrom],
    ['Woken by hover, touch or focus of', wake],
    ['Woken by the events', wakeOn?.map((name) => `\`${name}\``).join(', ')],
    ['Presses that are kept', press],
  ];
  return rows.flatMap(([head, value]) => {
    if (!value) return [];
    const isText = value.includes('`') || head === 'Code';
    return [[head, isText ? value : `\`${value}\``]];
  });
}

describe.each(folders)('the contract of %s', (folder) => {
  it('names each selector, and no other', async () => {
    const { selectors } = await contractOf(folder);
    const told = rowsUnder(sectionIn(folder, 'Markup'), 'Selector').map(([cell]) => codeIn(cell));
    expect(sorted(told)).toEqual(sorted(selectors));
  });

  it('names each setting with its source and default, and no other', async () => {
    const { settings } = await contractOf(folder);
    const rows = rowsUnder(sectionIn(folder, 'Settings'), 'Key');
    const told = new Map(rows.map(([key, ...rest]) => [codeIn(key), rest]));
    for (const [key, setting] of settings) {
      const { global, fallback, read: reader, expected } = setting;
      if (!expected) expect([readText, readFilledText], key).toContain(reader);
      const [source, byDefault] = told.get(key) ?? [];
      expect([key, codeIn(source), byDefault]).toEqual([
        key,
        global?.join('.') ?? '–',
        describeDefault(fallback),
      ]);
    }
    const code = `${codeOf(folder)}\n${shared}`;
    for (const key of told.keys()) {
      expect(settings.has(key) || code.includes(`key: '${key}'`), key).toBe(true);
    }
  });

  it('names each text with its key and default, and no other', async () => {
    const { texts } = await contractOf(folder);
    const rows = rowsUnder(sectionIn(folder, 'Strings'), 'Key');
    const told = new Map(rows.map(([key, text]) => [codeIn(key), codeIn(text)]));
    expect([...told.values()]).toEqual(expect.arrayContaining([...texts]));
    const own = codeOf(folder);
    for (const [, key = ''] of own.matchAll(/(?<!\.)\btext\(\s*'(\w+)'/g))
      expect([...told.keys()]).toContain(key);
    const code = `${own}\n${shared}`;
    for (const [key, text] of told) {
      expect(isUsed(key, code), key).toBe(true);
      if (!text.startsWith('as `')) expect(code.includes(text), text).toBe(true);
    }
  });

  it('names each event, and no other', async () => {
    const { events } = await contractOf(folder);
    const section = sectionIn(folder, 'Events');
    const spans = codeSpans(section);
    expect(spans).toEqual(expect.arrayContaining([...events]));
    const code = `${codeOf(folder)}\n${shared}\n${JSON.stringify(registry)}`;
    for (const [cell] of rowsUnder(section, 'Event')) {
      const name = codeIn(cell);
      // A word stands before some: ours, the theme's, the form plugin's or the block scripts'.
      const stem = name.replace(/^(?:storefront-islands:|flatsome-|wpcf7|wc-blocks_)/, '');
      const isKnown = events.has(name) || isUsed(name, code) || isQuoted(stem, code);
      expect(isKnown, name).toBe(true);
    }
  });
});

function describeDefault(fallback: unknown): string {
  if (fallback === undefined) return '–';
  if (fallback === '') return 'empty';
  return `\`${typeof fallback === 'string' ? fallback : JSON.stringify(fallback)}\``;
}

/** As a literal, as a key of texts, or put together from parts. */
function isUsed(key: string, code: string): boolean {
  if (isQuoted(key, code) || new RegExp(`\\b${key}:`).test(code)) return true;
  const patterns = code.matchAll(/`(\w+)\$\{[^`]*\}`/g);
  return [...patterns].some(([, start = '']) => key.startsWith(start));
}

const isQuoted = (word: string, code: string): boolean =>
  ["'", '"', '`', '-'].some((mark) =>
    [`'`, '"', '`'].some((end) => code.includes(`${mark}${word}${end}`)),
  );
