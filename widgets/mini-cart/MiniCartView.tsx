import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react';

import { hasClass, withAttributes, type ServerElement } from '../../shared/dom/html/server-tree';
import { ServerElementView, ServerMarkup } from '../../shared/islands/ServerMarkup';
import { isHidden, type LineChange } from '../../shared/models/cart-lines';
import { $cartFreshness } from '../../shared/stores/cart';
import { $lineChanges } from '../../shared/stores/cart-lines';
import { CartRowView } from './CartRowView';
import { focusNear, type LostFocus } from './lost-focus';
import { classes } from './mini-cart.contract';
import type { CartRows } from './mini-cart.model';
import type { CartContent, RowMarkup } from './read-content';
import { StaleNote } from './StaleNote';
import { UndoRow } from './UndoRow';

/** For lines that can be brought back into an empty cart, which comes without a list. */
const OWN_LIST: ServerElement = {
  tag: 'ul',
  attributes: { class: 'woocommerce-mini-cart cart_list product_list_widget' },
  children: [],
};

interface MiniCartViewProps {
  $content: ReadableAtom<CartContent>;
  $rows: ReadableAtom<CartRows<RowMarkup>>;
}

/** The server's content, with rows that live and a total that says when it is being worked out. */
export function MiniCartView({ $content, $rows }: MiniCartViewProps): ReactNode {
  const content = useStore($content);
  const { rows } = useStore($rows);
  const changes = useStore($lineChanges);
  const freshness = useStore($cartFreshness);
  const lostFocus = useRef<LostFocus>(undefined);
  useLayoutEffect(() => {
    // The row that came back in the place has taken the focus by now, if there is one.
    if (lostFocus.current) focusNear(lostFocus.current);
    lostFocus.current = undefined;
  });

  const hasEnded = (change: LineChange | undefined): boolean => {
    switch (change?.state) {
      case undefined:
      case 'removed':
        return true;
      case 'saved':
      case 'restored':
        // The server has it, and its markup did not come: nothing is on its way.
        return freshness === 'stale';
      case 'saving':
      case 'removing':
      case 'restoring':
        return false;
    }
  };
  const isUpdating = freshness === 'refreshing' || rows.some(({ key }) => !hasEnded(changes[key]));

  const rowViews = rows.map((row) => {
    const change = changes[row.key];
    const isOnServer = content.rows.some(({ key }) => key === row.key);
    return (
      <Fragment key={row.key}>
        {(isOnServer || !isHidden(change)) && (
          <CartRowView
            row={row}
            change={change}
            isSettled={hasEnded(change)}
            lostFocus={lostFocus}
          />
        )}
        {isHidden(change) && <UndoRow row={row} change={change} lostFocus={lostFocus} />}
      </Fragment>
    );
  });

  const showList = (node: ServerElement): ReactNode => (
    <ServerElementView node={node} replace={replace}>
      <ServerMarkup nodes={content.leading} replace={replace} />
      {rowViews}
    </ServerElementView>
  );
  const replace = (node: ServerElement): ReactNode | undefined => {
    if (node === content.list) return showList(node);
    if (isUpdating && hasClass(node, classes.total)) {
      const busy = withAttributes(node, { class: classes.updating, 'aria-busy': 'true' });
      return <ServerElementView node={busy} replace={() => undefined} />;
    }
    return undefined;
  };

  // The list keeps its place in the view whatever stands around it: an answer without one, or with one
  // again, takes neither rows nor focus away. A list that a theme has wrapped stays in its wrapper.
  const { nodes } = content;
  const list = content.list ?? (rows.length > 0 ? OWN_LIST : undefined);
  const place = content.list ? nodes.indexOf(content.list) : 0;
  const isWrapped = place < 0;
  return (
    <>
      {freshness === 'stale' && <StaleNote lostFocus={lostFocus} />}
      <ServerMarkup nodes={isWrapped ? nodes : nodes.slice(0, place)} replace={replace} />
      {list && !isWrapped && showList(list)}
      <ServerMarkup
        nodes={isWrapped ? [] : nodes.slice(content.list ? place + 1 : 0)}
        replace={replace}
      />
    </>
  );
}
