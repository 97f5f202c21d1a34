import { announce, clearAnnouncement } from '../../shared/dom/announcer';
import { toNodes } from '../../shared/dom/html/html';
import { showProblem } from '../../shared/dom/toast';
import { enqueue } from '../../shared/net/queue';
import { RequestError } from '../../shared/net/request-error';
import { postWishlist } from '../../shared/net/wishlist-calls';
import { listen, raise } from '../../shared/platform/events';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { noteWishlistChange } from '../../shared/stores/wishlist';
import { noteWishlistNews } from '../../shared/stores/wishlist-news';
import { readFields, type Change } from './change-fields';
import { callFields, reloadFragments, replaceFragments, wantedFragments } from './fragments';
import { productName } from './heart';
import { refreshNonces } from './refresh-nonces';
import { classes, selectors, strings } from './wishlist.contract';
import { readOutcome, type Outcome } from './wishlist.model';
import { FOREIGN_TIMEOUT_MS, settings } from './wishlist.settings';

/** What is under way, by what shows it: not begun again. */
const underWay = new Set<Element>();

let hiding: ReturnType<typeof setTimeout> | undefined;

/** The plugin says no, and why. */
class Refusal extends Error {}

/**
 * Puts something on the list, or takes it off, by the plugin's own link.
 *
 * @param onSettled called when all is over, whatever has come of it
 */
export function changeWishlist(link: HTMLAnchorElement, onSettled: () => void): void {
  const change = readChange(link);
  const { action, busy, name } = change;
  if (underWay.has(busy)) return;
  const retry = (): void => changeWishlist(link, onSettled);
  if (action === 'add_to_wishlist' && !navigator.cookieEnabled) {
    showProblem({ message: readSetting(settings.cookiesDisabled), retry }, 'wishlist');
    return;
  }
  if (document.querySelector(selectors.foreignScript)) {
    leaveToPlugin(busy, link, onSettled);
    return;
  }
  clearAnnouncement();
  showProblem(undefined, 'wishlist');
  const show = (isBusy: boolean): void => void busy.classList.toggle(classes.loading, isBusy);
  underWay.add(busy);
  // The next page may be printed before the shop has done it.
  addEventListener('pagehide', noteWishlistNews);
  show(true);
  const fields = readFields(change);
  if (action === 'add_to_wishlist') raise('adding_to_wishlist');
  const finish = async (): Promise<void> => {
    try {
      await carryOut(change, fields);
    } catch (error) {
      // Without its answer nobody knows whether the shop has done it: a page that leaves ends its calls too.
      if (!(error instanceof Refusal)) noteWishlistNews();
      const isKnown = error instanceof RequestError || error instanceof Refusal;
      const message = text('wishlistFailed', strings.failed, { name });
      showProblem(
        { message: `${message} ${isKnown ? error.message : ''}`.trim(), retry },
        'wishlist',
      );
    }
    underWay.delete(busy);
    if (underWay.size === 0) removeEventListener('pagehide', noteWishlistNews);
    show(false);
    onSettled();
  };
  void enqueue(finish, {
    onHold() {
      show(false);
      showProblem({ message: text('wishlistHeld', strings.held, { name }) }, 'wishlist');
    },
    onResume() {
      show(true);
      showProblem(undefined, 'wishlist');
    },
  });
}

/** The plugin's own script hears the link; its events end what is shown, and so does time. */
function leaveToPlugin(busy: Element, link: HTMLElement, onSettled: () => void): void {
  const over = new AbortController();
  const end = (): void => {
    over.abort();
    clearTimeout(timer);
    busy.classList.remove(classes.loading);
    onSettled();
  };
  const timer = setTimeout(end, FOREIGN_TIMEOUT_MS);
  listen('added_to_wishlist', end, over.signal);
  listen('removed_from_wishlist', end, over.signal);
  busy.classList.add(classes.loading);
  link.click();
}

function readChange(link: HTMLAnchorElement): Change {
  const name = productName(link);
  const row = link.closest<HTMLElement>(selectors.row);
  if (row) return { action: 'remove_from_wishlist', link, container: row, busy: row, name };
  const container = link.closest(selectors.block) ?? link;
  const busy = link.closest(selectors.frame)?.querySelector(selectors.heart) ?? link;
  const action = link.matches(selectors.remove) ? 'delete_item' : 'add_to_wishlist';
  return { action, link, container, busy, name };
}

