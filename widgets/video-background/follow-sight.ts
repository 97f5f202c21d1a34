import { create } from '../../shared/dom/slides/slider-parts';
import { icon } from '../../shared/dom/icon';
import { savesData } from '../../shared/platform/saves-data';
import { text } from '../../shared/platform/strings';
import { classes, selectors, strings } from './video-background.contract';

/** A film that can be told to move. */
export interface Film {
  /** The page wants it to move without being asked. */
  startsByItself: boolean;
  isPlaying: () => boolean;
  /** Does not move, or so shortly that nobody has to stop it. */
  isStill: () => boolean;
  /** Has come to its end, and does not begin anew by itself. */
  isOver: () => boolean;
  play: () => void;
  pause: () => void;
  /** Calls `listener` when any of what it tells may have changed. */
  listen: (listener: () => void) => void;
}

/** Shapes on a field of 100 by 100. */
const ICONS = { pauseFilm: 'M20 15h20v70H20zM60 15h20v70H60z', playFilm: 'M22 10v80l64-40z' };

/** So much of a film has to show before it moves. */
const SEEN_SHARE = 0.1;

/** Moves a film while `box` is in sight, and gives it a button. */
export function followSight(box: HTMLElement, film: Film, signal: AbortSignal): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  /** What the shopper has asked for; until then the page's and the browser's wishes count. */
  let asked: boolean | undefined;
  let isInSight = false;
  const isWanted = (): boolean =>
    asked ?? (film.startsByItself && !savesData() && !stillness.matches);

  const settle = (): void => {
    const shouldPlay = isWanted() && isInSight && !document.hidden;
    if (shouldPlay === film.isPlaying()) return;
    // What has been shown to its end begins anew only for who asks for it.
    if (shouldPlay && asked === undefined && film.isOver()) return;
    if (shouldPlay) film.play();
    else film.pause();
  };
  const button = create('button', classes.button);
  button.type = 'button';
  const describe = (): void => {
    const key = isWanted() && (film.isPlaying() || !isInSight) ? 'pauseFilm' : 'playFilm';
    // A film that the page hides at this width needs no button.
    button.hidden = film.isStill() || !box.checkVisibility();
    button.setAttribute('aria-label', text(key, strings[key]));
    button.replaceChildren(icon(ICONS[key], 'storefront-islands-film-player__icon'));
  };
  button.addEventListener('click', () => {
    asked = !film.isPlaying();
    settle();
    describe();
  });
  (box.closest(selectors.host) ?? box.parentElement ?? document.body).append(button);
  signal.addEventListener('abort', () => button.remove());
  film.listen(describe);

  const observer = new IntersectionObserver(
    (entries) => {
      // A slide that only touches the edge of those in sight counts as intersecting.
      isInSight = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_SHARE;
      settle();
      describe();
    },
    { threshold: SEEN_SHARE },
  );
  observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
  // Hidden or shown while it is out of sight, it tells of no sight.
  const sizes = new ResizeObserver(describe);
  sizes.observe(box);
  signal.addEventListener('abort', () => sizes.disconnect());
  document.addEventListener('visibilitychange', settle, { signal });
  const followWish = (): void => {
    settle();
    // One that is out of sight does not move anyway.
    describe();
  };
  stillness.addEventListener('change', followWish, { signal });
  describe();
}
