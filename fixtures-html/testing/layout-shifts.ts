import type { Page } from 'playwright/test';

/**
 * Notes what moves by itself on the pages that are opened from now on: how much of the window, and what.
 * Without what moves while a page still comes in pieces, before any island.
 */
export async function noteShifts(page: Page): Promise<readonly string[]> {
  const shifts = await expose(page);
  await page.addInitScript(observeShifts);
  return shifts;
}

/** The same on the page that is open, from this moment on. */
export async function noteShiftsFromNow(page: Page): Promise<readonly string[]> {
  const shifts = await expose(page);
  await page.evaluate(observeShifts, false);
  return shifts;
}

async function expose(page: Page): Promise<readonly string[]> {
  const shifts: string[] = [];
  await page.exposeFunction('noteLayoutShift', (shift: string) => shifts.push(shift));
  return shifts;
}

/** Runs in the page, and tells its `noteLayoutShift` of each, however it came there. */
export function observeShifts(buffered = true): void {
  let since = buffered ? Infinity : 0;
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => requestAnimationFrame((now) => (since = now))),
  );
  type Shift = PerformanceEntry & { value: number; sources: Array<{ node: Element | null }> };
  type NotingWindow = { noteLayoutShift: (shift: string) => void };
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
      if (startTime < since) continue;
      const nodes = sources.map(({ node }) => node?.className || node?.nodeName);
      (globalThis as unknown as NotingWindow).noteLayoutShift(`${value}: ${nodes.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered });
}
