import { atom } from 'nanostores';

import { hasFragments } from '../models/fragments';
import { nextChange, undoAddress, type LineChange, type LineEvent } from '../models/cart-lines';
import { enqueue } from '../net/queue';
import { RequestError } from '../net/request-error';
import { raiseCartEvent } from '../platform/cart-events';
import { raise } from '../platform/events';
import { DONE, type Outcome, raiseIntent, SUPERSEDED } from '../platform/intents';
import { loadChunk } from '../platform/load-chunk';
import { text } from '../platform/strings';
import { $cartProblem, solveProblem } from './cart-problems';

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
    if (change?.state === 'restored' && !present.has(key)) tellNotRestored(key);
    applyToLine(key, { type: 'server', present: present.has(key) });
  }
}

/** Lines whose newest quantity has not been sent; presses until then are sent as one. */
const unsent = new Map<string, Promise<Outcome>>();

/** Shows the quantity at once and saves it; zero removes the line. */
export function setLineQuantity(line: CartLine, quantity: number): void {
  if (quantity === 0) return removeLine(line);
  applyToLine(line.key, { type: 'set', quantity });
  const { key, name } = line;
  const outcome =
    unsent.get(key) ?? enqueue(() => saveQuantity(line), { onHold: () => tellOffline(key) });
  unsent.set(key, outcome);
  raiseIntent('quantity', { key, name, quantity }, outcome);
}

async function saveQuantity(line: CartLine): Promise<Outcome> {
  const { key } = line;
  unsent.delete(key);
  const change = $lineChanges.get()[key];
  if (change?.state !== 'saving') return SUPERSEDED;
  // A newer quantity waits, or the line was removed meanwhile: what is shown is not about this one.
  const isOutdated = (): boolean => unsent.has(key) || stateOf(key) !== 'saving';
  try {
    await changeQuantity(key, change.quantity, () => {
      if (isOutdated()) return;
      applyToLine(key, { type: 'accepted' });
      solveProblem(key);
      // In this order and without arguments, as the theme does (platform document "theme", 19.5).
      raise('updated_wc_div');
      raiseCartEvent('added_to_cart', []);
    });
    return DONE;
  } catch (error) {
    if (isOutdated()) return SUPERSEDED;
    applyToLine(key, { type: 'refused' });
    const outcome = tellNotSaved(error, line, () => setLineQuantity(line, change.quantity));
    raise('wc_fragment_refresh');
    return outcome;
  }
}

const stateOf = (key: string): LineChange['state'] | undefined => $lineChanges.get()[key]?.state;

/** @throws RequestError when the server does not say that it has the quantity */
async function changeQuantity(key: string, quantity: number, use?: () => void): Promise<void> {
  const { alterQuantity } = await calls();
  await alterQuantity(key, quantity, (answer) => {
    // The platform answers with the line, or with an empty list once it is gone.
    if (typeof answer !== 'object' || answer === null || 'success' in answer) {
      throw new RequestError('unknown_error');
    }
    use?.();
  });
}

/** Hides the line at once and removes it; on any failure the remove link is followed. */
export function removeLine(line: CartLine): void {
  const { key, name, removeLink } = line;
  // It is on its way; the answer to a second request would be that there is no such line.
  if (stateOf(key) === 'removing') return;
  applyToLine(key, { type: 'remove' });
  const isBeingRestored = (): boolean => stateOf(key) === 'restoring';
  const remove = async (): Promise<Outcome> => {
    // Brought back before it was even sent.
    if (isBeingRestored()) return restoreUnsent(line);
    try {
      const { removeFromCart } = await calls();
      await removeFromCart(key, (answer) => {
        const { fragments, cart_hash: hash } = Object(answer) as Record<string, unknown>;
        if (!hasFragments(fragments)) throw new RequestError('unknown_error');
        if (!isBeingRestored()) applyToLine(key, { type: 'accepted' });
        solveProblem(key);
        raiseCartEvent('removed_from_cart', [fragments, hash, removeLink]);
      });
      return DONE;
    } catch {
      // The shopper wants the line again: whether it is gone, the undo that follows will tell.
      if (isBeingRestored()) return SUPERSEDED;
      applyToLine(key, { type: 'refused' });
      // What was pressed meanwhile is sent before the page is left.
      void enqueue(async () => location.assign(removeLink.href));
      return { type: 'left', url: removeLink.href };
    }
  };
  raiseIntent('remove', { key, name }, enqueue(remove, { onHold: () => tellOffline(key) }));
}

function restoreUnsent(line: CartLine): Outcome {
  const quantity = $lineChanges.get()[line.key]?.quantity;
  solveProblem(line.key);
  applyToLine(line.key, { type: 'unsent' });
  if (quantity !== undefined) setLineQuantity(line, quantity);
  return SUPERSEDED;
}

/** Brings a removed line back with the quantity it had. `removeAddress` is its remove link's. */
export function restoreLine(line: Pick<CartLine, 'key' | 'name'>, removeAddress: string): void {
  const { key, name } = line;
  applyToLine(key, { type: 'undo' });
  const restore = async (): Promise<Outcome> => {
    const change = $lineChanges.get()[key];
    // It was brought back before its removal had been sent.
    if (change?.state !== 'restoring') return DONE;
    try {
      const { restoreLine: follow } = await calls();
      await follow(undoAddress(removeAddress, key, newestNonce()));
    } catch {
      applyToLine(key, { type: 'refused' });
      // What the server has now: it may have done it all the same.
      raise('wc_fragment_refresh');
      return tellNotRestored(key);
    }
    solveProblem(key);
    if (change.quantity !== undefined) {
      await changeQuantity(key, change.quantity).catch((error) => tellNotSaved(error, line));
    }
    applyToLine(key, { type: 'accepted' });
    raise('wc_fragment_refresh');
    // Who counts, and blocks, have heard of the removal.
    raiseCartEvent('added_to_cart', []);
    return DONE;
  };
  raiseIntent('restore', { key, name }, enqueue(restore, { onHold: () => tellOffline(key) }));
}

/** The remove links that the server rendered last carry the newest nonce. */
function newestNonce(): string | null {
  const link = document.querySelector<HTMLAnchorElement>(
    'a.remove_from_cart_button[href*=_wpnonce]',
  );
  return link && new URL(link.href).searchParams.get('_wpnonce');
}

function tellNotRestored(key: string): Outcome {
  const message = text('undoFailed', 'The item could not be brought back.');
  $cartProblem.set({ message, about: key });
  return { type: 'failed', message };
}

function tellNotSaved(
  error: unknown,
  { key, name }: Pick<CartLine, 'key' | 'name'>,
  retry?: () => void,
): Outcome {
  const reason = error instanceof RequestError ? ` ${error.message}` : '';
  const told = text('quantityFailed', 'The quantity of {name} could not be changed.', { name });
  const message = told + reason;
  $cartProblem.set({ message, ...(retry && { retry }), about: key });
  // The shop answered, but not with the line.
  const isNo = error instanceof RequestError && error.code === 'unknown_error' && !error.status;
  return { type: isNo ? 'refused' : 'failed', message };
}

function tellOffline(key: string): void {
  $cartProblem.set({
    message: text(
      'heldOffline',
      'You are offline. Your change is kept and sent once you are back.',
    ),
    about: key,
  });
}
