import type { Page } from 'playwright/test';

/**
 * Notes what screen readers are told on pages, from each page's first moment: the text of every live
 * region whenever it changes, as `status: …`, `alert: …` or `polite: …`, and the text of an alert that
 * the focus goes to, as `focus: …`. What is printed with the page is not told by itself.
 *
 * @returns hands out what was told on the page since the last look, oldest first
 */
export async function noteAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const LIVE = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive]';
    const textOf = (element: Element): string =>
      (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
    const isHeard = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true],[aria-live=off]');

    new MutationObserver((changes) => {
      if (document.readyState === 'loading') return;
      const regions = new Set<Element>();
      for (const { target, type, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const around = element?.closest(LIVE);
        if (around && type !== 'attributes') regions.add(around);
        // A region that was not there, or could not be seen, is heard with what it says.
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          if (added.matches(LIVE)) regions.add(added);
          for (const inner of added.querySelectorAll(LIVE)) regions.add(inner);
        }
        if (type === 'attributes' && target instanceof Element && target.matches(LIVE))
          regions.add(target);
      }
      for (const region of regions) {
        const text = isHeard(region) ? textOf(region) : '';
        if (!text || !region.isConnected) continue;
        const kind = region.getAttribute('role') ?? region.getAttribute('aria-live')!;
        told.push(`${kind}: ${text}`);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['role', 'aria-live', 'hidden'],
    });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches('[role=alert]'))
        told.push(`focus: ${textOf(target)}`);
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told.splice(0));
}
