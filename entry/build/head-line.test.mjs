// @vitest-environment node
// @ts-check
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { minify } from './bundle-scripts.mjs';

test('the recipe has the line for the head as the build makes it, and its digest for a policy', async () => {
  const source = await readFile('entry/wordpress/store-notice.js');
  const line = Buffer.from(await minify(source))
    .toString()
    .trim();
  const recipe = await readFile('entry/recipes/store-notice.md', 'utf8');
  expect(line).not.toContain('\n');
  expect(recipe).toContain(`<script>${line}</script>`);
  const digest = createHash('sha256').update(line).digest('base64');
  expect(recipe).toContain(`'sha256-${digest}'`);
});
