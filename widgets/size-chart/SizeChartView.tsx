import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import type { DialogState } from '../../shared/dom/dialog/open-panel';
import { moveByKey } from './chart-keys';
import { cellAt, tabId, type ChartCell } from './chart-nodes';
import { ChartMarkup } from './ChartMarkup';
import type { Chart } from './read-chart';
import { classes } from './size-chart.contract';

interface SizeChartViewProps {
  chart: Chart;
  state: DialogState;
}

/** An open chart: which tab is chosen, and which cell the shopper is at, by pointer or by keys. */
export function SizeChartView({ chart, state }: SizeChartViewProps): ReactNode {
  const uid = useId();
  const [tab, setTab] = useState(chart.activeTab);
  const [cursor, setCursor] = useState<ChartCell>();
  const [pointed, setPointed] = useState<ChartCell>();
  const [focused, setFocused] = useState<ChartCell>();
  const frame = useRef<HTMLDivElement>(null);
  useUnderline(frame, tab);

  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moveByKey(event, chart, tab, uid);
    if (!move) return;
    event.preventDefault();
    if (move.tab !== undefined) setTab(move.tab);
    frame.current?.querySelector<HTMLElement>(move.focus)?.focus();
  };
  const onClick = ({ target }: MouseEvent): void => {
    const pressed = (target as Element).closest('[role=tab]')?.id;
    const index = chart.tabs.findIndex((_, at) => tabId(uid, at) === pressed);
    if (index >= 0) setTab(index);
  };
  const onFocus = ({ target }: { target: Element }): void => {
    const cell = cellAt(target);
    setFocused(cell);
    // The mouse may lie where it was left: the last to move counts.
    setPointed(undefined);
    if (cell) setCursor(cell);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears for the tabs and cells inside
    <div
      ref={frame}
      className="scfw-size-chart-main md-size-chart-modal-main"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
      onBlur={() => setFocused(undefined)}
      onPointerOver={({ target }) => setPointed(cellAt(target as Element))}
      onPointerLeave={({ pointerType }) => {
        // A finger has left as soon as it is lifted; what it touched stays highlighted.
        if (pointerType !== 'touch') setPointed(undefined);
      }}
    >
      <ChartMarkup
        chart={chart}
        choice={{ tab, cursor, highlighted: pointed ?? focused }}
        state={state}
        uid={uid}
      />
    </div>
  );
}

/** Keeps the plugin's line under the chosen tab. */
function useUnderline(frame: RefObject<HTMLElement | null>, tab: number): void {
  useLayoutEffect(() => {
    const place = (): void => {
      const line = frame.current?.querySelector<HTMLElement>(`.${classes.underline}`);
      const chosen = frame.current?.querySelector<HTMLElement>(`.${classes.tab}.${classes.active}`);
      if (!line || !chosen) return;
      line.style.left = `${chosen.offsetLeft}px`;
      line.style.width = `${chosen.offsetWidth}px`;
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [frame, tab]);
}
