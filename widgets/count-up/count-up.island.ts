import { watchLessMotion } from '../../shared/dom/less-motion';
import { whenSeen } from '../../shared/dom/when-seen';
import type { Mount } from '../../shared/islands/island';
import { classes, COUNT_MS } from './count-up.contract';
import { easeOutExpo, readNumber, writeShare, type WrittenNumber } from './count-up.model';

/**
 * Why a behaviour: for four seconds a count lies over the number that the server wrote, which stays
 * in the page for screen readers and keeps its room.
 *
 * The number is in sight from the start on, and stays so when the island is taken down.
 *
 * Source: platform document "theme", section 23.4.
 */
export const mount: Mount = (element, { signal }) => {
  // Shown before: by another script, or when this code could not be had for long.
  if (element.classList.contains(classes.shown)) return;
  element.classList.add(classes.shown);

  const number = readNumber(element.textContent, decimalMarkOf(element));
  if (!number) return;
  const ended = new AbortController();
  signal.addEventListener('abort', () => ended.abort(), { signal: ended.signal });
  // Paper has the whole number.
  addEventListener('beforeprint', () => ended.abort(), { signal: ended.signal });
  watchLessMotion((isWanted) => isWanted && ended.abort(), ended.signal);
  if (ended.signal.aborted) return;
  whenSeen(element, () => count(element, number, ended), ended.signal);
};

/** Counts from zero until the time is over, or `ended` is aborted; then all is as it was. */
function count(element: HTMLElement, number: WrittenNumber, ended: AbortController): void {
  const final = document.createElement('span');
  final.append(...element.childNodes);
  const shown = document.createElement('span');
  shown.ariaHidden = 'true';
  shown.textContent = writeShare(number, 0);
  element.append(final, shown);
  element.classList.add(classes.counting);
  ended.signal.addEventListener('abort', () => {
    element.classList.remove(classes.counting);
    shown.remove();
    final.replaceWith(...final.childNodes);
  });

  let begin: number | undefined;
  const step = (now: number): void => {
    if (ended.signal.aborted) return;
    begin ??= now;
    const progress = (now - begin) / COUNT_MS;
    if (progress >= 1) return ended.abort();
    const text = writeShare(number, easeOutExpo(progress));
    if (shown.textContent !== text) shown.textContent = text;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** As numbers are written in the language that the element is in. */
function decimalMarkOf(element: HTMLElement): string | undefined {
  const language = element.closest<HTMLElement>('[lang]')?.lang;
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(1.5);
    return parts.find(({ type }) => type === 'decimal')?.value;
  } catch {
    // A language that no browser knows.
    return undefined;
  }
}
