import { offsetTo, shiftOf, type Stretch } from './place-list.model';

/** The container's own padding, which a list as wide as it does not cover, in pixels. */
const GUTTER_PX = 15;

const selectors = {
  container: '.container',
  /** The bars of the header: a wide list begins at the lower edge of the one it is in. */
  bar: '#top-bar,#masthead,#wide-nav',
  verticalMenu: '.ux-nav-vertical-menu',
};

const classes = {
  fullWidth: 'menu-item-design-full-width',
  containerWidth: 'menu-item-design-container-width',
  tooWide: 'nav-dropdown-full',
};

/**
 * Puts an open list where it belongs in the header; `blankPlace` takes that back.
 *
 * Source: platform document "theme", section 5.2.
 */
export function placeList(item: HTMLElement, list: HTMLElement): void {
  const isRtl = getComputedStyle(item).direction === 'rtl';
  const at = (element: Element): Stretch => stretchOf(element.getBoundingClientRect(), isRtl);
  const container = item.closest(selectors.container);
  if (item.classList.contains(classes.fullWidth)) {
    spread(item, list, at(list), { start: 0, size: document.body.clientWidth });
  } else if (item.classList.contains(classes.containerWidth) && container) {
    const { start, size } = at(container);
    spread(item, list, at(list), { start: start + GUTTER_PX, size: size - 2 * GUTTER_PX });
  } else if (container && !item.closest(selectors.verticalMenu)) {
    const room = at(container);
    list.classList.toggle(classes.tooWide, at(list).size > room.size);
    list.style.marginInlineStart = `${shiftOf(at(list), room)}px`;
  }
}

export function blankPlace(list: HTMLElement): void {
  list.removeAttribute('style');
  list.classList.remove(classes.tooWide);
}

function spread(item: HTMLElement, list: HTMLElement, from: Stretch, to: Stretch): void {
  const bar = item.closest(selectors.bar);
  const { top } = item.getBoundingClientRect();
  Object.assign(list.style, {
    insetInline: 'auto',
    marginInlineStart: `${offsetTo(to, from)}px`,
    inlineSize: `${to.size}px`,
    maxInlineSize: 'none',
    ...(bar && { insetBlockStart: `${bar.getBoundingClientRect().bottom - top}px` }),
  });
}

function stretchOf({ left, right, width }: DOMRect, isRtl: boolean): Stretch {
  return { start: isRtl ? document.documentElement.clientWidth - right : left, size: width };
}
