import { settled, violations } from '../../../fixtures-html/testing/accessibility';
import { painted, type Page } from '../../../fixtures-html/testing/shop-test';
import { smallTargets, tooWide, unreadable } from './layout';
import type { State } from './states';
import { walkByTab } from './tab-walk';

/** What every open state of an island is looked at for, in the page as it stands. */

/** The narrowest window that WCAG 1.4.10 asks for, about as high as a small phone. */
const NARROW = { width: 320, height: 568 };

/** 1280 px at a zoom of 200 % (WCAG 1.4.4). */
const LEAST_FOR_LARGE_TEXT = 640;

/** Waits until a change of size, colours or medium is seen: also what is calmed moves for a moment. */
async function redrawn(page: Page): Promise<void> {
  await painted(page);
  await settled(page);
}

/** Everything that is wrong with the state that is open on the page; it may be closed by that. */
export async function findFaults(page: Page, state: State): Promise<string[]> {
  const faults: string[] = [];
  const note = (about: string, found: readonly string[]): void =>
    void faults.push(...found.map((text) => `${state.name}, ${about}: ${text}`));
  const usual = page.viewportSize()!;

  note('parts', await missing(page, state.parts));
  note('axe', await violations(page));
  note('motion', await moving(page));
  note('targets', await smallTargets(page, state.parts));
  note('other direction', await inOtherDirection(page, state));

  await page.emulateMedia({ forcedColors: 'active' });
  await redrawn(page);
  note('forced colours', await alike(page, state.toldApart ?? []));
  await page.emulateMedia({ forcedColors: 'none' });

  if (usual.width < LEAST_FOR_LARGE_TEXT) {
    await page.setViewportSize({ ...usual, width: LEAST_FOR_LARGE_TEXT });
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await redrawn(page);
  note('200 % text', await unreadable(page, state.parts));
  await page.evaluate(() => void document.documentElement.style.removeProperty('font-size'));

  if (!state.isWideOnly) await page.setViewportSize(NARROW);
  await redrawn(page);
  await state.inNarrow?.(page);
  note('width', await tooWide(page, state.parts));
  if (!state.isWideOnly) {
    note('narrow parts', await missing(page, state.parts));
    note('narrow targets', await smallTargets(page, state.parts));
    note('other direction, narrow', await inOtherDirection(page, state));
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await redrawn(page);
  note('keys', await walkByTab(page, state));
  // Last of all: a theme that does not print a field takes the focus from it.
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await redrawn(page);
  note('print', await printedOver(page, state));
  await page.emulateMedia({ media: null });
  await page.setViewportSize(usual);
  await redrawn(page);
  return faults.filter((fault) => !state.isKnown?.(fault));
}

/**
 * Turns the open page round for a moment and looks at its layout again. Whatever reads the direction as it
 * starts is met from right to left by the visits that say so.
 */
async function inOtherDirection(page: Page, { parts, isWideOnly }: State): Promise<string[]> {
  const turn = (): Promise<void> =>
    page.evaluate(() => {
      const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
      const [from, to] = isRtl ? ['rtl', 'ltr'] : ['ltr', 'rtl'];
      // Parts of the page say theirs once more.
      const turned = document.querySelectorAll<HTMLElement>(`html,[dir=${from}]`);
      for (const element of turned) element.dir = to;
      document.body.classList.toggle('rtl', !isRtl);
    });
  await turn();
  await redrawn(page);
  const found = await tooWide(page, parts);
  // What is open under the pointer goes away from it, and closes.
  if (!isWideOnly) found.push(...(await missing(page, parts)));
  await turn();
  await redrawn(page);
  return found;
}

/** Where nothing is in sight, nothing could be found wrong with it. */
function missing(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const isShown = all.some((part) => part.checkVisibility({ visibilityProperty: true }));
    return isShown ? [] : [`none of ${all.length} is in sight`];
  }, parts);
}

/** Parts that move although the shopper has asked for less motion, by the bundle's own style sheet. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => [...sheet.cssRules];
    const isCalming = (rule: CSSRule): rule is CSSMediaRule =>
      rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion');
    const styles = (rules: CSSRule[]): CSSStyleRule[] =>
      rules.flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches
          ? styles([...rule.cssRules])
          : [];
      });
    const [ours = [], theirs = []] = [true, false].map((isOurs) =>
      [...document.styleSheets].filter(
        ({ href }) => Boolean(href?.includes('storefront-islands.css')) === isOurs,
      ),
    );
    // A theme that calms everything itself would hide what the bundle does not.
    const calming = theirs.flatMap(rulesOf).filter(isCalming);
    const texts = calming.map(({ media }) => media.mediaText);
    for (const { media } of calming) media.mediaText = 'not all';
    const isLong = (durations: string): boolean =>
      durations.split(',').some((duration) => Number.parseFloat(duration) > 0.01);
    const found = styles(ours.flatMap(rulesOf))
      .filter(({ style }) => style.transitionDuration || style.animationName)
      .flatMap(({ selectorText }) => [...document.querySelectorAll(selectorText)])
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return (
          isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration))
        );
      })
      .map(({ className }) => String(className));
    calming.forEach(({ media }, index) => (media.mediaText = texts[index]!));
    return found;
  });
}

/** What is fixed to the window lies over every sheet of paper. */
export function printedOver(
  page: Page,
  { isPrinted = false, parts }: Pick<State, 'isPrinted' | 'parts'>,
): Promise<string[]> {
  return page.evaluate(
    ([selector, mayBe]) =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.getBoundingClientRect().height > 1)
        .filter((element) => !mayBe || !element.closest(selector))
        .map((element) => element.outerHTML.slice(0, 120)),
    [parts, isPrinted] as const,
  );
}

/** Pairs that a shopper who sees few colours could not tell apart. */
function alike(page: Page, pairs: ReadonlyArray<readonly [string, string]>): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.flatMap(([one, other]) => {
        const [first, second] = [one, other].map((selector) => document.querySelector(selector));
        if (!first || !second) return [`${first ? other : one} is not there`];
        const look = (element: Element): string =>
          [undefined, '::before', '::after']
            .map((pseudo) => {
              const style = getComputedStyle(element, pseudo);
              return [
                style.backgroundColor,
                style.color,
                style.border,
                style.borderBlockEnd,
                style.outline,
                style.textDecorationLine,
                pseudo ? style.content : '',
                style.transform,
                style.rotate,
                style.opacity,
              ].join(';');
            })
            .join('\n');
        const [looksOfOne, looksOfOther] = [first, second].map((element) =>
          [element, ...element.querySelectorAll('*')].map(look).join('\n'),
        );
        return looksOfOne === looksOfOther ? [`${one} looks like ${other}`] : [];
      }),
    pairs,
  );
}
