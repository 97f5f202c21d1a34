// @vitest-environment node
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { TestShopper } from '../../fixtures-html/server/test-shopper';
import { registry } from '../registry';
import { anchorsOf, codeSpans, linksIn, sectionsOf } from './testing/markdown';
import { documents, islandPages, read, ROOT } from './testing/pages';

/** Documents that are built, and so are not there before. */
const BUILT = /^dist\//;

/** Addresses of other shops, of files and of interfaces that the fixture shop does not have. */
const ELSEWHERE =
  /^\/(?:wp\/v2\/|wp-json\/|wp-admin\/|thanks\/|\?wc-ajax|\?add-to-cart=…|path\/to)/;

describe.each(documents())('%s', (file) => {
  const text = read(file);

  it('has no link that leads nowhere', () => {
    for (const link of linksIn(text)) {
      if (/^(?:https?:|mailto:)/.test(link)) continue;
      const [path = '', anchor] = link.split('#');
      const target = path ? normalize(join(dirname(file), path)) : file;
      if (BUILT.test(target)) continue;
      expect(existsSync(join(ROOT, target)), link).toBe(true);
      if (anchor) expect(anchorsOf(read(target)), link).toContain(anchor);
    }
  });

  it('names no page that the fixture shop has not', async () => {
    for (const address of codeSpans(text)) {
      if (!/^\/[\w?-]*[/?=]/.test(address) || ELSEWHERE.test(address)) continue;
      expect((await open(address)).status, address).toBe(200);
    }
  });
});

describe('where an island can be seen', () => {
  it.each(islandPages())('$island: is there', async ({ island, page }) => {
    const section = sectionsOf(read(page)).get('Where to see it') ?? '';
    const { selector } = registry.find(({ name }) => name === island)!;
    const [address] = codeSpans(section);
    if (!address) return expect(section).toMatch(/^\s*No fixture page/);
    const { html } = await open(address);
    expect(documentOf(html).querySelector(selector), address).not.toBeNull();
  });
});

interface Page {
  status: number;
  html: string;
}

/** The line in the head that shows a store notice is a file of the build. */
const isBuilt = existsSync(join(ROOT, 'dist/store-notice.js'));
const withoutLine = (address: string): string =>
  address.replace(/"storeNotice":"\w+"/, '$&,"storeNoticeLine":false');

const opened = new Map<string, Promise<Page>>();
/** For pages that are asked for as they are; what changes the shop has a visit of its own. */
const visitor = new TestShopper();

/** Opens an address of the fixture shop as a browser does, once. */
function open(address: string): Promise<Page> {
  const known = opened.get(address) ?? visit(address);
  opened.set(address, known);
  return known;
}

async function visit(address: string): Promise<Page> {
  const shopper = address.startsWith('/fixtures/') ? new TestShopper() : visitor;
  let answer = await shopper.get(isBuilt ? address : withoutLine(address));
  for (let to = answer.headers.get('location'); to; to = answer.headers.get('location')) {
    answer = await shopper.get(to);
  }
  return { status: answer.status, html: await answer.text() };
}

const { DOMParser } = new Window();
const parsed = new Map<string, ReturnType<InstanceType<typeof DOMParser>['parseFromString']>>();

function documentOf(html: string) {
  const known = parsed.get(html) ?? new DOMParser().parseFromString(html, 'text/html');
  parsed.set(html, known);
  return known;
}
