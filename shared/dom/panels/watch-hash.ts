import { isPlainPress } from '../input/plain-press';

/** The press that a group has answered already: others may hold, or lie in, the same part of the page. */
let answered: Event | undefined;

/**
 * Calls `go` at each change of the hash, and when a link leads to the hash that stands there already.
 *
 * @param go returns whether the hash means something here; the browser does not go there as well then
 */
export function watchHash(go: () => boolean, signal: AbortSignal): void {
  addEventListener('hashchange', go, { signal });
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
      // Any other hash is told by its change.
      if (!link?.hash || link.href !== location.href) return;
      if ((event.defaultPrevented && event !== answered) || !isPlainPress(event) || !go()) return;
      event.preventDefault();
      answered = event;
    },
    { signal },
  );
}
