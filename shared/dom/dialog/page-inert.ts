import type { FocusTrap } from 'focus-trap';

/** What keeps the focus in the dialogs, the one in front last: what stands over them pauses that one. */
export const traps: FocusTrap[] = [];

const REACHABLE = 'body>:not([inert],[role=status],[role=alert],[aria-live],script)';

/**
 * Puts everything beside a dialog out of reach, except what speaks to screen readers.
 *
 * @param dialog a child of the body
 * @returns undoes it; what was inert before stays so
 */
export function makePageInert(dialog: HTMLElement): () => void {
  const reachable = document.querySelectorAll<HTMLElement>(REACHABLE);
  for (const element of reachable) element.inert = true;
  dialog.inert = false;
  return () => {
    for (const element of reachable) element.inert = false;
  };
}
