// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { codeBlocks, codeSpans } from './testing/markdown';
import { documents, read } from './testing/pages';

const hasPhp = spawnSync('php', ['--version']).status === 0;
// eslint-disable-next-line no-console -- the closing lines only count what was skipped
if (!hasPhp) console.warn('No PHP here: the examples in it were not read by PHP itself.');

/** Examples can be copied: each of them is read by what will read it on a site. */
describe.each(documents())('the examples in %s', (file) => {
  const text = read(file);

  it('are scripts, style sheets and settings that can be read', async () => {
    for (const [language, loader] of [
      ['js', 'js'],
      ['ts', 'ts'],
      ['tsx', 'tsx'],
      ['css', 'css'],
    ] as const) {
      for (const code of codeBlocks(text, language)) await transform(code, { loader });
    }
    for (const markup of codeBlocks(text, 'html')) {
      const settings = /<script type="application\/json"[^>]*>([^]*?)<\/script>/.exec(markup)?.[1];
      if (settings) expect(typeof JSON.parse(settings)).toBe('object');
    }
    for (const code of codeBlocks(text, 'json')) JSON.parse(code);
  });

  const php = codeBlocks(text, 'php');

  it('are PHP that closes what it opens', () => {
    for (const code of php) expect(unclosed(code), code).toEqual([]);
  });

  it('are PHP whose variables have a value, or are told of in the text', () => {
    const told = codeSpans(text);
    for (const code of php) {
      const named = code.replaceAll(/\/\/.*/g, '');
      // What PHP itself has, as $_GET, begins with a low line.
      for (const [name] of named.matchAll(/(?<!::)\$(?!_[A-Z])\w+/g)) {
        const isGiven = GIVEN.some((pattern) =>
          new RegExp(pattern.replace('NAME', `\\${name}\\b`)).test(named),
        );
        expect(isGiven || told.includes(name), `${name} in ${code}`).toBe(true);
      }
    }
  });

  if (php.length === 0) return;
  it('are PHP that can be read', ({ skip }) => {
    skip(!hasPhp, 'no PHP here: only brackets and variables were looked at');
    for (const code of php) {
      const input = code.startsWith('<?php') ? code : `<?php\n${code}`;
      const { status, stdout, stderr } = spawnSync('php', ['-l'], { input, encoding: 'utf8' });
      expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    }
  });
});

/** Where a variable gets its value: set, as a parameter, or in a loop. */
const GIVEN = ['NAME\\s*(?:\\?\\?)?=(?!=)', '(?:fn|function)\\s*\\([^)]*NAME', '\\bas\\s[^)]*NAME'];

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Brackets that are still open, or that close nothing; texts and comments apart. */
function unclosed(code: string): string[] {
  const open: string[] = [];
  const bare = code.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\/\/.*|#.*|\/\*[^]*?\*\//g, '');
  for (const sign of bare.match(/[()[\]{}]/g) ?? []) {
    if (PAIRS[sign] === undefined || open.at(-1) !== PAIRS[sign]) open.push(sign);
    else open.pop();
  }
  return open;
}
