import { readFileSync } from 'node:fs';
import { test as base, type Page } from 'playwright/test';

import { expect } from '../../fixtures-html/testing/expect';
import type { Site } from './sites.mjs';

export { expect, type Page };

/** A test on a real WordPress site; a page must not report any error, and PHP must not complain of ours. */
export const test = base.extend<{ site: Site; noErrors: void }>({
  site: [undefined as unknown as Site, { option: true }],
  noErrors: [
    async ({ page, site }, use) => {
      const errors: string[] = [];
      const complaints = (): string[] => {
        const log = readFileSync(site.log, { encoding: 'utf8', flag: 'a+' });
        return log.split('\n').filter((line) => line.includes('/storefront-islands/'));
      };
      const before = complaints().length;
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        const text = message.text();
        // Of what was asked for the answers tell, and what other houses have no test can reach.
        if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
          errors.push(`console: ${text}`);
      });
      page.on('response', (response) => {
        const status = response.status();
        if (status === 404 || status >= 500) errors.push(`${status}: ${response.url()}`);
      });
      await use();
      expect(errors).toEqual([]);
      expect(complaints().slice(before)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Preloads of ours, of either kind. */
export const PRELOADS =
  'link:is([rel=modulepreload], [rel=preload][as=script])[href*="/storefront-islands/"]';

/** Whether a site has this WordPress or a newer one. */
export const hasVersion = ({ version }: Site, oldest: string): boolean =>
  version.localeCompare(oldest, 'en', { numeric: true }) >= 0;

/** Those print the loader themselves. */
export const hasScriptModules = (site: Site): boolean => hasVersion(site, '6.5');

export async function logIn(page: Page, name: string): Promise<void> {
  await page.request.get('/wp-login.php');
  const answer = await page.request.post('/wp-login.php', {
    form: { log: name, pwd: 'password', testcookie: '1' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

/** What a page came to: which scripts have run, in their order, and what the loader was told. */
export interface Outcome {
  ran: string[];
  hasJQuery: boolean;
  /** Islands that are off. */
  off: string[];
  /** By id, in their order: script elements with a source. */
  sources: string[];
  hasLoader: boolean;
}

/** Opens a page and waits until all of its scripts have run, the loader included. */
export async function open(page: Page, path: string): Promise<Outcome> {
  await page.goto(path);
  return page.evaluate(() => {
    const settings = document.getElementById('storefront-islands-settings')?.textContent ?? '{}';
    const { islands = {} } = JSON.parse(settings) as { islands?: Record<string, string> };
    return {
      ran: (globalThis as { ran?: string[] }).ran ?? [],
      hasJQuery: 'jQuery' in globalThis,
      off: Object.keys(islands).filter((name) => islands[name] === 'off'),
      sources: [...document.querySelectorAll('script[src][id]')].map(({ id }) => id),
      hasLoader: !!document.getElementById('storefront-islands-js-module'),
    };
  });
}
