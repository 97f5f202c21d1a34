import type { Page } from '../../../fixtures-html/testing/shop-test';

/** Why the element that has the focus is not seen, if it is not: out of sight, or wholly under something. */
export function findCover(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const at = active.outerHTML.slice(0, 100);
    // A control that is there for keys alone is seen by what stands for it.
    const own = active.getBoundingClientRect();
    const isOwn = own.width > 2 && own.height > 2 && getComputedStyle(active).opacity !== '0';
    const seen = isOwn
      ? active
      : ((active as HTMLInputElement).labels?.[0] ?? active.parentElement!);
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const hits = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ]
      .filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
      .map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    if (hits.length === 0) return [`out of sight: ${at}`];
    const isSeen = hits.some((hit) => hit && (seen.contains(hit) || hit.contains(seen)));
    return isSeen ? [] : [`${at} lies under ${hits[0]?.outerHTML.slice(0, 80)}`];
  });
}