/** @throws RequestError or Refusal */
async function carryOut(change: Change, fields: Record<string, unknown>): Promise<void> {
  const { action, link, container, name } = change;
  const isList = action === 'remove_from_wishlist';
  const isAdd = action === 'add_to_wishlist';
  const send = (nonce: unknown): Promise<Outcome> =>
    postWishlist({ ...fields, nonce }, (answer) => readOutcome(answer, isList));
  let outcome = await send(fields.nonce);
  if (outcome.type === 'expired') {
    // A page that was cached for longer than its nonces live: nothing has happened yet.
    if (await refreshNonces()) outcome = await send(callFields(action).nonce);
  }
  // What has gone already is answered like a stale nonce: an answer that was lost, or another tab.
  const isGone = outcome.type === 'expired' && action === 'delete_item' && (await isOff(link));
  if (isGone) outcome = { ...outcome, type: 'done' };
  if (outcome.type === 'broken') throw new RequestError('unknown_error');
  if (outcome.type === 'done') {
    const leave = isList ? leaveRow(container) : leaveBlock(container);
    replaceFragments(outcome.fragments);
    if (isAdd && container.isConnected) markListed(container);
    leave();
    if (!isList) showMessage(outcome.message);
    noteWishlistChange();
    noteWishlistNews();
  }
  // After every answer, refusals included, as the plugin's own script does.
  raise('yith_wcwl_init_after_ajax', [], document);
  raise(isAdd ? 'added_to_wishlist' : 'removed_from_wishlist', [link, container]);
  if (outcome.type !== 'done') throw new Refusal(textOf(outcome.message));
  // The list's own page comes with a message that is an alert by itself.
  if (isList) return;
  const [key, fallback] = isAdd
    ? (['wishlistAdded', strings.added] as const)
    : (['wishlistRemoved', strings.removed] as const);
  announce(text(key, fallback, { name }));
}

/**
 * Shows what the list holds of a product now.
 *
 * @returns whether it holds it no longer
 * @throws RequestError when there is no usable answer
 */
async function isOff({ dataset: { productId } }: HTMLElement): Promise<boolean> {
  // The nonces have just been renewed.
  await reloadFragments(wantedFragments(productId), new AbortController().signal, true);
  const links = [...document.querySelectorAll<HTMLElement>(selectors.remove)];
  return !links.some(({ dataset }) => dataset.productId === productId);
}

/**
 * Notes that the focus is in a row that is about to go.
 *
 * @returns moves it to the row that takes its place, or to the list
 */
function leaveRow(row: Element): () => void {
  if (!row.contains(document.activeElement)) return () => undefined;
  const place = [...document.querySelectorAll(selectors.row)].indexOf(row);
  return () => {
    const links = document.querySelectorAll<HTMLElement>(selectors.rowRemove);
    const next = links[Math.min(place, links.length - 1)];
    const list = document.querySelector<HTMLElement>(selectors.table);
    if (!next && list) list.tabIndex = -1;
    (next ?? list)?.focus();
  };
}

/**
 * Notes that the focus is on the plugin's own link, which the server renders anew as another one.
 *
 * @returns moves it to the link that takes its place
 */
function leaveBlock(block: Element): () => void {
  const { parentElement } = block;
  if (!block.contains(document.activeElement)) return () => undefined;
  return () => {
    if (block.contains(document.activeElement)) return;
    const { browse, add, remove, frame, heart } = selectors;
    const link = parentElement?.querySelector<HTMLElement>(`${browse},${add},${remove}`);
    (link ?? parentElement?.closest(frame)?.querySelector<HTMLElement>(heart))?.focus();
  };
}

/**
 * Shows that something is listed where the answer brings no markup that does.
 * Source: platform document "forms-swatches-consent", section E.5.
 */
function markListed(block: Element): void {
  block.querySelector(selectors.addButton)?.remove();
  block.classList.add(classes.exists);
}

/**
 * The plugin's own box for messages, where the page has one and the shop wants it: shown for a while,
 * over everything.
 */
function showMessage(html: string): void {
  const message = document.querySelector(selectors.message);
  const box = message?.parentElement;
  if (!message || !box || !html || !readSetting(settings.hasNotices)) return;
  message.replaceChildren(toNodes(html));
  box.style.display = 'block';
  clearTimeout(hiding);
  hiding = setTimeout(() => (box.style.display = 'none'), readSetting(settings.noticeMs));
}

function textOf(html: string): string {
  return (toNodes(html).textContent ?? '').trim();
}
