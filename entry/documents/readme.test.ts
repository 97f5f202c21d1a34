// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { handlesOf, replacedScripts } from '../replaced-scripts';
import { codeBlocks, codeIn, codeSpans, rowsUnder, sectionsOf } from './testing/markdown';
import { filesIn, islandPages, read, sourcesIn } from './testing/pages';

const readme = read('README.md');

describe('the front page', () => {
  it('ends with the changes, of which the newest are those of this version', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const changes = sectionsOf(readme).get('Changes') ?? '';
    expect(/^### (.+)$/m.exec(changes)?.[1]).toBe(version);
  });

  it('begins with the two commands', () => {
    expect(readme.split('\n').slice(0, 5).join('\n')).toMatch(
      /^# storefront-islands\n\n```sh\nnpm ci && npm start .*\nnpm ci && npm test /,
    );
  });

  it('lists every island once, with its page and the scripts that it replaces', () => {
    const rows = rowsUnder(sectionsOf(readme).get('Islands') ?? '', 'Island');
    const told = rows.map(([island = '', , replaces = '']) => `${island} ${replaces}`);
    const known = islandPages().map(({ island, page }) => {
      // The shop plugin's second names of its libraries would only fill the list.
      const handles = handlesOf(island).filter((handle) => !replacedScripts[handle]?.from);
      return `[\`${island}\`](${page}) ${handles.map((name) => `\`${name}\``).join(', ') || '–'}`;
    });
    expect(told.sort()).toEqual(known.sort());
  });

  it('names the budgets that the build keeps', () => {
    const code = read('entry/build/budgets.mjs');
    const limits: Readonly<Record<string, RegExp>> = {
      'the loader': /kib: ([\d.]+), measure: \(\{ loaderGzip \}/,
      'all that runs': /kib: ([\d.]+),\s*measure: \(\{ graph, registry, loaderGzip/,
      'React, in one': /kib: ([\d.]+),\s*\/\/ Stores run at once/,
      'the own code of an island with':
        /OWN_CODE_KIB\[island\] \?\? ([\d.]+),\s*measure: \(built\) => ownCode\(built, \(name\) => isReact/,
      'the own code of one without':
        /OWN_CODE_KIB\[island\] \?\? ([\d.]+),\s*measure: \(built\) => ownCode\(built, \(name\) => !isReact/,
      'the contact form': /'contact-form': ([\d.]+)/,
      'a file of ours': /kib: ([\d.]+), measure: largestOnDemand/,
      'the style sheet': /kib: ([\d.]+), measure: \(\{ styleGzip/,
    };
    const rows = rowsUnder(sectionsOf(readme).get('Sizes') ?? '', 'What');
    expect(rows).toHaveLength(Object.keys(limits).length);
    for (const [what = '', kib] of rows) {
      const [, limit] = Object.entries(limits).find(([start]) => what.startsWith(start)) ?? [];
      expect(limit?.exec(code)?.[1], what).toBe(kib);
    }
  });

  it('has the API say what it may weigh', () => {
    const [, kib] =
      /kib: ([\d.]+), measure: [^\n]*present\('api'/.exec(read('entry/build/budgets.mjs')) ?? [];
    expect(/\(([\d.]+) KiB at most/.exec(read('entry/api.md'))?.[1]).toBe(kib);
  });

  it('says why each dependency is there', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const told = rowsUnder(sectionsOf(readme).get('Dependencies') ?? '', 'Package')
      .flatMap(([names = '']) => names.replaceAll('\\', '').split(', '))
      .map((name) => new RegExp(`^${name.replace('*', '.*')}$`));
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      // Types and reports come with what they are for.
      if (/^@types\/|^@vitest\//.test(name)) continue;
      expect(
        told.some((pattern) => pattern.test(name)),
        name,
      ).toBe(true);
    }
  });
});

describe('the recipes', () => {
  it('list every text that an island says, and no other', () => {
    const all = new Map<string, Set<string>>();
    const add = (key: string, text: string): unknown =>
      all.get(key)?.add(text) ?? all.set(key, new Set([text]));
    for (const { page } of islandPages()) {
      for (const [key, text] of rowsUnder(sectionsOf(read(page)).get('Strings') ?? '', 'Key')) {
        add(codeIn(key), codeIn(text));
      }
    }
    const popups = sourcesIn('entry/popups').map(read).join('\n');
    for (const [, key = '', text = ''] of popups.matchAll(/\btext\('(\w+)', '([^']+)'/g)) {
      add(key, text);
    }
    const rows = rowsUnder(read('entry/recipes/translate.md'), 'Key');
    const told = rows.map(([key, text]) => [codeIn(key), [codeIn(text)]]);
    // One key says one thing, wherever it is said.
    expect(told).toEqual([...all].sort().map(([key, texts]) => [key, [...texts]]));
  });

  it('name classes that the style sheets know', () => {
    const sheets = ['shared', 'widgets', 'entry']
      .flatMap(filesIn)
      .filter((file) => file.endsWith('.css'));
    const styles = sheets.map(read).join('\n');
    for (const [cell = ''] of rowsUnder(read('entry/recipes/restyle.md'), 'Class')) {
      for (const name of codeSpans(cell)) expect(styles, name).toContain(`.${name}`);
    }
  });

  it('show the policies that the tests hold, and one for WordPress without Trusted Types', () => {
    const code = read('fixtures-html/server/request-pipeline.ts');
    const held = [...code.matchAll(/_POLICY =\s+"([^"]+)"/g)].map(([, policy]) => policy);
    expect(held).toHaveLength(2);
    const recipe = read('entry/recipes/strict-csp.md');
    const shown = codeBlocks(recipe, '').map((block) => block.trim());
    expect(shown.filter((block) => block.startsWith('default-src'))).toEqual(held);
    const sent = codeBlocks(recipe, 'php').join('\n');
    expect(sent).toContain("add_filter( 'wp_script_attributes'");
    expect(sent).toContain("add_filter( 'wp_inline_script_attributes'");
    expect(sent).not.toContain('trusted-types');
  });

  it('name settings that there are', () => {
    const code = [...sourcesIn('shared'), ...sourcesIn('entry')].map(read).join('\n');
    for (const [cell] of rowsUnder(read('entry/recipes/settings.md'), 'Key')) {
      expect(code).toMatch(new RegExp(`(?:'|\\.)${codeIn(cell)}\\b`));
    }
  });
});
