import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

import { findByClass } from '../../shared/dom/server-tree';
import type { LineChange } from '../../shared/models/cart-lines';
import { text } from '../../shared/platform/strings';
import { applyToLine, restoreLine } from '../../shared/stores/cart-lines';
import { classes, strings, UNDO_MS } from './mini-cart.contract';
import type { MarkupRow } from './read-content';
import { useExpiry } from './use-expiry';

interface UndoRowProps {
  row: MarkupRow;
  change: LineChange | undefined;
  focusedKey: RefObject<string | undefined>;
}

/** Stands in the place of a removed line and brings it back. */
export function UndoRow({
  row: { key, name, markup },
  change,
  focusedKey,
}: UndoRowProps): ReactNode {
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isRestoring = change?.state === 'restoring' || change?.state === 'restored';
  useExpiry(item, change?.state === 'removed' ? UNDO_MS : undefined, () => {
    if (item.current?.contains(document.activeElement)) focusNeighbour(item.current);
    applyToLine(key, { type: 'expired' });
  });

  // The row that had the focus is hidden now: it goes on here.
  useLayoutEffect(() => {
    const row = item.current?.previousElementSibling;
    if (row?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
  }, []);

  const undo = (): void => {
    focusedKey.current = key;
    const removeLink = findByClass([markup.item], classes.remove);
    restoreLine(key, new URL(removeLink?.attributes.href ?? '', document.baseURI).href);
  };

  return (
    <li ref={item} className="woocommerce-mini-cart-item storefront-islands-undo">
      <span>
        {isRestoring
          ? text('restoring', strings.restoring, { name })
          : text('removed', strings.removed, { name })}
      </span>
      {!isRestoring && (
        <button
          ref={button}
          type="button"
          aria-label={text('undoName', strings.undoName, { name })}
          onClick={undo}
        >
          {text('undo', strings.undo)}
        </button>
      )}
    </li>
  );
}

/** Keeps the focus in the list when the row that had it goes away. */
function focusNeighbour(item: HTMLElement): void {
  const next = item.nextElementSibling ?? item.previousElementSibling ?? item.parentElement;
  next?.querySelector<HTMLElement>('a,button,input')?.focus({ preventScroll: true });
}
