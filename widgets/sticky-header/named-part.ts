/** What rounding leaves, in pixels. */
const SLACK_PX = 2;

/**
 * The part of the page that the address names, if it stands where the browser has put it: right at the
 * top of the window, where the header is about to stick. A shopper who has gone on has left it.
 */
export function namedPartAtTop(): Element | undefined {
  const part = document.querySelector(':target');
  if (!part || scrollY === 0) return undefined;
  const margin = Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0;
  return Math.abs(part.getBoundingClientRect().top - margin) <= SLACK_PX ? part : undefined;
}
