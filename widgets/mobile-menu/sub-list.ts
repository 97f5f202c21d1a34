import type { PageEdits } from '../../shared/dom/regions/page-edits';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { classes, selectors, strings, toggleLabel } from './mobile-menu.contract';

/** A list in a menu's list, and what opens it. */
export interface SubList {
  readonly list: HTMLElement;
  readonly item: HTMLElement;
  readonly link: HTMLAnchorElement | null;
  readonly button: HTMLButtonElement;
  /** Says on item, button and link whether it is open. */
  tell: (isOpen: boolean) => void;
}

/**
 * Gives a list its button.
 *
 * @returns nothing where it has one, or stands in no item
 */
export function createSubList(
  list: HTMLElement,
  icon: string,
  edits: PageEdits,
  signal: AbortSignal,
): SubList | undefined {
  const item = list.parentElement;
  if (!item?.matches('li') || list.previousElementSibling?.matches(selectors.toggle)) return;
  const link = item.querySelector<HTMLAnchorElement>(selectors.link);
  const opensByLink = link !== null && isOpener(link);
  const toggle = readSetting(toggleLabel());
  const name = nameOf(link);
  const button = createButton(icon);
  button.setAttribute(
    'aria-label',
    name ? text('toggleName', strings.toggleName, { toggle, name }) : toggle,
  );
  // One control for keyboard and screen reader where the link does the same.
  if (opensByLink) {
    button.tabIndex = -1;
    button.setAttribute('aria-hidden', 'true');
  }
  list.before(button);
  signal.addEventListener('abort', () => button.remove());

  edits.toggleClass(item, classes.hasList, true);
  if (opensByLink) edits.attributes(link, { role: 'button' });
  return {
    list,
    item,
    link: opensByLink ? link : null,
    button,
    tell(isOpen) {
      button.setAttribute('aria-expanded', String(isOpen));
      edits.attributes(item, { 'aria-expanded': String(isOpen) });
      if (opensByLink) edits.attributes(link, { 'aria-expanded': String(isOpen) });
    },
  };
}

export const nameOf = (link: Element | null): string => link?.textContent.trim() ?? '';

/** Whether a link opens its list: it leads nowhere, or the shop wants it so. */
function isOpener(link: HTMLAnchorElement): boolean {
  if (!link.closest(selectors.menu)) return false;
  return link.getAttribute('href') === '#' || document.body.classList.contains(classes.linksOpen);
}

export function createButton(icon: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = classes.toggle;
  const sign = document.createElement('i');
  sign.className = icon;
  button.append(sign);
  return button;
}
