import { createDropdown, type Dropdown } from '../../shared/dom/dropdown/dropdown';
import type { Mount } from '../../shared/islands/island';
import { classes, selectors } from './dropdown.contract';

/**
 * Why a behaviour: links and lists stay the server's; it only says which list is open.
 *
 * Sources: specification section 2 "Site-wide", platform document "theme", section 5.
 */
export const mount: Mount = (item, { signal }) => {
  const link = item.querySelector<HTMLElement>(selectors.link);
  const list = item.querySelector<HTMLElement>(selectors.list);
  if (!link || !list)
    throw new Error(
      `${selectors.link} and ${selectors.list} expected in ${item.id || item.className}.`,
    );
  const byPress = item.classList.contains(classes.byPress);
  const dropdown = createDropdown({ item, link, list }, signal, {
    byPress,
    changed: (isOpen) => darken(classes.darkByPress, byPress && isOpen),
  });
  item.addEventListener('keydown', (event) => moveByKey(event, dropdown, link, list), { signal });
  const menu = item.closest(selectors.darkens);
  if (menu) darkenByHover(menu, signal);
  signal.addEventListener('abort', () => {
    darken(classes.darkByHover, false);
    darken(classes.darkByPress, false);
  });
};

/** Entries without a list darken the page too: any entry with one looks after the whole menu. */
function darkenByHover(menu: Element, signal: AbortSignal): void {
  const darkenAt = (place?: Element): void =>
    darken(classes.darkByHover, Boolean(place?.closest(selectors.entry)));
  // The pointer that has brought this code does not come again; a finger never leaves.
  if (matchMedia('(hover: hover)').matches) darkenAt([...menu.querySelectorAll(':hover')].at(-1));
  menu.addEventListener('pointerover', ({ target }) => darkenAt(target as Element), { signal });
  menu.addEventListener('pointerleave', () => darkenAt(), { signal });
}

function darken(name: string, isDark: boolean): void {
  for (const overlay of document.querySelectorAll(selectors.overlay)) {
    overlay.classList.toggle(name, isDark);
  }
}

/** Down leads from the link into the list; in the list, Up and Down lead from entry to entry. */
function moveByKey(
  event: KeyboardEvent,
  dropdown: Dropdown,
  link: HTMLElement,
  list: HTMLElement,
): void {
  const { key, target } = event;
  if (event.defaultPrevented || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
  if (target === link) {
    if (key === 'ArrowUp') return;
    event.preventDefault();
    dropdown.set(true);
    focusOnceShown(stopsIn(list)[0]);
    return;
  }
  const stops = stopsIn(list);
  const at = stops.findIndex((stop) => stop === target);
  // In a field they have a meaning of their own.
  if (at >= 0 && stops[at]!.matches('a,button')) {
    event.preventDefault();
    const next = at + (key === 'ArrowDown' ? 1 : -1);
    // Up from the first entry leads back to the link.
    (next < 0 ? link : stops[next])?.focus();
  }
}

/** Longer than any style sheet takes to show a list, in frames. */
const SHOWN_WITHIN = 60;

/** A list that fades in can take the focus only once it is there. */
function focusOnceShown(stop: HTMLElement | undefined, frames = SHOWN_WITHIN): void {
  stop?.focus();
  if (!stop || document.activeElement === stop || frames === 0) return;
  requestAnimationFrame(() => focusOnceShown(stop, frames - 1));
}

const stopsIn = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(selectors.stops)].filter((stop) => stop.checkVisibility());
