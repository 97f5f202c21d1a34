import { watchScrollMark } from '../../shared/dom/scroll/scroll-mark';
import type { Mount } from '../../shared/islands/island';
import { LOCKED_CLASS } from '../../shared/platform/scroll-lock';
import { SHOW_HEADER } from '../../shared/platform/theme-event';
import { classes, selectors, TURN_MS } from './sticky-header.contract';
import { namedPartAtTop } from './named-part';
import { type HeaderHeights, type StickyLimits, stickyLimits } from './sticky-header.model';
import { tellStuckHeight } from './stuck-height';
import { createStuckState } from './stuck-state';

/**
 * Why a behaviour: the header stays the server's; classes say where the page is scrolled to, and the
 * theme's style sheet does the rest.
 *
 * Sources: specification section 4 "Sticky header", platform document "theme", section 4 and section
 * 31, row 1.
 */
export const mount: Mount = (header, { signal }) => {
  const wrapper = header.querySelector<HTMLElement>(selectors.wrapper);
  if (!wrapper) throw new Error(`#${header.id} has no ${selectors.wrapper} that could stick.`);

  let { height } = header.getBoundingClientRect();
  const state = createStuckState(header, wrapper, () => height);
  const hides = header.classList.contains(classes.hides);
  const shrinks = header.classList.contains(classes.shrinks);
  const limits = (): StickyLimits => stickyLimits(heightsOf(header, wrapper), shrinks);
  let isAtTop = false;
  /** Not known at first. */
  let isPastStick: boolean | undefined;
  /** The page goes down, and the header is one that hides then. */
  let isHiding = hides;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (isInstant = false): void => {
    clearTimeout(timer);
    // A dialog may hold the page in place by moving it.
    if (document.body.classList.contains(LOCKED_CLASS)) return;
    if (isAtTop) {
      state.unstick();
    } else if (isHiding) {
      header.classList.add(classes.hidden);
      timer = setTimeout(state.unstick, TURN_MS);
    } else if (isPastStick && hides) {
      header.classList.remove(classes.hidden);
      timer = setTimeout(() => state.stick(false), TURN_MS);
    } else if (isPastStick) {
      state.stick(isInstant);
    }
  };

  const { stick, unstick } = limits();
  const resizeTop = watchScrollMark(
    `${unstick}px`,
    (isPast) => {
      isAtTop = !isPast;
      settle();
    },
    signal,
  );
  const resizeStick = watchScrollMark(
    `${stick}px`,
    (isPast) => {
      const isFirst = isPastStick === undefined;
      isPastStick = isPast;
      settle(isFirst);
    },
    signal,
  );
  const sizes = new ResizeObserver(() => {
    if (state.isStuck()) return;
    ({ height } = header.getBoundingClientRect());
    const now = limits();
    resizeTop(`${now.unstick}px`);
    resizeStick(`${now.stick}px`);
  });
  sizes.observe(wrapper);
  if (hides) watchDirection((isDown) => void ((isHiding = isDown), settle()), signal);
  document.addEventListener(
    SHOW_HEADER,
    () => {
      if (!header.classList.contains(classes.hidden)) return;
      // As if the page had been scrolled up a little: it stays until the page goes down again.
      clearTimeout(timer);
      isHiding = false;
      header.classList.remove(classes.hidden);
      state.stick(true);
    },
    { signal },
  );
  const part = namedPartAtTop();
  tellStuckHeight(header, signal);
  // Below the header, as the style sheet now knows it.
  part?.scrollIntoView({ behavior: 'instant' });

  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    sizes.disconnect();
    state.unstick();
    header.classList.remove(classes.hidden);
  });
};

function heightsOf(header: HTMLElement, wrapper: HTMLElement): HeaderHeights {
  const sum = (selector: string): number =>
    [...header.querySelectorAll<HTMLElement>(selector)].reduce(
      (height, bar) => height + bar.offsetHeight,
      0,
    );
  return {
    wrapper: wrapper.offsetHeight,
    hiddenTopBar: sum(selectors.hiddenTopBar),
    hiddenBars: sum(selectors.hiddenBars),
  };
}

/**
 * Browsers tell of scrolling with the layout done: asking for the position costs nothing, as long as
 * nobody has changed anything. So it is asked before, and answered after all have asked.
 */
function watchDirection(react: (isDown: boolean) => void, signal: AbortSignal): void {
  let last = scrollY;
  let now = last;
  const look = (): void => {
    const { scrollHeight, clientHeight } = document.documentElement;
    // Where a page bounces at its end, nobody has scrolled up. A scrollbar along it is none of its height.
    now = Math.min(scrollY, scrollHeight - Math.min(clientHeight, innerHeight));
  };
  addEventListener('scroll', look, { capture: true, passive: true, signal });
  const turn = (): void => {
    if (now === last) return;
    react(now > last);
    last = now;
  };
  addEventListener('scroll', turn, { passive: true, signal });
}
