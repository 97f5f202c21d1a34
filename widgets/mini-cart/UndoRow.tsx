import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';

import { findByClass } from '../../shared/dom/html/server-tree';
import type { LineChange } from '../../shared/models/cart-lines';
import { text } from '../../shared/platform/strings';
import { applyToLine, restoreLine } from '../../shared/stores/cart-lines';
import { classes, strings, UNDO_ATTRIBUTE, UNDO_MS } from './mini-cart.contract';
import { noteFocus, type LostFocus } from './lost-focus';
import type { MarkupRow } from './read-content';
import { useExpiry } from './use-expiry';

interface UndoRowProps {
  row: MarkupRow;
  change: LineChange | undefined;
  lostFocus: RefObject<LostFocus | undefined>;
}

/** Stands in the place of a removed line and brings it back. */
export function UndoRow({ row, change, lostFocus }: UndoRowProps): ReactNode {
  const { key, name, markup } = row;
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isRestoring = change?.state === 'restoring' || change?.state === 'restored';
  useExpiry(
    `[${UNDO_ATTRIBUTE}="${CSS.escape(key)}"]`,
    change?.state === 'removed' ? UNDO_MS : undefined,
    () => applyToLine(key, { type: 'expired' }),
  );

  useLayoutEffect(() => {
    const own = item.current;
    // The row that had the focus is hidden now: it goes on here.
    if (own?.previousElementSibling?.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true });
    }
    return () => {
      if (own) lostFocus.current ??= noteFocus(own, key);
    };
  }, [key, lostFocus]);

  const undo = ({ detail }: MouseEvent): void => {
    // The second click of a double click was for what was removed.
    if (isRestoring || detail > 1) return;
    const removeLink = findByClass([markup.item], classes.remove);
    restoreLine(row, new URL(removeLink?.attributes.href ?? '', document.baseURI).href);
  };

  return (
    <li
      ref={item}
      className="woocommerce-mini-cart-item storefront-islands-undo"
      {...{ [UNDO_ATTRIBUTE]: key }}
    >
      <span>
        {isRestoring
          ? text('restoring', strings.restoring, { name })
          : text('removed', strings.removed, { name })}
      </span>
      <button
        ref={button}
        type="button"
        // Stays where it is while it works, and with it the focus.
        aria-disabled={isRestoring}
        aria-label={text('undoName', strings.undoName, { name })}
        onClick={undo}
      >
        {text('undo', strings.undo)}
      </button>
    </li>
  );
}
