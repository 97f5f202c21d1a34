/** Room between a tooltip and the viewport's edge, in pixels. */
const EDGE = 2;
/** Height of a tooltip's arrow, in pixels. */
const ARROW = 5;

const BELOW = 'wvs-tooltip-position-bottom';
const SHIFT = '--horizontal-position';

/**
 * Places an item's tooltip, which the plugin's style sheet draws before it: below where there is no
 * room above, and not over the edges of the viewport.
 *
 * Source: platform document B.6.
 */
export function placeTooltip(item: HTMLElement): void {
  const { height, width } = getComputedStyle(item, '::before');
  const tooltip = { height: Number.parseFloat(height) || 0, width: Number.parseFloat(width) || 0 };
  const { top, left, right } = item.getBoundingClientRect();
  item.classList.toggle(BELOW, top < tooltip.height + ARROW + EDGE);
  const middle = (left + right) / 2;
  const beyondLeft = tooltip.width / 2 - middle;
  const beyondRight = middle + tooltip.width / 2 - document.documentElement.clientWidth;
  const shift = beyondLeft > 0 ? beyondLeft + EDGE : beyondRight > 0 ? -(beyondRight + EDGE) : 0;
  item.style.setProperty(SHIFT, `${shift}px`);
}
