import { createEdits, type PageEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';
import { fetchWishlistCount } from '../../shared/net/wishlist-count';
import { listen } from '../../shared/platform/events';
import { onceInARow } from '../../shared/platform/once-in-a-row';
import { text } from '../../shared/platform/strings';
import { $wishlist } from '../../shared/stores/wishlist';
import { hasWishlistNews, NEWS_EVENT, RELOAD_EVENT } from '../../shared/stores/wishlist-news';
import {
  CHANGE_EVENTS,
  CHANGED_MS,
  classes,
  LABEL_ATTRIBUTE,
  selectors,
  strings,
} from './wishlist-count.contract';

/**
 * Why a behaviour: it writes one number into attributes of the header.
 *
 * Sources: specification section 4 "Wishlist button", platform document "theme", 21.2.
 */
export const mount: Mount = (_body, { signal }) => {
  const edits = createEdits(signal);
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The newest answer wins. Without one the number stays: it was right a moment ago. */
  const refresh = async (): Promise<void> => {
    running?.abort();
    const own = new AbortController();
    running = own;
    try {
      const count = await fetchWishlistCount(AbortSignal.any([own.signal, signal]));
      if (running !== own || signal.aborted) return;
      $wishlist.set({ ...$wishlist.get(), count });
      clearTimeout(timer);
      showChanged(edits, true);
      timer = setTimeout(() => showChanged(edits, false), CHANGED_MS);
    } catch {
      // Told nowhere, as the theme does: what was pressed has told its own outcome.
    }
  };
  // An add tells by several events.
  const refreshNow = onceInARow(() => void refresh());

  // Until an answer tells the number, it is the one that the server has printed.
  const stop = $wishlist.subscribe(({ count = printedCount() }) => {
    if (count !== undefined) show(edits, count);
  });
  for (const name of CHANGE_EVENTS) listen(name, refreshNow, signal);
  listen(RELOAD_EVENT, refreshNow, signal, document);
  addEventListener(NEWS_EVENT, refreshNow, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && refreshNow(), { signal });
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(timer);
  });

  // While this code was on its way, or since the server printed this page.
  if ($wishlist.get().changes > 0 || hasWishlistNews()) refreshNow();
};

const icons = (): NodeListOf<Element> => document.querySelectorAll(selectors.icon);

/** Of the server; nothing where it has printed none, or what is no number. */
const printedCount = (): number | undefined =>
  Number(document.querySelector(selectors.icon)?.getAttribute(LABEL_ATTRIBUTE)) || undefined;

function show(edits: PageEdits, count: number): void {
  for (const icon of icons()) {
    edits.attributes(icon, { [LABEL_ATTRIBUTE]: count > 0 ? String(count) : null });
    edits.toggleClass(icon, classes.filled, count > 0);
    const link = icon.closest<HTMLElement>(selectors.link);
    const label = link && nameOf(link);
    if (!label) continue;
    // The label is drawn by the style sheet, which not every screen reader reads.
    const [key, fallback] =
      count === 1
        ? (['wishlistCountOne', strings.countOne] as const)
        : (['wishlistCount', strings.count] as const);
    edits.attributes(link, {
      'aria-label': count > 0 ? text(key, fallback, { label, count }) : label,
    });
  }
}

/** What links were called before the number stood in their names. */
const names = new WeakMap<HTMLElement, string>();

function nameOf(link: HTMLElement): string {
  const name = names.get(link) ?? (link.title || link.ariaLabel || link.textContent.trim());
  names.set(link, name);
  return name;
}

function showChanged(edits: PageEdits, isOn: boolean): void {
  for (const icon of icons()) edits.toggleClass(icon, classes.changed, isOn);
}
