// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { codeBlocks } from './testing/markdown';
import { documents, read } from './testing/pages';

const hasPhp = spawnSync('php', ['--version']).status === 0;

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

  it('are PHP that can be read', () => {
    for (const code of codeBlocks(text, 'php')) {
      const input = code.startsWith('<?php') ? code : `<?php\n${code}`;
      expect(unclosed(input), code).toEqual([]);
      // Not everybody has it: what opens and closes is counted at least.
      if (!hasPhp) continue;
      const { status, stdout, stderr } = spawnSync('php', ['-l'], { input, encoding: 'utf8' });
      expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    }
  });
});

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
