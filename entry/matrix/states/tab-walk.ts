import type { Page } from '../../../fixtures-html/testing/shop-test';
import { findCover } from './cover';
import type { State } from './states';

/** As many stops as are looked at in one state; what follows them is the page's own. */
const MAX_STOPS = 24;

/** What the page keeps from one stop to the next. */
interface Walk {
  met: Set<Element>;
  last: { element: Element; looks: string } | null;
}

interface Stop {
  /** Where the focus is, as markup. */
  at: string;
  /** Set once this element has been met in this walk. */
  isMetAgain: boolean;
  isInside: boolean;
  /** One of the open parts, for the first time. */
  isLookedAt: boolean;
  faults: string[];
}

/**
 * Walks through the open parts by Tab. Whatever has the focus is seen, lies under nothing and shows that
 * it has it; a part that holds the focus keeps it, in both directions.
 */
export async function walkByTab(page: Page, state: State): Promise<string[]> {
  const { parts, holdsFocus } = state;
  const within = holdsFocus ?? parts;
  await page.evaluate(
    ([selector, isHeld]) => {
      Object.assign(globalThis, { walk: { met: new Set<Element>(), last: null } });
      if (isHeld) return;
      const first = [...document.querySelectorAll<HTMLElement>(selector)]
        .flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>('*')])
        .find((element) => element.tabIndex >= 0 && element.checkVisibility());
      first?.focus();
      // It may have had the focus before the window became narrow.
      first?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    [within, Boolean(holdsFocus)] as const,
  );
  // Browsers show the focus to those who use keys.
  await page.keyboard.press('Shift');
  const faults: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (stops > 0 || holdsFocus) await page.keyboard.press('Tab');
    const stop = await look(page, within);
    faults.push(...stop.faults);
    if (stop.isLookedAt) faults.push(...(await findCover(page)));
    if (stop.isMetAgain) break;
    if (!stop.isInside) {
      if (holdsFocus) faults.push(`the focus has left to ${stop.at}`);
      break;
    }
  }
  if (!holdsFocus) return faults;
  await page.keyboard.press('Shift+Tab');
  const { isInside, at } = await look(page, within);
  return isInside ? faults : [...faults, `backwards, the focus has left to ${at}`];
}

function look(page: Page, within: string): Promise<Stop> {
  return page.evaluate(async (selector) => {
    // What is shown by the focus is drawn with the next frame, or with the one after it where it is calmed.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const walk = (globalThis as unknown as { walk: Walk }).walk;
    const active = document.activeElement ?? document.body;
    const at = active.outerHTML.slice(0, 100);
    const isMetAgain = walk.met.has(active);
    const isInside = Boolean(active.closest(selector));
    walk.met.add(active);
    const faults: string[] = [];

    /** How an element and what may stand for it look. */
    const looksOf = (element: Element): string =>
      [element, element.parentElement!, element.nextElementSibling, ...element.children]
        .filter((part) => part !== null)
        .flatMap((part) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(part, pseudo);
            const { outline, border, backgroundColor, color, textDecorationLine, content } = style;
            return [outline, border, backgroundColor, color, textDecorationLine, content].join(';');
          }),
        )
        .join('\n');
    const { last } = walk;
    if (
      last?.element.isConnected &&
      last.element !== active &&
      looksOf(last.element) === last.looks
    )
      faults.push(`the focus is not seen on ${last.element.outerHTML.slice(0, 100)}`);
    walk.last = null;
    const isLookedAt = isInside && !isMetAgain && !active.matches(selector);
    // A frame is told to other documents.
    if (isLookedAt && !active.matches('iframe,video'))
      walk.last = { element: active, looks: looksOf(active) };
    return { at, isMetAgain, isInside, isLookedAt, faults };
  }, within);
}
