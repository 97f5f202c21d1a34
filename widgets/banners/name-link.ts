import { text } from '../../shared/platform/strings';

/** What names a link without a text: itself, or something in it. */
const NAMED = '[aria-label],[aria-labelledby],[title]';
const NAMING = '[alt]:not([alt=""]),[aria-label]';

/** Names a link that only has a picture, which does not name it, until `signal` aborts. */
export function nameLink(link: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted || link.matches(NAMED) || link.querySelector(NAMING)) return;
  link.setAttribute('aria-label', text('dismiss', 'Dismiss'));
  signal.addEventListener('abort', () => link.removeAttribute('aria-label'));
}
