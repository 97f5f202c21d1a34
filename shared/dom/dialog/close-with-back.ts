/** In a history entry: how much is open there, one thing in another. */
const MARK = 'storefrontIslandsOpen';

const depthOf = (state: unknown): number =>
  Number((state as Record<string, unknown> | null)?.[MARK] ?? 0);

/**
 * Whether an entry is being taken away, which browsers do some time later: until then none is added.
 * Of the page, as files that are built by themselves have copies of this module.
 */
const page = globalThis as { storefrontIslandsLeaving?: boolean };

/**
 * Lets the browser's Back close what is open, by an entry of its own in the history.
 *
 * @returns takes the entry away again when it was closed in another way; safe to call twice
 */
export function closeWithBack(close: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  /** Of the entry, once there is one, and its address. */
  let depth = 0;
  let address: string;
  const marked = (): object => ({ ...(history.state as object | null), [MARK]: depth });
  const onBack = ({ state }: PopStateEvent): void => {
    // It is what was opened in this that has been closed.
    if (depthOf(state) >= depth) return;
    // No step back: a link that leads on to a part of what is open.
    const isLink = location.href !== address;
    if (isLink && partHere()?.closest('[role=dialog]')) return history.replaceState(marked(), '');
    ended.abort();
    close();
    if (!isLink || !focusPart()) keepFocus();
  };
  const enter = (): void => {
    depth = depthOf(history.state) + 1;
    history.pushState(marked(), '');
    address = location.href;
    addEventListener('popstate', onBack, { signal });
  };
  if (page.storefrontIslandsLeaving) addEventListener('popstate', enter, { once: true, signal });
  else enter();

  return () => {
    if (signal.aborted) return;
    ended.abort();
    if (depth === 0 || depthOf(history.state) !== depth) return;
    page.storefrontIslandsLeaving = true;
    const goBack = (): void => {
      addEventListener(
        'popstate',
        () => {
          // It was left from a part of it, which has an entry of its own.
          if (depthOf(history.state) >= depth) return goBack();
          page.storefrontIslandsLeaving = false;
          keepFocus();
        },
        { once: true },
      );
      keepFocus();
      history.back();
    };
    goBack();
  };
}

/** What the address leads to in the page. */
function partHere(): HTMLElement | null {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // As it is written, then.
  }
  return document.getElementById(id);
}

/**
 * As a browser does for a link to a part of the page, which what was open has kept it from.
 *
 * @returns whether there is one that can have the focus
 */
function focusPart(): boolean {
  const part = partHere();
  if (!part) return false;
  const isOurs = !part.hasAttribute('tabindex');
  if (isOurs) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  const isFocused = document.activeElement === part;
  const giveBack = (): void => part.removeAttribute('tabindex');
  if (isOurs && !isFocused) giveBack();
  else if (isOurs) part.addEventListener('blur', giveBack, { once: true });
  return isFocused;
}

/**
 * Browsers take the focus away when they come back to an address with a hash, as if the shopper had
 * followed a link to there: Firefox before it says that it has come back, Chromium in one of the next frames.
 */
function keepFocus(): void {
  addEventListener(
    'focusout',
    ({ target, relatedTarget }) =>
      relatedTarget || (target as HTMLElement).focus({ preventScroll: true }),
    { signal: AbortSignal.timeout(500) },
  );
}
