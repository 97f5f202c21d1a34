import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Half faded in, everything lacks contrast: what moves, and will come to an end, is brought there first. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const findMoving = (): Animation[] =>
      document.getAnimations().filter(
        ({ effect, playState, playbackRate, timeline }) =>
          // What moves along with the page comes to no end by itself.
          timeline instanceof DocumentTimeline &&
          playState === 'running' &&
          playbackRate !== 0 &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    // The end of one may be the beginning of another.
    for (let moving = findMoving(); moving[0]; moving = findMoving()) {
      for (const animation of moving) animation.finish();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

/**
 * What the theme hides until it comes into sight is shown by an island: waits until it has begun to, where
 * it will.
 */
function revealed(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isAwaited = (part: Element): boolean => {
      const { top, bottom } = part.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      if (bottom === top || middle < 0 || middle > innerHeight) return false;
      return (
        (/waiting|loading|ready/.test(part.getAttribute('data-island-reveal') ?? '') &&
          part.getAttribute('data-animated') !== 'true') ||
        /waiting|loading/.test(part.getAttribute('data-island-parallax') ?? '')
      );
    };
    const findParts = (): Element[] => [
      ...document.querySelectorAll('[data-island-reveal],[data-island-parallax]'),
    ];
    while (findParts().some(isAwaited)) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/**
 * What axe finds against WCAG 2.2 AA on the page once it has come to rest, each as rule and markup.
 *
 * @param parts a script's expression for the elements to look at; the page by default
 */
export async function violations(page: Page, parts = 'document'): Promise<string[]> {
  await revealed(page);
  await settled(page);
  const found = await lookAt(page, parts);
  if (found.length === 0) return found;
  // What opens by itself may have been about to: what is wrong with the page is found again.
  await settled(page);
  return lookAt(page, parts);
}

/** Of WCAG 2.2 AA, what is asked of a page as a whole: axe is silent about it where it looks at parts. */
const PAGE_RULES = [
  'aria-hidden-body',
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'meta-refresh',
  'meta-viewport',
];

/** What axe finds against them, each as rule and markup. */
export const pageViolations = (page: Page): Promise<string[]> =>
  lookAt(page, 'document', { type: 'rule', values: PAGE_RULES });

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function lookAt(
  page: Page,
  parts: string,
  runOnly: RunOptions['runOnly'] = WCAG,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate<AxeResults['violations']>(
    `(async (parts, options) =>
      parts.length === 0 ? [] : (await axe.run(parts, options)).violations
    )(${parts}, ${JSON.stringify({ runOnly })})`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
