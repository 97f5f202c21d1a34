import { nextIndex } from '../../shared/dom/input/roving';
import { cellAt, keyOf, tabId } from './chart-nodes';
import type { Chart } from './read-chart';
import { CELL } from './size-chart.contract';
import { nextCell } from './size-chart.model';

/** Where a key leads to in an open chart. */
export interface ChartMove {
  /** Selector of what gets the focus. */
  focus: string;
  /** The tab that is chosen with it, if the key was pressed on one. */
  tab?: number;
}

interface Press {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  target: EventTarget;
}

/** @returns `undefined` when the key does not move */
export function moveByKey(
  press: Press,
  { tables, tabs }: Chart,
  tab: number,
  uid: string,
): ChartMove | undefined {
  const target = press.target as HTMLElement;
  if (press.altKey || press.metaKey || press.shiftKey) return undefined;
  const isRtl = getComputedStyle(target).direction === 'rtl';
  if (target.role === 'tab') {
    const place = { index: tab, count: tabs.length, axis: 'horizontal' as const, isRtl };
    const next = nextIndex(press.key, place);
    return next === undefined
      ? undefined
      : { focus: `#${CSS.escape(tabId(uid, next))}`, tab: next };
  }
  const at = cellAt(target);
  const layout = at && [...tables.values()][at.table]?.layout;
  const next = layout && nextCell(layout, at, press, isRtl);
  return next && { focus: `[${CELL}="${keyOf({ ...at, ...next })}"]` };
}
