import { readSetting } from '../../shared/platform/settings';
import { stickyHeight } from '../../shared/platform/sticky-height';
import { text } from '../../shared/platform/strings';
import {
  classes,
  CURRENT_BELOW_HEADER,
  selectors,
  SHOW_LINKS_MS,
  strings,
} from './scroll-to.contract';
import type { Section } from './sections';

/** Higher than any page, in pixels. */
const FAR = 1_000_000;

/** Bullets beside the page, of which the current section's is marked. */
export function addBullets(sections: readonly Section[], signal: AbortSignal): void {
  const links = new Map<Section, HTMLAnchorElement>();
  for (const section of sections) {
    if (!section.hasBullet) continue;
    const link = createLink(section);
    link.ariaLabel = section.title;
    link.append(document.createElement('strong'));
    links.set(section, link);
  }
  if (links.size === 0) return;
  // One that another script has left is used again.
  const container = document.querySelector(selectors.bullets) ?? document.createElement('div');
  container.className = classes.bullets;
  container.role = 'navigation';
  container.ariaLabel = text('bulletsName', strings.bulletsName);
  container.replaceChildren(...links.values());
  document.body.append(container);
  signal.addEventListener('abort', () => container.remove());

  watchCurrent(
    sections,
    (current) => {
      for (const [section, link] of links) {
        link.classList.toggle(classes.current, section === current);
        link.ariaCurrent = section === current ? 'true' : null;
      }
    },
    signal,
  );
}

/**
 * Tells which section the top of the window shows. The browser says which ones have passed the line
 * below the stuck header: nothing is read while the page is scrolled.
 */
function watchCurrent(
  sections: readonly Section[],
  react: (current: Section | undefined) => void,
  signal: AbortSignal,
): void {
  const passed = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const observe = (): void => {
    observer?.disconnect();
    passed.clear();
    const line = readSetting(stickyHeight()) + CURRENT_BELOW_HEADER;
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        react(sections.findLast(({ element }) => passed.has(element)));
      },
      { rootMargin: `${FAR}px 0px ${Math.min(line - innerHeight, 0)}px` },
    );
    for (const { element } of sections) observer.observe(element);
  };
  observe();
  addEventListener('resize', observe, { signal });
  signal.addEventListener('abort', () => observer?.disconnect());
}

/** Links to all sections, in every menu that has a place for them. */
export function addMenuLinks(sections: readonly Section[], signal: AbortSignal): void {
  for (const old of document.querySelectorAll(selectors.menuLink)) old.remove();
  const added: HTMLElement[] = [];
  for (const place of document.querySelectorAll(selectors.menuPlace)) {
    for (const section of sections) {
      const item = document.createElement('li');
      item.className = classes.menuLink;
      const link = createLink(section);
      link.textContent = section.title;
      link.dataset.animate = 'fadeIn';
      item.append(link);
      place.before(item);
      added.push(item);
    }
  }
  const timer = setTimeout(() => {
    for (const item of added) {
      for (const link of item.querySelectorAll('a')) link.dataset.animated = 'true';
    }
  }, SHOW_LINKS_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const item of added) item.remove();
  });
}

function createLink({ hash, title }: Section): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = hash;
  link.title = title;
  link.dataset.title = title;
  return link;
}
