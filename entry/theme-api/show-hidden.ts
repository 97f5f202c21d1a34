import { ATTACH_EVENT } from '../../shared/islands/attach-event';
import { ERROR_EVENT } from '../../shared/islands/island';
import { fade } from './prepare-page';

/** How long something may be in sight without being seen, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * What the theme's style sheet hides until a script says otherwise, and how it is said.
 *
 * Source: platform document "theme", sections 23.1–23.4 and 34, row 2.
 */
const HIDDEN: ReadonlyArray<[selector: string, show: (element: Element) => void]> = [
  ['[data-parallax]:not(.parallax-active)', ({ classList }) => classList.add('parallax-active')],
  [
    '[data-animate]:not([data-animated=true])',
    (element) => element.setAttribute('data-animated', 'true'),
  ],
  ['span.count-up:not(.active)', ({ classList }) => classList.add('active')],
  [
    '.slider:not(.flickity-enabled,.is-plain-slider,.product-gallery-slider,.product-thumbnails)',
    showSlides,
  ],
];
const ANY = HIDDEN.map(([selector]) => selector).join();

/** A row of slides that scrolls by itself; our style sheet has the rules. */
function showSlides(slider: Element): void {
  slider.classList.add('is-plain-slider');
  const spin = slider.closest('.slider-wrapper')?.querySelector<HTMLElement>('.loading-spin');
  if (spin) fade(spin);
}

function show(element: Element): void {
  for (const [selector, makeVisible] of HIDDEN) if (element.matches(selector)) makeVisible(element);
}

/** What is watched; with the timer that shows it, once it has been in sight. */
const watched = new WeakMap<Element, ReturnType<typeof setTimeout> | undefined>();

const observer =
  'IntersectionObserver' in globalThis &&
  new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(watched.get(target));
      if (isIntersecting) watched.set(target, setTimeout(show, PATIENCE_MS, target));
    }
  });

/** Watches what is hidden now; what is watched already, or has been shown, is left alone. */
function watchHidden(): void {
  for (const element of document.querySelectorAll(ANY)) {
    if (!observer) show(element);
    else if (!watched.has(element)) {
      watched.set(element, undefined);
      observer.observe(element);
    }
  }
}

/**
 * Nothing stays invisible: what an island has not shown once it has been in sight for some time, what
 * has to do with an island that failed, and what is printed.
 */
export function showWhatIsLeft(): void {
  watchHidden();
  document.addEventListener(ATTACH_EVENT, watchHidden);
  document.addEventListener(ERROR_EVENT, ({ target }) => {
    if (!(target instanceof Element) || target === document.body) return;
    for (const element of document.querySelectorAll(ANY)) {
      if (target.contains(element) || element.contains(target)) show(element);
    }
  });
  addEventListener('beforeprint', () => document.querySelectorAll(ANY).forEach(show));
}
