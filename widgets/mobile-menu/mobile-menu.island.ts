import { createEdits } from '../../shared/dom/regions/page-edits';
import { ignoreHeldEnter } from '../../shared/dom/input/ignore-held-enter';
import { isPlainPress } from '../../shared/dom/input/plain-press';
import type { Mount } from '../../shared/islands/island';
import { classes, selectors } from './mobile-menu.contract';
import { createSlides } from './slides';
import { createSubList, type SubList } from './sub-list';

/**
 * Why a behaviour: it opens and closes lists of the server's menus and side bars by the theme's
 * classes; the lists themselves stay as they are. Without it their links are links.
 *
 * Sources: platform document "theme", sections 3 and 7.4.
 */
export const mount: Mount = (root, { signal }) => {
  const edits = createEdits(signal);
  for (const item of root.querySelectorAll(selectors.currentItem)) {
    edits.toggleClass(item, classes.open, true);
    if (item.matches(selectors.currentParent)) edits.attributes(item, { 'aria-expanded': 'true' });
  }

  const levels = Number(root.closest<HTMLElement>(selectors.slider)?.dataset.levels ?? 0);
  const menu = root.closest<HTMLElement>(selectors.menu);
  const slides: SubList[] = [];
  const openers = new Map<Element, () => void>();
  const add = (subList: SubList, open: () => void): void => {
    openers.set(subList.button, open);
    if (subList.link) openers.set(subList.link, open);
  };
  for (const list of root.querySelectorAll<HTMLElement>(selectors.lists)) {
    const icon = `icon-angle-${list.closest('.nav-slide') ? 'right' : 'down'}`;
    const subList = createSubList(list, icon, edits, signal);
    if (!subList) continue;
    if (menu && depthIn(root, list) <= levels) slides.push(subList);
    else add(subList, toggling(subList, edits));
  }
  if (menu && slides.length > 0) {
    const { open } = createSlides(menu, slides, edits, signal);
    for (const slide of slides) add(slide, () => open(slide));
  }

  watchPresses(root, openers, signal);
  ignoreHeldEnter(root, 'button,[role=button]', signal);
};

/** Calls what a pressed button or link opens. */
function watchPresses(
  root: HTMLElement,
  openers: ReadonlyMap<Element, () => void>,
  signal: AbortSignal,
): void {
  const openerAt = ({ target }: Event): (() => void) | undefined =>
    target instanceof Element ? openers.get(target.closest('a,button') ?? target) : undefined;
  root.addEventListener(
    'click',
    (event) => {
      const open = isPlainPress(event) && openerAt(event);
      if (!open) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      // A link that opens a list is a button, and is pressed like one.
      if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
      const open = openerAt(event);
      if (!open) return;
      event.preventDefault();
      if (!event.repeat) open();
    },
    { signal },
  );
}

/** Opens and closes a list in its place. */
function toggling(
  { item, tell }: SubList,
  { toggleClass }: ReturnType<typeof createEdits>,
): () => void {
  const isOpen = (): boolean => item.classList.contains(classes.open);
  tell(isOpen());
  return () => {
    toggleClass(item, classes.open, !isOpen());
    tell(isOpen());
  };
}

/** How many lists a list is in, the menu's own not counted. */
function depthIn(root: HTMLElement, list: HTMLElement): number {
  let depth = 0;
  for (let at: Element | null = list; at && at !== root; at = at.parentElement)
    if (at.matches('ul')) depth += 1;
  return depth;
}
