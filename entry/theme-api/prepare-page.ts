const FADE_MS = 400;
const REMOVE_AFTER_MS = 1000;

/**
 * What the theme's script does as soon as it runs. Called once when the script is met and once when the
 * page has been read: the first time comes before the first paint, the second finds the rest.
 *
 * Source: platform document "theme", sections 1.4, 3 and 20.4.
 */
export function preparePage(): void {
  const { classList } = document.documentElement;
  classList.replace('no-js', 'js');
  classList.remove('loading-site');
  for (const element of document.querySelectorAll<HTMLElement>(
    '.section .loading-spin,.banner .loading-spin,.page-loader',
  )) {
    fade(element);
    if (element.matches('.page-loader')) setTimeout(() => element.remove(), REMOVE_AFTER_MS);
  }
  for (const table of document.querySelectorAll('table.my_account_orders')) {
    if (table.closest('.touch-scroll-table')) continue;
    const wrapper = document.createElement('div');
    wrapper.className = 'touch-scroll-table';
    table.replaceWith(wrapper);
    wrapper.append(table);
  }
}

/** Takes an element out of sight; at once where less motion is wanted. */
export function fade(element: HTMLElement): void {
  const hide = (): void => void (element.style.display = 'none');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.animate({ opacity: 0 }, isCalm ? 0 : FADE_MS).finished.then(hide, hide);
}
