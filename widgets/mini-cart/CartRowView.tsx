import {
  memo,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';

import { clearAnnouncement } from '../../shared/dom/announcer';
import { isPlainPress } from '../../shared/dom/input/plain-press';
import { hasClass, withAttributes, type ServerElement } from '../../shared/dom/html/server-tree';
import { quantityNames } from '../../shared/dom/quantity-names';
import { ServerElementView, ServerMarkup } from '../../shared/islands/ServerMarkup';
import { isHidden, type LineChange } from '../../shared/models/cart-lines';
import { removeLine } from '../../shared/stores/cart-lines';
import { noteFocus, type LostFocus } from './lost-focus';
import { classes, selectors } from './mini-cart.contract';
import type { MarkupRow } from './read-content';

interface CartRowViewProps {
  row: MarkupRow;
  change: LineChange | undefined;
  /** Whether nothing is on its way for it. */
  isSettled: boolean;
  lostFocus: RefObject<LostFocus | undefined>;
}

/**
 * One line: the server's row, with a quantity that may be ahead of the server's. Rendered again only
 * when its own row or change is new: a basket may have a hundred of them.
 */
export const CartRowView = memo(function CartRow({
  row,
  change,
  isSettled,
  lostFocus,
}: CartRowViewProps): ReactNode {
  const { key, name, markup } = row;
  const element = useRef<HTMLElement>(null);
  const isAhead = change?.state === 'saving' || change?.state === 'saved';
  const isGone = isHidden(change);

  useLayoutEffect(() => {
    if (isGone || lostFocus.current?.key !== key) return;
    lostFocus.current = undefined;
    element.current?.querySelector<HTMLElement>(selectors.remove)?.focus();
  }, [isGone, key, lostFocus]);

  // The server's buttons have none, and each answer of the shop brings its markup anew.
  useLayoutEffect(() => {
    if (!element.current) return;
    for (const [button, label] of quantityNames(element.current)) button.ariaLabel = label;
  });

  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own) lostFocus.current ??= noteFocus(own, key);
    };
  }, [key, lostFocus]);

  const remove = (event: SyntheticEvent<HTMLElement, MouseEvent>): void => {
    if (!isPlainPress(event.nativeEvent)) return;
    event.preventDefault();
    // The second click of a double click meets what has come in the row's place.
    if (event.nativeEvent.detail > 1) return;
    clearAnnouncement();
    removeLine({ key, name, removeLink: event.currentTarget as HTMLAnchorElement });
  };

  const replace = (node: ServerElement): ReactNode | undefined => {
    if (hasClass(node, classes.remove)) {
      return <ServerElementView node={node} replace={() => undefined} onClick={remove} />;
    }
    if (hasClass(node, classes.quantity)) {
      const shown = isAhead ? String(change.quantity) : node.attributes.value;
      return <QuantityField node={node} shown={shown ?? ''} />;
    }
    return undefined;
  };

  const item = withAttributes(markup.item, {
    ...(isAhead && !isSettled && { class: classes.updating }),
    ...(isGone && { hidden: '' }),
  });
  return (
    <>
      <ServerElementView node={item} replace={replace} elementRef={element} />
      {!isGone && <ServerMarkup nodes={markup.followers} replace={() => undefined} />}
    </>
  );
});

interface QuantityFieldProps {
  node: ServerElement;
  shown: string;
}

/** The platform's own field. Its value follows what is shown, except while a number is half typed. */
function QuantityField({ node, shown }: QuantityFieldProps): ReactNode {
  const field = useRef<HTMLElement>(null);
  const lastShown = useRef(shown);
  useLayoutEffect(() => {
    const input = field.current as HTMLInputElement;
    const isHalfTyped = document.activeElement === input && input.value !== lastShown.current;
    lastShown.current = shown;
    if (!isHalfTyped && input.value !== shown) input.value = shown;
  });
  return <ServerElementView node={node} replace={() => undefined} elementRef={field} />;
}
