/**
 * The slide that a shopper has swiped to before any code was there.
 *
 * @param row scrolls the slides by itself
 */
export function swipedTo(row: HTMLElement, slides: readonly HTMLElement[]): number {
  if (row.scrollLeft === 0) return 0;
  const { left, right } = row.getBoundingClientRect();
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const distances = slides.map((slide) => {
    const box = slide.getBoundingClientRect();
    return Math.abs(isRtl ? right - box.right : box.left - left);
  });
  return distances.indexOf(Math.min(...distances));
}
