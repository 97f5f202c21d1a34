import { watchLessMotion } from '../../shared/dom/less-motion';
import { whenSeen } from '../../shared/dom/when-seen';
import type { Mount } from '../../shared/islands/island';
import { attributes, SHOW_AFTER_MS } from './reveal.contract';

/**
 * Why a behaviour: the theme's style sheet hides the element and moves it; attributes tell it when.
 *
 * Whatever ends this early (less motion wanted, the focus comes into it, the island is taken
 * down) shows the element at once: it is never left hidden.
 *
 * Source: platform document "theme", section 23.3.
 */
export const mount: Mount = (element, { signal }) => {
  if (element.getAttribute(attributes.shown) === 'true') return;

  const waiting = new AbortController();
  const { signal: ended } = waiting;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    waiting.abort();
    clearTimeout(timer);
    element.setAttribute(attributes.shown, 'true');
  };
  const inNextFrame = (act: () => void): void =>
    void requestAnimationFrame(() => ended.aborted || act());
  const play = (): void => {
    element.removeAttribute(attributes.moves);
    element.removeAttribute(attributes.shown);
    inNextFrame(() => {
      element.setAttribute(attributes.atStart, 'true');
      inNextFrame(() => {
        element.setAttribute(attributes.moves, 'true');
        timer = setTimeout(show, SHOW_AFTER_MS);
      });
    });
  };

  signal.addEventListener('abort', show, { signal: ended });
  element.addEventListener('focusin', show, { signal: ended });
  watchLessMotion((isWanted) => isWanted && show(), ended);
  if (ended.aborted) return;
  if (element.getAttribute(attributes.name)) whenSeen(element, play, ended);
  else show();
};
