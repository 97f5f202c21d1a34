import { loadHtmlGate } from '../../shared/dom/html/html';
import { ignoreHeldEnter } from '../../shared/dom/input/ignore-held-enter';
import { isPlainPress } from '../../shared/dom/input/plain-press';
import { createEdits } from '../../shared/dom/regions/page-edits';
import { showProblem } from '../../shared/dom/toast';
import type { Mount } from '../../shared/islands/island';
import { RequestError } from '../../shared/net/request-error';
import { listen, raise } from '../../shared/platform/events';
import { loadChunk } from '../../shared/platform/load-chunk';
import { navigate } from '../../shared/platform/navigate';
import { onceInARow } from '../../shared/platform/once-in-a-row';
import { text } from '../../shared/platform/strings';
import { hasWishlistNews, NEWS_EVENT, RELOAD_EVENT } from '../../shared/stores/wishlist-news';
import { paintHearts, productName, stateOf } from './heart';
import { classes, selectors, strings } from './wishlist.contract';

/**
 * Why a behaviour: hearts, links and rows stay the server's; what they do is asked of the plugin's
 * own endpoints, whose answers bring the markup along.
 *
 * Sources: specification section 4 "Wishlist button", platform documents "forms-swatches-consent",
 * part E, and "theme", section 21.
 */
export const mount: Mount = (body, { signal }) => {
  const edits = createEdits(signal);
  const paint = (): void => void (signal.aborted || paintHearts(edits));
  /** Settles when what is shown is what is meant. */
  let upToDate: Promise<unknown> = Promise.resolve();
  const run = (task: (code: RefreshCode) => Promise<void>): Promise<void> => {
    const settled = loadRefresh().then(task).finally(paint);
    upToDate = settled.catch(() => undefined);
    return settled;
  };
  /** Nobody asked for it: what is shown stays, and a press asks the server anyway. */
  const reloadAll = onceInARow(() => {
    if (!signal.aborted) run(({ reload }) => reload(signal)).catch(() => undefined);
  });
  const retarget = (): void => {
    if (signal.aborted || !body.querySelector(selectors.forms)) return;
    run(({ followVariations }) => followVariations(signal)).catch(() => undefined);
  };

  /** What was pressed and has not been done yet: each once, however often it was pressed. */
  const pressed = new Set<HTMLAnchorElement>();
  const change = async (link: HTMLAnchorElement): Promise<void> => {
    pressed.add(link);
    const code = await loadChange();
    if (!pressed.has(link)) return;
    if (!code && !navigator.onLine) return tell(link, 'wishlistHeld', strings.held);
    pressed.delete(link);
    if (code) code.changeWishlist(link, paint);
    // Without its code nothing was sent: the link does it as it does without script.
    else navigate(link.href);
  };
  addEventListener('online', () => pressed.forEach(change), { signal });
  const press = async (heart: HTMLElement): Promise<void> => {
    const { classList } = heart;
    const isEmpty = (): boolean => stateOf(heart).type === 'empty';
    if (classList.contains(classes.loading)) return;
    classList.add(classes.loading);
    await Promise.all([loadChange(), upToDate]);
    if (isEmpty()) {
      const reloaded = run(({ reload }) => reload(signal, refOf(heart)));
      const error: unknown = await reloaded.catch((reason: unknown) => reason);
      const retry = (): void => void press(heart);
      // The shop may have rendered others, or a newer call has taken this one's place.
      if (isEmpty() && !signal.aborted)
        tell(heart, 'wishlistFailed', strings.failed, { error, retry });
    }
    classList.remove(classes.loading);
    if (!signal.aborted) act(heart, change);
  };
  const onClick = (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    const target = event.target as Element;
    const heart = target.closest<HTMLElement>(selectors.heart);
    const link = target.closest<HTMLAnchorElement>(selectors.links);
    // Where the plugin's own script still runs, it hears its links by itself.
    if (!heart && (!link || body.querySelector(selectors.foreignScript))) return;
    event.preventDefault();
    // The second click of a double click is no wish of its own.
    if (event.detail > 1) return;
    if (heart) void press(heart);
    else if (link) void change(link);
  };
  const onNear = ({ target }: Pick<Event, 'target'>): void => {
    if ((target as Element).closest(selectors.near)) void loadChange();
  };
  for (const type of ['pointerover', 'focusin']) body.addEventListener(type, onNear, { signal });
  body.addEventListener('click', onClick, { signal });
  ignoreHeldEnter(body, `${selectors.heart},${selectors.links}`, signal);

  for (const name of ['found_variation', 'reset_data'])
    // The choice is known to all once its event has gone out.
    listen(name, () => queueMicrotask(retarget), signal);
  listen('yith_wcwl_init', paint, signal, document);
  listen(RELOAD_EVENT, reloadAll, signal, document);
  // What the basket brings along may be rendered without its hearts (platform document "theme", section 20.2).
  listen('updated_cart_totals', () => raise(RELOAD_EVENT, [], document), signal);
  addEventListener(NEWS_EVENT, reloadAll, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && reloadAll(), { signal });

  // Who is there already is what woke this code.
  for (const here of body.querySelectorAll(':hover,:focus')) onNear({ target: here });
  paint();
  if (hasWishlistNews() || body.querySelector(selectors.emptyBlock)) reloadAll();
  retarget();
};

type RefreshCode = typeof import('./refresh');

const loadRefresh = (): Promise<RefreshCode> => withGate(() => import('./refresh'));

type ChangeCode = typeof import('./change');

/** What adds and removes, for who comes near; `undefined` where it cannot be loaded. */
const loadChange = (): Promise<ChangeCode | undefined> =>
  withGate(() => import('./change')).catch(() => undefined);

/** Code that puts markup of the plugin's answers into the page. */
async function withGate<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([loadChunk(load), loadHtmlGate()]);
  return code;
}

const refOf = (heart: HTMLElement): string | undefined =>
  heart.parentElement?.querySelector<HTMLElement>(selectors.block)?.dataset.fragmentRef;

function act(heart: HTMLElement, change: (link: HTMLAnchorElement) => Promise<void>): void {
  const state = stateOf(heart);
  if (state.type === 'browse' || state.type === 'login') navigate(state.link.href);
  else if (state.type !== 'empty') void change(state.link);
}

/** Says what has come of a press, and why if the shop has said so. */
function tell(
  part: Element,
  key: string,
  fallback: string,
  { error, ...more }: { error?: unknown; retry?: () => void } = {},
): void {
  const reason = error instanceof RequestError ? ` ${error.message}` : '';
  showProblem(
    { message: text(key, fallback, { name: productName(part) }) + reason, ...more },
    'wishlist',
  );
}
