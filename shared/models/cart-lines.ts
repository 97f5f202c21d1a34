/**
 * The optimistic cart: what a shopper did to a line and the server has not confirmed yet, and how
 * lines are arranged meanwhile. One finite state per line; whatever the server refuses is undone.
 *
 * A line that was removed before its last quantity was saved keeps that `quantity` for being brought
 * back: the server only knows the one before.
 */
export type LineChange =
  /** The quantity that is shown while the server is asked. */
  | { state: 'saving'; quantity: number }
  /** Accepted; the server's own markup is on its way. */
  | { state: 'saved'; quantity: number }
  /** Hidden at once, not yet agreed by the server. */
  | { state: 'removing'; quantity?: number }
  /** Gone on the server, and may be brought back. */
  | { state: 'removed'; quantity?: number }
  /** Asked to be brought back. */
  | { state: 'restoring'; quantity?: number }
  /** Brought back by the server; its markup is on its way. */
  | { state: 'restored'; quantity?: number };

export type LineEvent =
  | { type: 'set'; quantity: number }
  | { type: 'remove' }
  | { type: 'undo' }
  | { type: 'accepted' }
  | { type: 'refused' }
  /** An undo came before the removal was sent: the server has heard of neither. */
  | { type: 'unsent' }
  /** The time for undoing is over. */
  | { type: 'expired' }
  /** The server's markup arrived; `present` tells whether it has the line. */
  | { type: 'server'; present: boolean };

/** The next state of a line; `undefined` means that the server's markup is shown as it is. */
export function nextChange(
  change: LineChange | undefined,
  event: LineEvent,
): LineChange | undefined {
  const state = change?.state;
  const isShown = state === undefined || state === 'saving' || state === 'saved';
  switch (event.type) {
    case 'set':
      return isShown ? { state: 'saving', quantity: event.quantity } : change;
    case 'remove':
      if (change?.state === 'saving') return { ...change, state: 'removing' };
      return isShown ? { state: 'removing' } : change;
    case 'undo':
      return state === 'removing' || state === 'removed'
        ? { ...change, state: 'restoring' }
        : change;
    case 'accepted':
      return afterAccepted(change);
    case 'refused':
      // Still gone, and may be asked for again.
      if (change?.state === 'restoring') return { ...change, state: 'removed' };
      return state === 'removed' ? change : undefined;
    case 'unsent':
      return state === 'restoring' ? undefined : change;
    case 'expired':
      return state === 'removed' ? undefined : change;
    case 'server':
      return afterServer(change, event.present);
    default:
      return event satisfies never;
  }
}

function afterAccepted(change: LineChange | undefined): LineChange | undefined {
  switch (change?.state) {
    case 'saving':
      return { ...change, state: 'saved' };
    case 'removing':
      return { ...change, state: 'removed' };
    case 'restoring':
      return { ...change, state: 'restored' };
    default:
      return change;
  }
}

function afterServer(change: LineChange | undefined, present: boolean): LineChange | undefined {
  switch (change?.state) {
    case 'saved':
      return undefined;
    case 'restored':
      // Not come back after all: it may be asked for again.
      return present ? undefined : { ...change, state: 'removed' };
    case 'saving':
      return present ? change : undefined;
    case 'removed':
      // Present again: added anew in the meantime.
      return present ? undefined : change;
    default:
      return change;
  }
}

/** Whether a line is kept out of sight, in its place, for the time being. */
export function isHidden(change: LineChange | undefined): boolean {
  switch (change?.state) {
    case 'removing':
    case 'removed':
    case 'restoring':
    case 'restored':
      return true;
    default:
      return false;
  }
}

/**
 * Order in which lines are shown. Pinned lines (being removed, removed, brought back) keep the place
 * they had behind the same line; all others follow the server.
 *
 * @param shown keys as shown until now
 * @param server keys in the server's order
 */
export function arrangeLines(
  shown: readonly string[],
  server: readonly string[],
  pinned: ReadonlySet<string>,
): string[] {
  const arranged = server.filter((key) => !pinned.has(key));
  for (const [index, key] of shown.entries()) {
    if (!pinned.has(key)) continue;
    const before = shown.slice(0, index).findLast((other) => arranged.includes(other));
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, key);
  }
  // Pinned, but never shown before: where the server has it.
  for (const key of server) if (!arranged.includes(key)) arranged.push(key);
  return arranged;
}

/**
 * Address that brings a removed line back: the platform's own undo link differs from the remove link
 * only in the parameter's name, and both carry the same nonce.
 *
 * @param nonce a newer nonce than the remove link's own, if the page has one
 */
export function undoAddress(removeAddress: string, key: string, nonce?: string | null): string {
  const url = new URL(removeAddress);
  url.searchParams.delete('remove_item');
  url.searchParams.set('undo_item', key);
  if (nonce) url.searchParams.set('_wpnonce', nonce);
  return url.href;
}
