/** The second of two taps comes within so many milliseconds, as the browsers of phones have it. */
const APART_MS = 300;
/** And so many pixels. */
const APART_PX = 24;
/** What comes sooner is the same tap, told of a label and then of its field. */
const SAME_MS = 20;

/**
 * Has a tap say in `detail`, from the second of a quick row on, which of the row it is, as clicks of a mouse
 * do: phones tell of each as the first. So whoever leaves the second click of a double click alone leaves
 * the second tap alone, too. Counts for as long as the page is there.
 */
export function countTaps(): void {
  let count = 0;
  let last: MouseEvent | undefined;
  const onClick = (event: MouseEvent & { pointerType?: string }): void => {
    // Keys have no detail, and where the browser counts there is nothing to do. Some browsers name no type.
    if (!event.isTrusted || event.detail !== 1 || event.pointerType === 'mouse') return;
    const apartMs = last ? event.timeStamp - last.timeStamp : Infinity;
    if (apartMs < SAME_MS) return;
    const isNext =
      apartMs < APART_MS &&
      Math.hypot(event.clientX - last!.clientX, event.clientY - last!.clientY) < APART_PX;
    count = isNext ? count + 1 : 1;
    last = event;
    if (count > 1) Object.defineProperty(event, 'detail', { value: count, configurable: true });
  };
  // Before anybody else hears of the click.
  addEventListener('click', onClick, true);
}
