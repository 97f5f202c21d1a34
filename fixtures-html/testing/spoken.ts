import type { Page } from 'playwright/test';

/**
 * Notes what screen readers are told, from the page's first moment on: the text of each live region each
 * time that something is put into it.
 *
 * @returns hands out what was said since the last look
 */
export async function noteSpoken(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const REGIONS =
      '[role=alert],[role=status],[role=log],[aria-live=polite],[aria-live=assertive]';
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    const hear = (region: Element): void => {
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text) spoken.push(text);
    };
    new MutationObserver((records) => {
      // What changes in the same moment is said together.
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        const around = at?.closest(REGIONS);
        if (around) changed.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(REGIONS)) changed.add(node);
          for (const region of node.querySelectorAll(REGIONS)) changed.add(region);
        }
      }
      changed.forEach(hear);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.splice(0));
}
