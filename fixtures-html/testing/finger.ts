import type { Page } from 'playwright/test';

interface Point {
  x: number;
  y: number;
}

/** A finger that lies on a page. */
export interface Finger {
  moveTo: (point: Point) => Promise<void>;
  lift: () => Promise<void>;
}

/**
 * Puts a finger on a page, as Chromium's own input: it scrolls what it is moved over. It is as fast as
 * its times say, however long the browser takes.
 *
 * @param stepMs from one move to the next
 */
export async function putFinger(page: Page, start: Point, stepMs = 16): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Point[],
  ): Promise<void> => {
    timestamp += stepMs / 1000;
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await touch('touchStart', [start]);
  return {
    moveTo: (point) => touch('touchMove', [point]),
    async lift() {
      await touch('touchEnd', []);
      await session.detach();
    },
  };
}
