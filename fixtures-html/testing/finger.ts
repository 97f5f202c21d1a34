import type { Locator, Page } from 'playwright/test';

import type { Point } from './engines/driver';

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

/** Has pages hear of each tap of a quick row as the first, as on all phones. Before a page is opened. */
export async function leaveTapsUncounted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.isTrusted && event.detail > 0)
        Object.defineProperty(event, 'detail', { value: 1, configurable: true });
    };
    addEventListener('click', onClick, true);
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
  const { touch, end } = await touchesOf(page, stepMs);
  await touch('touchStart', [start]);
  return {
    moveTo: (point) => touch('touchMove', [point]),
    async lift() {
      await touch('touchEnd', []);
      await end();
    },
  };
}

interface TwoTaps {
  /** Milliseconds between the two, however long the browser takes. */
  apartMs?: number;
  /** What the page has to have done before the second tap. */
  between?: () => Promise<void>;
}

/** Taps the middle of something twice; as fast as whoever is used to double clicks, by default. */
export async function tapTwice(
  target: Locator,
  { apartMs = 120, between }: TwoTaps = {},
): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const { touch, end } = await touchesOf(target.page(), apartMs / 2);
  await touch('touchStart', [middle]);
  await touch('touchEnd', []);
  await between?.();
  await touch('touchStart', [middle]);
  await touch('touchEnd', []);
  await end();
}

/** Touches at times of their own: each `stepMs` after the one before. */
async function touchesOf(page: Page, stepMs: number) {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  return {
    async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
      timestamp += stepMs / 1000;
      await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    },
    end: () => session.detach(),
  };
}
