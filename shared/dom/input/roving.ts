/** A row or column of items of which one at a time is in the order of Tab: tabs, radio buttons. */
export interface RovingPlace {
  /** Item that has the focus. */
  index: number;
  count: number;
  /** Arrow keys across the axis are not ours; on both axes all four move. */
  axis: 'horizontal' | 'vertical' | 'both';
  /** In right-to-left text, Left leads on and Right leads back. */
  isRtl: boolean;
}

/**
 * The item that a key leads to, round the ends (ARIA Authoring Practices, tabs and radio group).
 *
 * @returns `undefined` when the key does not move
 */
export function nextIndex(key: string, place: RovingPlace): number | undefined {
  const { index, count, axis, isRtl } = place;
  if (count === 0) return undefined;
  const step = stepOf(key, axis, isRtl);
  if (step !== undefined) return (index + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function stepOf(key: string, axis: RovingPlace['axis'], isRtl: boolean): 1 | -1 | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      if (axis === 'vertical') return undefined;
      return (key === 'ArrowRight') === isRtl ? -1 : 1;
    case 'ArrowDown':
    case 'ArrowUp':
      if (axis === 'horizontal') return undefined;
      return key === 'ArrowDown' ? 1 : -1;
    default:
      return undefined;
  }
}
