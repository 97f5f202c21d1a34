import type { PageEdits } from '../../shared/dom/regions/page-edits';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { classes, mainMenuLabel, selectors, SLIDE_MS, strings } from './mobile-menu.contract';
import { createReach } from './reach';
import { createButton, nameOf, type SubList } from './sub-list';

/** Lists that come from the side, one level over the other. */
export interface Slides {
  open: (slide: SubList) => void;
}

/**
 * Lets the lists of a menu slide in and out: the theme's classes and its shift of the whole menu. What
 * is beside the window is out of reach, and the focus goes along.
 *
 * @param slides every list that slides, in the order of the page
 */
export function createSlides(
  menu: HTMLElement,
  slides: readonly SubList[],
  edits: PageEdits,
  signal: AbortSignal,
): Slides {
  const limitReach = createReach(menu, signal);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const backButtons = new Map<SubList, HTMLButtonElement>();
  let current: SubList | undefined;

  const parentOf = ({ item }: SubList): SubList | undefined =>
    slides.findLast(({ list }) => list.contains(item));
  const depthOf = (slide?: SubList): number => (slide ? depthOf(parentOf(slide)) + 1 : 0);
  const isShown = ({ list }: SubList): boolean => !!current && list.contains(current.list);

  const show = (slide: SubList | undefined): void => {
    current = slide;
    const hidden = slides.filter((other) => !isShown(other));
    limitReach(
      slide?.list,
      hidden.map(({ list }) => list),
    );
    for (const other of slides) {
      const isHidden = hidden.includes(other);
      edits.attributes(other.list, { 'aria-hidden': String(isHidden) });
      other.tell(!isHidden);
    }
    const sign = getComputedStyle(menu).direction === 'rtl' ? 1 : -1;
    menu.style.transform = slide ? `translateX(${sign * 100 * depthOf(slide)}%)` : '';
  };
  const mark = ({ list, item }: SubList, isOn: boolean): void => {
    edits.toggleClass(list, classes.currentSlide, isOn);
    if (item.parentElement) edits.toggleClass(item.parentElement, classes.currentParent, isOn);
  };

  const open = (slide: SubList): void => {
    mark(slide, true);
    show(slide);
    for (const part of document.querySelectorAll(selectors.scrollers))
      if (part.contains(menu)) part.scrollTop = 0;
    backButtons.get(slide)?.focus({ preventScroll: true });
  };
  const back = (slide: SubList): void => {
    show(parentOf(slide));
    (slide.link ?? slide.button).focus({ preventScroll: true });
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!isShown(slide)) mark(slide, false);
    }, SLIDE_MS);
    timers.add(timer);
  };

  for (const slide of slides) {
    const parent = parentOf(slide);
    const { header, button } = createHeader(nameOf(parent?.link ?? linkOf(parent)));
    signal.addEventListener('abort', () => header.remove());
    slide.list.prepend(header);
    if (!slide.list.ariaLabel)
      edits.attributes(slide.list, { 'aria-label': nameOf(linkOf(slide)) });
    backButtons.set(slide, button);
    button.addEventListener('click', () => back(slide), { signal });
  }
  signal.addEventListener('abort', () => {
    for (const timer of timers) clearTimeout(timer);
    menu.style.transform = '';
    if (!menu.style.cssText) menu.removeAttribute('style');
  });
  show(undefined);
  return { open };
}

const linkOf = (slide: SubList | undefined): Element | null =>
  slide?.item.querySelector(selectors.link) ?? null;

/** The way back, which says where it leads: to the level above. */
function createHeader(above: string): { header: HTMLElement; button: HTMLButtonElement } {
  const header = document.createElement('li');
  header.className = classes.header;
  const button = createButton('icon-angle-left');
  const name = above || readSetting(mainMenuLabel());
  button.append(name);
  button.setAttribute('aria-label', text('backName', strings.backName, { name }));
  header.append(button);
  return { header, button };
}
