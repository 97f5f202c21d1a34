import { platformName } from '../../shared/platform/names';
import { isRecord } from '../../shared/platform/page-settings';
import { heightProperty } from '../../shared/platform/sticky-height';
import { classes, selectors } from './sticky-header.contract';

/**
 * Measures how high the header will be once it is stuck, and tells everybody who scrolls: the style
 * sheet by a custom property, scripts by the theme's global. A wider window may have another header.
 *
 * Source: platform document "theme", sections 1.2 and 4.3.
 */
export function tellStuckHeight(header: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement;
  const printed = (globalThis as unknown as Record<string, unknown>)[
    `${platformName('theme')}Vars`
  ];
  const shared = isRecord(printed) ? printed : {};
  const { stickyHeaderHeight, scrollPaddingTop } = shared;
  // Before anything that may throw: what is begun halfway is undone as well.
  signal.addEventListener('abort', () => {
    root.style.removeProperty(heightProperty());
    Object.assign(shared, { stickyHeaderHeight, scrollPaddingTop });
  });
  const tell = (): void => {
    const height = stuckHeight(header);
    const adminBar = document.querySelector<HTMLElement>(selectors.adminBar)?.offsetHeight ?? 0;
    root.style.setProperty(heightProperty(), `${height}px`);
    Object.assign(shared, { stickyHeaderHeight: height, scrollPaddingTop: height + adminBar });
  };
  tell();
  let width = innerWidth;
  const tellOfWidth = (): void => {
    if (innerWidth === width) return;
    width = innerWidth;
    tell();
  };
  addEventListener('resize', tellOfWidth, { signal });
}

/** Of a copy that nobody sees, in whole pixels; it is gone before the browser draws. */
function stuckHeight(header: HTMLElement): number {
  const copy = header.cloneNode(true) as HTMLElement;
  const wrapper = copy.querySelector(selectors.wrapper);
  wrapper?.classList.add(classes.stuck, classes.instant);
  copy.style.visibility = 'hidden';
  // The style sheet may know bars and logo by their ids; what could load or move stays behind.
  for (const part of copy.querySelectorAll('iframe,video,audio,script')) part.remove();
  // A radio button takes the check from others of its name.
  for (const field of copy.querySelectorAll('[name]')) field.removeAttribute('name');
  document.body.append(copy);
  const height = Math.round(wrapper?.getBoundingClientRect().height ?? 0);
  copy.remove();
  return height;
}
