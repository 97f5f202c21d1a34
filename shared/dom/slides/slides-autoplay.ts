import { text } from '../../platform/strings';
import { icon } from '../icon';
import { wantsLessMotion } from '../less-motion';
import { create } from './slider-parts';
import type { Player, PlayerOptions } from './slides-player';

const strings = {
  playSlides: 'Turn slides automatically',
  stopSlides: 'Stop turning slides',
};

/** Shapes on a field of 100 by 100. */
const ICONS = { stop: 'M20 15h20v70H20zM60 15h20v70H60z', play: 'M22 10v80l64-40z' };

type State = 'playing' | 'paused' | 'stopped';

/**
 * Turns the slides one after the other, in silence. It waits while somebody points at them, has the
 * focus in them or looks elsewhere, on the page or in another tab, and ends for good when somebody moves them, or presses its
 * button (WCAG 2.2.2). Where less motion is wished for, it begins only when that button is pressed.
 *
 * Source: platform document "theme", section 23.1.
 */
export function openPlayer(options: PlayerOptions): Player {
  const { element, slider, stayMs, pausesOnHover, signal } = options;
  let state: State = 'stopped';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The player's own turns are not the shopper's. */
  let isTurning = false;
  const button = makeButton(() => (state === 'stopped' ? play() : stop()));

  const hasFocus = (): boolean => {
    const { activeElement } = document;
    return element.contains(activeElement) && activeElement !== button;
  };
  const mayTurn = (): boolean =>
    state === 'playing' &&
    !document.hidden &&
    isInSight(element) &&
    !element.closest('[inert]') &&
    !hasFocus() &&
    !(pausesOnHover && isHovered(element));
  const wait = (): void => {
    clearTimeout(timer);
    if (state !== 'stopped') timer = setTimeout(turn, stayMs);
  };
  const turn = (): void => {
    if (mayTurn()) {
      isTurning = true;
      slider.step(1);
      isTurning = false;
    }
    wait();
  };
  const go = (next: State): void => {
    state = next;
    describe(button, next === 'stopped' ? 'play' : 'stop');
    wait();
  };
  const stop = (): void => go('stopped');
  const play = (): void => go('playing');

  element.prepend(button);
  slider.listen(() => isTurning || stop());
  slider.viewport.addEventListener('pointerdown', stop, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    button.remove();
  });
  describe(button, 'play');
  return {
    play: () => (wantsLessMotion() ? stop() : play()),
    stop,
    pause: () => state === 'playing' && go('paused'),
    unpause: () => state === 'paused' && play(),
  };
}

function makeButton(onPress: () => void): HTMLButtonElement {
  const button = create('button', 'storefront-islands-player');
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

function describe(button: HTMLButtonElement, action: keyof typeof ICONS): void {
  button.setAttribute('aria-label', text(`${action}Slides`, strings[`${action}Slides`]));
  button.replaceChildren(icon(ICONS[action], 'flickity-button-icon'));
}

/** After a tap it says so for good, where nothing can hover. */
const isHovered = (element: Element): boolean =>
  element.matches(':hover') && matchMedia('(hover: hover)').matches;

/** What turns above the window could move what is in it. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
