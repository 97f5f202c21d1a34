/** Not named after cookies: content blockers keep such files back (`entry/build/chunk-names.mjs`). */
import { onCookieNews } from '../../shared/platform/cookie-news';
import { isKept } from './kept-cookie';

/** Time from the page to the notice, in milliseconds. */
const DELAY_MS = 2500;
const ACTIVE = 'flatsome-cookies--active';
const INACTIVE = 'flatsome-cookies--inactive';

export const COOKIE = 'flatsome_cookie_notice';
/** How long it is remembered that the notice was accepted. */
export const LIFETIME_DAYS = 365;

interface ThemeGlobal {
  flatsomeVars?: { options?: { cookie_notice_version?: unknown } };
}

/**
 * The notice's version, which the theme's author raises when its text changes. Read without the
 * settings' care: their code would come to every page before anybody does anything.
 */
export function noticeVersion(): string {
  const { flatsomeVars } = globalThis as ThemeGlobal;
  return String(flatsomeVars?.options?.cookie_notice_version ?? '1');
}

/**
 * Shows the theme's notice about cookies a while after the page, where this version of it was not
 * accepted yet.
 *
 * Source: platform document "theme", 22.
 */
export function showCookieNotice(notice: HTMLElement, signal: AbortSignal): void {
  const isAccepted = (): boolean => isKept(COOKIE, noticeVersion());
  if (isAccepted()) return;
  const text = notice.querySelector('.flatsome-cookies__text');
  const timer = setTimeout(() => isAccepted() || notice.classList.add(ACTIVE), DELAY_MS);
  // Before anything that may throw: what is begun halfway is undone as well.
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    text?.removeAttribute('aria-live');
    notice.classList.remove(ACTIVE);
  });
  text?.setAttribute('aria-live', 'polite');
  onCookieNews(() => isAccepted() && hideCookieNotice(notice), signal);
}

/** Takes the notice away, as the theme's style sheet does. */
export function hideCookieNotice({ classList }: HTMLElement): void {
  classList.replace(ACTIVE, INACTIVE);
}
