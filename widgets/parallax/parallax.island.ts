import { watchLessMotion } from '../../shared/dom/less-motion';
import type { Mount } from '../../shared/islands/island';
import { isMobile } from '../../shared/platform/is-mobile';
import { loadChunk } from '../../shared/platform/load-chunk';
import { detachPicture } from './detach-picture';
import { findTimelineDriver } from './drive-by-timeline';
import { findTarget } from './find-target';
import type { Driver } from './motion';
import { attributes, classes, MAX_STRENGTH } from './parallax.contract';
import { factorOf } from './parallax.model';

/**
 * Why a behaviour: the compositor moves what the server has marked; nothing is drawn anew.
 *
 * The class that the style sheet waits for is set where nothing moves, too, and stays when the island
 * is taken down: without it the element could not be seen.
 *
 * Source: platform document "theme", section 23.2.
 */
export const mount: Mount = async (element, { signal }) => {
  element.classList.add(classes.active);
  const factor = factorOf(readStrength(element));
  const { kind, container } = findTarget(element);
  if (isMobile() && !document.body.classList.contains(classes.onMobiles)) return;

  const drive = findTimelineDriver(container) ?? (await loadScrollDriver());
  const fades = readFlag(element.getAttribute(attributes.fade));
  let moving: AbortController | undefined;
  const stop = (): void => moving?.abort();
  signal.addEventListener('abort', stop);
  watchLessMotion((isWanted) => {
    stop();
    if (isWanted || signal.aborted) return;
    moving = new AbortController();
    const motion = {
      element: kind === 'background picture' ? detachPicture(element, moving.signal) : element,
      container,
      isLayer: kind !== 'element',
      factor,
      fades,
    };
    drive(motion, moving.signal);
  }, signal);
};

async function loadScrollDriver(): Promise<Driver> {
  return (await loadChunk(() => import('./drive-by-scroll'))).driveByScroll;
}

/** @throws for what is no number from -10 to 10 */
function readStrength(element: HTMLElement): number {
  const raw = element.getAttribute(attributes.strength)?.trim() ?? '';
  const strength = raw === '' ? Number.NaN : Number(raw);
  if (Math.abs(strength) <= MAX_STRENGTH) return strength;
  throw new Error(
    `${attributes.strength} on ${(element.cloneNode() as Element).outerHTML} is ${JSON.stringify(raw)}, expected a number from -${MAX_STRENGTH} to ${MAX_STRENGTH}.`,
  );
}

/** Printed without a value, or as a word. */
const readFlag = (raw: string | null): boolean => raw !== null && raw !== 'false' && raw !== '0';
