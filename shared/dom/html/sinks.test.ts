// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../.ci/coverage/hits.mjs';
import { measuredFiles } from '../../../.ci/coverage/sources.mjs';
import { sinksIn } from './testing/sinks';

/** The gate, and those that the project's policy is for. */
const ALLOWED = {
  'shared/dom/html/html-fallback.ts': ['dompurify', 'trusted-types'],
  'shared/dom/html/html.ts': ['setHTML'],
  'shared/dom/html/insert-script.ts': ['trusted-types'],
  'shared/dom/html/prefetch-page.ts': ['trusted-types'],
  'shared/dom/html/trusted-types.ts': ['createPolicy', 'trustedTypes'],
  'shared/dom/regions/script-regions.ts': ['parseFromString', 'trusted-types'],
};

test('nothing becomes markup or code but through the gate', async () => {
  const files = measuredFiles();
  expect(files.length).toBeGreaterThan(500);
  const found = await Promise.all(
    files.map(async (file) => {
      const code = readFileSync(join(ROOT, file), 'utf8');
      const sinks = await sinksIn(code, file.endsWith('x') ? 'tsx' : 'ts');
      return [file, [...new Set(sinks)].sort()] as const;
    }),
  );
  expect(Object.fromEntries(found.filter(([, sinks]) => sinks.length > 0))).toEqual(ALLOWED);
});

test.each([
  ['element.innerHTML = html;', 'innerHTML'],
  ['element.outerHTML += html;', 'outerHTML'],
  ["(element as HTMLElement)['innerHTML'] = html;", 'innerHTML'],
  ['[element.innerHTML] = [html];', 'innerHTML'],
  ['Object.assign(element, { innerHTML: html });', 'innerHTML'],
  ["Reflect.set(element, 'innerHTML', html);", 'innerHTML'],
  ['const part = <p dangerouslySetInnerHTML={{ __html: html }} />;', 'dangerouslySetInnerHTML'],
  ["frame.setAttribute('srcdoc', html);", 'srcdoc'],
  ["element?.insertAdjacentHTML('beforeend', html);", 'insertAdjacentHTML'],
  ['element.setHTML(html);', 'setHTML'],
  ['element.setHTMLUnsafe(html);', 'setHTMLUnsafe'],
  ['Document.parseHTMLUnsafe(html);', 'parseHTMLUnsafe'],
  ["new DOMParser().parseFromString(html, 'text/html');", 'parseFromString'],
  ['const { parseFromString } = parser;', 'parseFromString'],
  ['document.createRange().createContextualFragment(html);', 'createContextualFragment'],
  ['document.write(html);', 'document.write'],
  ['element.ownerDocument.writeln(html);', 'document.writeln'],
  ["trustedTypes.createPolicy('mine', {});", 'trustedTypes'],
  ["import { trustedPolicy } from '../html/trusted-types'; trustedPolicy();", 'trusted-types'],
  ["void import('./trusted-types');", 'trusted-types'],
  ["import DOMPurify from 'dompurify'; DOMPurify.sanitize(html);", 'dompurify'],
  ['eval(code);', 'eval'],
  ['(0, eval)(code);', 'eval'],
  ['globalThis.eval(code);', 'eval'],
  ['new Function(code);', 'Function'],
  ['window.Function(code)();', 'Function'],
  ["setTimeout('run()', 9);", 'setTimeout'],
  ['window.setInterval(`run(${id})`, 9);', 'setInterval'],
])('a sink: %s', async (code, name) => {
  expect(await sinksIn(code, 'tsx')).toContain(name);
});

test.each([
  ['reading, for a message', 'const { outerHTML } = element; throw new Error(other.innerHTML);'],
  ['a comment, a message', "// el.innerHTML = html\nthrow new Error('eval() is forbidden');"],
  ['something else that writes', "storage.write('key', true); console.log(document.title);"],
  ['a timer with a function', 'setTimeout(() => run(`now`), 9); setTimeout(resolve);'],
  ['types alone', "import type { TrustedPolicy } from './trusted-types'; let a: Function;"],
])('no sink: %s', async (_what, code) => {
  expect(await sinksIn(code, 'tsx')).toEqual([]);
});
