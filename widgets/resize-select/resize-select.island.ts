import type { Mount } from '../../shared/islands/island';
import { ROOM_PX } from './resize-select.contract';

/**
 * Why a behaviour: a list of the page only has to be as wide as what is chosen in it.
 *
 * Browsers that size controls by their content do it by our style sheet, from the first paint on; this
 * is for the others. Unlike the theme's, it leaves the focus where it is.
 *
 * Source: platform document "theme", section 3.
 */
export const mount: Mount = (element, { signal }) => {
  if (CSS.supports('field-sizing', 'content')) return;
  const select = element as HTMLSelectElement;
  const before = select.getAttribute('style') === null ? undefined : select.style.cssText;
  const size = (): void => {
    select.style.width = `${textWidth(select) + ROOM_PX}px`;
  };
  select.addEventListener('change', size, { signal });
  signal.addEventListener('abort', () => {
    if (before === undefined) select.removeAttribute('style');
    // A strict policy forbids writing the attribute.
    else select.style.cssText = before;
  });
  size();
};

/** Width of the chosen text in the list's own font, in pixels. */
function textWidth(select: HTMLSelectElement): number {
  const ghost = document.createElement('span');
  ghost.className = 'select-resize-ghost';
  const { style } = ghost;
  style.position = 'absolute';
  style.visibility = 'hidden';
  style.whiteSpace = 'pre';
  style.font = getComputedStyle(select).font;
  ghost.textContent = select.selectedOptions[0]?.text ?? '';
  select.parentElement?.append(ghost);
  const { width } = ghost.getBoundingClientRect();
  ghost.remove();
  return Math.ceil(width);
}
