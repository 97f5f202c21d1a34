import { text } from '../../shared/platform/strings';

/** What names a link without a text: itself, or something in it. */
const NAMING = '[aria-label]:not([aria-label=""])';
const NAMED = `${NAMING},[aria-labelledby],[title]:not([title=""])`;
const NAMED_INSIDE = `${NAMING},[alt]:not([alt=""])`;

/** Names a link that only has a picture, which does not name it, until `signal` aborts. */
export function nameLink(link: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted || link.matches(NAMED) || link.querySelector(NAMED_INSIDE)) return;
  link.setAttribute('aria-label', text('dismiss', 'Dismiss'));
  signal.addEventListener('abort', () => link.removeAttribute('aria-label'));
}
