/**
 * One request at a time, in the order of the presses, whatever the outcome of the one before
 * (platform document "shop", 4.2 step 6). While the browser is offline the queue waits: what was
 * pressed meanwhile is sent once, when the network is back. The wishlist's changes stand in it too:
 * every answer of the shop may write the shopper's session, with the basket as it was at its start.
 */
export interface QueueHooks {
  /** Called when a task has to wait for the network. */
  onHold?: () => void;
  /** Called when the network came back for a task that had to wait. */
  onResume?: () => void;
}

let tail: Promise<unknown> = Promise.resolve();

/** Appends a task; the promise settles with the task's own outcome. */
export function enqueue<T>(task: () => Promise<T>, hooks: QueueHooks = {}): Promise<T> {
  let held = false;
  const hold = (): void => {
    if (!held) hooks.onHold?.();
    held = true;
  };
  if (!navigator.onLine) hold();
  const turn = tail.then(async () => {
    if (!navigator.onLine) {
      hold();
      await online();
    }
    if (held) hooks.onResume?.();
    return task();
  });
  tail = turn.catch(() => undefined);
  return turn;
}

function online(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}
