import type { IslandContext, Mount } from '../../shared/islands/island';
import { loadEarly } from '../../shared/platform/load-early';
import { COOKIE_NOTICE, DISMISS_CLASSES, NOTICE } from './banners.contract';
import { noteFocus } from './came-from';
import { showCookieNotice } from './theme-notice';
import { showNotice } from './store-notice';

/**
 * Why a behaviour: a notice is shown, and a banner's link made to answer to keys, before anybody
 * does anything, when no page runs React. Its React root (`banner-root`) takes the banner over as soon
 * as a pointer or the focus comes near, and finds the press that came before it.
 *
 * Sources: specification section 4 "Banners", platform documents "shop", 12.2 and 12.6, and "theme", 22.
 */
export const mount: Mount = (banner, context) => {
  if (banner.matches(NOTICE)) showNotice(banner, context.signal);
  if (banner.matches(COOKIE_NOTICE)) showCookieNotice(banner, context.signal);
  const link = banner.querySelector<HTMLElement>(`.${DISMISS_CLASSES.join(',.')}`);
  if (!link) return;
  noteFocus(banner, context.signal);
  makeButton(link, context.signal);
  awaitShopper(banner, link, context);
};

/** A link is pressed by Enter only, and one that leads nowhere cannot even be reached. */
function makeButton(link: HTMLElement, signal: AbortSignal): void {
  for (const [name, value] of Object.entries({ role: 'button', tabindex: '0' })) {
    if (link.hasAttribute(name)) continue;
    link.setAttribute(name, value);
    signal.addEventListener('abort', () => link.removeAttribute(name));
  }
  if (!link.textContent.trim()) {
    import('./name-link').then(
      ({ nameLink }) => nameLink(link, signal),
      () => undefined,
    );
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) link.click();
  };
  link.addEventListener('keydown', press, { signal });
}

/** The loader's mark of a press that is held. */
const PRESSED = 'data-island-pressed';

/** Brings the React root when somebody comes near; a press is held until it is there. */
function awaitShopper(banner: HTMLElement, link: HTMLElement, context: IslandContext): void {
  const { signal, fail } = context;
  let root: 'away' | 'coming' | 'there' = 'away';
  const letGo = (): boolean => {
    const isHeld = link.hasAttribute(PRESSED);
    link.removeAttribute(PRESSED);
    return isHeld && !signal.aborted;
  };
  const bring = async (): Promise<void> => {
    if (root !== 'away') return;
    root = 'coming';
    try {
      const { mountRoot } = await loadRoot(signal);
      if (signal.aborted) return;
      await mountRoot(banner, context);
      root = 'there';
      if (letGo()) link.click();
    } catch (error) {
      // Whoever only came near may come again.
      root = 'away';
      if (letGo()) fail(error, 'load');
    }
  };
  const hold = (event: Event): void => {
    if (root === 'there') return;
    event.preventDefault();
    link.setAttribute(PRESSED, '');
    void bring();
  };
  banner.addEventListener('pointerover', () => void bring(), { signal });
  banner.addEventListener('focusin', () => void bring(), { signal });
  link.addEventListener('click', hold, { signal });
  signal.addEventListener('abort', letGo);
}

/** How long code may be on its way, in milliseconds (specification section 9). */
const LIMIT_MS = 120_000;

/** As the loader: once there is a connection, and given up after two minutes. */
function loadRoot(signal: AbortSignal): Promise<typeof import('./banner-root')> {
  const wasOnline = navigator.onLine;
  return new Promise((resolve, reject) => {
    const limit = setTimeout(reject, LIMIT_MS, new Error('No code after 120 s'));
    loadEarly(() => import('./banner-root'))
      .catch(async (error: unknown) => {
        const isOnline = navigator.onLine;
        // It may have come back since the code was asked for in vain.
        if (wasOnline && isOnline) throw error;
        // No network at all is waited out, however long it takes.
        clearTimeout(limit);
        if (!isOnline)
          await new Promise((go) => addEventListener('online', go, { once: true, signal }));
        return loadRoot(signal);
      })
      .then(resolve, reject)
      .finally(() => clearTimeout(limit));
  });
}
