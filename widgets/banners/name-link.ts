import { text } from '../../shared/platform/strings';

/** Names a link that only has a picture, until `signal` aborts. */
export function nameLink(link: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  link.setAttribute('aria-label', text('dismiss', 'Dismiss'));
  signal.addEventListener('abort', () => link.removeAttribute('aria-label'));
}
