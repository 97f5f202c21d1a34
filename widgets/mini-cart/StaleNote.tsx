import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

import { raise } from '../../shared/platform/events';
import { text } from '../../shared/platform/strings';
import { noteFocus, type LostFocus } from './lost-focus';
import { strings } from './mini-cart.contract';

interface StaleNoteProps {
  lostFocus: RefObject<LostFocus | undefined>;
}

/** Says that the basket shown may be out of date, and asks for it again. */
export function StaleNote({ lostFocus }: StaleNoteProps): ReactNode {
  const note = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const own = note.current;
    return () => {
      if (own) lostFocus.current ??= noteFocus(own);
    };
  }, [lostFocus]);

  return (
    <p ref={note} className="storefront-islands-stale" role="status">
      {text('stale', strings.stale)}{' '}
      <button type="button" onClick={() => raise('wc_fragment_refresh')}>
        {text('retry', strings.retry)}
      </button>
    </p>
  );
}
