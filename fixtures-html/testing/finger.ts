import type { Page } from 'playwright/test';

interface Point {
  x: number;
  y: number;
}

/**
 * Has pages hear of taps as on iOS: one on what nobody can press is no click and moves no focus, one on a
 * link or button gives it none, and until version 18.1 no click says what it was made with. Before a page is
 * opened.
 */
export async function tapAsOnIos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const onClick = (event: Event): void => {
      const pressed = (event.target as Element).closest(
        'a,button,input,select,textarea,label,summary',
      );
      if (!pressed) return event.stopImmediatePropagation();
      Object.defineProperty(event, 'pointerType', { value: undefined });
    };
    addEventListener('click', onClick, true);
    const onMouseDown = (event: Event): void => {
      const isField = (event.target as Element).closest('input,select,textarea,label');
      if (!isField) event.preventDefault();
    };
    addEventListener('mousedown', onMouseDown, true);
  });
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
