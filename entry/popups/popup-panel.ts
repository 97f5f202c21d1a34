import { text } from '../../shared/platform/strings';
import type { PopupItem, PopupJQuery, PopupOptions } from './popup-types';

/**
 * The item to be shown.
 *
 * @throws where there is none, or its type is not offered
 */
export function itemOf({ items, type }: PopupOptions, index: number): PopupItem {
  const list = items === undefined ? [] : 'src' in items ? [items] : items;
  const item = list[index];
  const wanted = item?.type ?? type ?? 'inline';
  if (item?.src && wanted === 'inline') return item;
  throw new TypeError(
    `jQuery.magnificPopup.open: expected items with "src" and the type "inline", found ${item?.src ? `the type "${wanted}"` : 'no "src"'}.`,
  );
}

/**
 * What a popup shows, as the engine finds it: an element of the page, or what the page's own jQuery
 * makes of markup; words where there is nothing.
 *
 * @throws where jQuery can make nothing of the source
 */
export function panelOf(jQuery: PopupJQuery, { src }: PopupItem): HTMLElement {
  const found = Array.from(jQuery(src) as unknown as ArrayLike<Node>);
  const [first] = found;
  if (found.length === 1 && first instanceof HTMLElement) return first;
  const panel = document.createElement('div');
  panel.className = 'lightbox-content';
  panel.append(...(first ? found : [text('popupMissing', 'Content not found')]));
  return panel;
}

/** What a panel is called: by its own name, or by its first heading. */
export function panelName(panel: HTMLElement): string {
  const ids = panel.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const label = ids.map((id) => document.getElementById(id)?.textContent.trim()).join(' ');
  const heading = panel.querySelector('h1,h2,h3,h4,h5,h6')?.textContent.trim();
  const own = panel.getAttribute('aria-label');
  return own || label.trim() || heading || text('popupName', 'More about this');
}
