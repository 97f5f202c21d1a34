import { atom } from 'nanostores';

import { readCartAnswer } from '../models/fragments';
import { nextChange, undoAddress, type LineChange, type LineEvent } from '../models/cart-lines';
import { enqueue } from '../net/queue';
import { RequestError } from '../net/request-error';
import { raiseCartEvent } from '../platform/cart-events';
import { raise } from '../platform/events';
import { loadChunk } from '../platform/load-chunk';
import { text } from '../platform/strings';
import { $cartProblem } from './cart';

/** What shoppers did to lines of the cart and the server has not confirmed yet, by cart item key. */
export const $lineChanges = atom<Readonly<Record<string, LineChange>>>({});

/** A line as the actions need it. */
export interface CartLine {
  key: string;
  name: string;
  /** The platform's remove link: third-party listeners get it as an argument. */
  removeLink: HTMLAnchorElement;
}

const calls = () => loadChunk(() => import('../net/cart-calls'));

/** Tells the store what happened to a line. */
export function applyToLine(key: string, event: LineEvent): void {
  const { [key]: change, ...others } = $lineChanges.get();
  const next = nextChange(change, event);
  if (next !== change) $lineChanges.set(next ? { ...others, [key]: next } : others);
}

/** Tells the store which lines the server's latest markup has. */
export function applyServerLines(present: ReadonlySet<string>): void {
  for (const [key, change] of Object.entries($lineChanges.get())) {
    if (change?.state === 'restored' && !present.has(key)) tellNotRestored();
    applyToLine(key, { type: 'server', present: present.has(key) });
  }
}

/** Lines whose newest quantity has not been sent; presses until then are sent as one. */
const unsent = new Set<string>();

/** Shows the quantity at once and saves it; zero removes the line. */
export function setLineQuantity(line: CartLine, quantity: number): void {
  if (quantity === 0) return removeLine(line);
  applyToLine(line.key, { type: 'set', quantity });
  if (unsent.has(line.key)) return;
  unsent.add(line.key);
  void enqueue(() => saveQuantity(line), { onHold: tellOffline });
}

async function saveQuantity(line: CartLine): Promise<void> {
  const { key } = line;
  unsent.delete(key);
  const change = $lineChanges.get()[key];
  if (change?.state !== 'saving') return;
  try {
    const { alterQuantity } = await calls();
    await alterQuantity(key, change.quantity, (answer) => {
      // The platform answers with the line, or with an empty list once it is gone.
      if (typeof answer !== 'object' || answer === null || 'success' in answer) {
        throw new RequestError('unknown_error');
      }
      if (unsent.has(key)) return;
      applyToLine(key, { type: 'accepted' });
      $cartProblem.set(undefined);
      // In this order and without arguments, as the theme does (platform document "theme", 19.5).
      raise('updated_wc_div');
      raise('added_to_cart');
    });
  } catch (error) {
    if (unsent.has(key)) return;
    applyToLine(key, { type: 'refused' });
    tellFailure(error, line, 'quantityFailed', 'The quantity of {name} could not be changed.', () =>
      setLineQuantity(line, change.quantity),
    );
    raise('wc_fragment_refresh');
  }
}

/** Hides the line at once and removes it; on any failure the remove link is followed. */
export function removeLine({ key, removeLink }: CartLine): void {
  applyToLine(key, { type: 'remove' });
  const isBeingRestored = (): boolean => $lineChanges.get()[key]?.state === 'restoring';
  const remove = async (): Promise<void> => {
    // Brought back before it was even sent.
    if (isBeingRestored()) return applyToLine(key, { type: 'refused' });
    try {
      const { removeFromCart } = await calls();
      await removeFromCart(key, (answer) => {
        const cart = readCartAnswer(answer);
        if (!cart) throw new RequestError('unknown_error');
        if (!isBeingRestored()) applyToLine(key, { type: 'accepted' });
        $cartProblem.set(undefined);
        raiseCartEvent('removed_from_cart', [cart.fragments, cart.hash, removeLink]);
      });
    } catch {
      // The shopper wants the line again: whether it is gone, the undo that follows will tell.
      if (isBeingRestored()) return;
      applyToLine(key, { type: 'refused' });
      location.assign(removeLink.href);
    }
  };
  void enqueue(remove, { onHold: tellOffline });
}

/** Brings a removed line back with the quantity it had. `removeAddress` is its remove link's. */
export function restoreLine(key: string, removeAddress: string): void {
  applyToLine(key, { type: 'undo' });
  const restore = async (): Promise<void> => {
    if ($lineChanges.get()[key]?.state !== 'restoring') return;
    try {
      const { restoreLine: follow } = await calls();
      await follow(undoAddress(removeAddress, key, newestNonce()));
      applyToLine(key, { type: 'accepted' });
      raise('wc_fragment_refresh');
    } catch {
      applyToLine(key, { type: 'refused' });
      tellNotRestored();
    }
  };
  void enqueue(restore, { onHold: tellOffline });
}

/** The remove links that the server rendered last carry the newest nonce. */
function newestNonce(): string | null {
  const link = document.querySelector<HTMLAnchorElement>(
    'a.remove_from_cart_button[href*=_wpnonce]',
  );
  return link && new URL(link.href).searchParams.get('_wpnonce');
}

function tellNotRestored(): void {
  $cartProblem.set({ message: text('undoFailed', 'The item could not be brought back.') });
}

function tellFailure(
  error: unknown,
  line: CartLine,
  key: string,
  fallback: string,
  retry: () => void,
): void {
  const reason = error instanceof RequestError ? ` ${error.message}` : '';
  $cartProblem.set({ message: text(key, fallback, { name: line.name }) + reason, retry });
}

function tellOffline(): void {
  $cartProblem.set({
    message: text(
      'heldOffline',
      'You are offline. Your change is kept and sent once you are back.',
    ),
  });
}
