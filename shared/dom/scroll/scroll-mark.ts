/**
 * Tells when the page has been scrolled past a height, and when it is back, without ever reading the
 * scroll position: a strip of that height lies over the start of the page, and the browser says
 * whether any of it can be seen.
 *
 * @param height CSS length from the start of the page, for example `100vh`
 * @param react called with the state once it is known, and at each change
 * @returns gives the strip another height
 */
export function watchScrollMark(
  height: string,
  react: (isPast: boolean) => void,
  signal: AbortSignal,
): (height: string) => void {
  const mark = document.createElement('div');
  mark.ariaHidden = 'true';
  Object.assign(mark.style, {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    blockSize: height,
    inlineSize: '1px',
    visibility: 'hidden',
    pointerEvents: 'none',
  });
  const observer = new IntersectionObserver((entries) => {
    const newest = entries.at(-1);
    if (newest) react(!newest.isIntersecting);
  });
  document.body.append(mark);
  observer.observe(mark);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    mark.remove();
  });
  return (changed) => {
    mark.style.blockSize = changed;
  };
}
