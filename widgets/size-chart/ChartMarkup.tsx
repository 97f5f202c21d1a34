import { useMemo, type ReactNode } from 'react';

import type { DialogState } from '../../shared/dom/dialog/open-panel';
import {
  findByClass,
  hasClass,
  withAttributes,
  type ServerElement,
} from '../../shared/dom/html/server-tree';
import { ServerElementView, ServerMarkup } from '../../shared/islands/ServerMarkup';
import { text } from '../../shared/platform/strings';
import { livingNodes, withClass, type ChartChoice } from './chart-nodes';
import type { Chart } from './read-chart';
import { classes, strings } from './size-chart.contract';

interface ChartMarkupProps {
  chart: Chart;
  choice: ChartChoice;
  state: DialogState;
  uid: string;
}

/** The server's markup of a chart, node for node, with tabs and cells as they are now. */
export function ChartMarkup({ chart, choice, state, uid }: ChartMarkupProps): ReactNode {
  const looks = useMemo(() => livingNodes(chart, uid), [chart, uid]);
  const hasCloser = findByClass([chart.modal], classes.closeButton) !== undefined;

  const replace = (node: ServerElement): ReactNode | undefined => {
    if (!hasCloser && hasClass(node, classes.body)) {
      return (
        <ServerElementView node={node} replace={replace}>
          <Closer />
          <ServerMarkup nodes={node.children} replace={replace} />
        </ServerElementView>
      );
    }
    if (chart.tabs.length > 0 && hasClass(node, classes.tabList)) {
      const list = withAttributes(node, { role: 'tablist', 'aria-label': chart.name });
      return <ServerElementView node={list} replace={replace} />;
    }
    // Without tabs that fit, nothing stays out of reach: all panels, one below the other.
    if (chart.tabs.length === 0 && hasClass(node, classes.tabList)) return <></>;
    if (chart.tabs.length === 0 && hasClass(node, classes.panel)) {
      return <ServerElementView node={withClass(node, classes.active, true)} replace={replace} />;
    }
    const look = looks.get(node);
    return look && <ServerElementView node={look(choice)} replace={replace} />;
  };

  const isClosing = state === 'closing';
  const shown = withClass(chart.modal, classes.shown, !isClosing);
  return <ServerElementView node={withClass(shown, classes.hidden, isClosing)} replace={replace} />;
}

/** For charts whose markup brings no close button. */
function Closer(): ReactNode {
  return (
    <div className={classes.closeBar}>
      <button
        type="button"
        className={classes.closeButton}
        aria-label={text('closeChart', strings.closeChart)}
      />
    </div>
  );
}
