import { cameFrom } from './came-from';

/**
 * Hides banners for good, however the page's style sheets show them. A focus inside goes back to where
 * it came from, or to the main content, so that it is never lost.
 *
 * @param hide for those that their style sheet hides by a class
 */
export function hideBanners(
  banners: Iterable<HTMLElement>,
  hide = (banner: HTMLElement): void => banner.style.setProperty('display', 'none', 'important'),
): void {
  const { activeElement } = document;
  let left: HTMLElement | undefined;
  for (const banner of banners) {
    if (banner.contains(activeElement)) left = banner;
    hide(banner);
  }
  if (!left) return;
  const before = cameFrom(left);
  if (before?.checkVisibility()) before.focus({ preventScroll: true });
  else focusMain();
}

function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main,[role=main]');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) {
    main.tabIndex = -1;
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  }
  main.focus({ preventScroll: true });
}
