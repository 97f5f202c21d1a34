// @vitest-environment node
// @ts-check
import * as esbuild from 'esbuild';
import { SourceMap } from 'node:module';
import { expect, test } from 'vitest';
import { shrink } from './shrink.mjs';

const SOURCE = `
export function price(amount) {
  const euros = amount.toFixed(2);
  const text = '€ ' + euros;
  return text;
}
`;

/** @returns {Promise<import('./run-esbuild.mjs').Files>} */
async function built() {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: SOURCE, sourcefile: 'price.js' },
    format: 'esm',
    minify: true,
    sourcemap: 'linked',
    outfile: 'dist/price.js',
    write: false,
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.split('/').pop() ?? '', contents]));
}

test('a script is smaller, and as safe in a page of another encoding', async () => {
  const files = await built();
  const shrunk = shrink(files, { isModule: true });
  const code = String(shrunk.get('price.js'));
  const [before = ''] = String(files.get('price.js')).split('\n');
  expect(code.split('\n')[1]?.length).toBeLessThan(before.length);
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\nfunction /);
  expect(code).toMatch(/\n\/\/# sourceMappingURL=price\.js\.map\n$/);
  expect(code).toContain('\\u20AC');
  const { price } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(price(3)).toBe('€ 3.00');
});

test('its map leads to the source, and has it', async () => {
  const shrunk = shrink(await built(), { isModule: true });
  const map = JSON.parse(String(shrunk.get('price.js.map')));
  expect(map.sourcesContent).toEqual([SOURCE]);
  const line = String(shrunk.get('price.js')).split('\n')[1] ?? '';
  expect(new SourceMap(map).findEntry(1, line.indexOf('toFixed'))).toMatchObject({
    originalSource: expect.stringContaining('price.js'),
    originalLine: 2,
    originalColumn: SOURCE.split('\n')[2]?.indexOf('toFixed'),
  });
});

test('a script that cannot be read is an error', async () => {
  const files = await built();
  files.set('price.js', Buffer.from('export let = 3'));
  expect(() => shrink(files, { isModule: true })).toThrow('price.js');
});
