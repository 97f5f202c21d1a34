import { toNodes } from '../../shared/dom/html/html';
import { replaceRegion } from '../../shared/dom/regions/regions';
import { RequestError } from '../../shared/net/request-error';
import { postWishlist } from '../../shared/net/wishlist-calls';
import { raise } from '../../shared/platform/events';
import { isRecord } from '../../shared/platform/page-settings';
import { readSetting } from '../../shared/platform/settings';
import { $wishlist } from '../../shared/stores/wishlist';
import { refreshNonces } from './refresh-nonces';
import { selectors } from './wishlist.contract';
import { fragmentKey, fragmentSelector, readFragments } from './wishlist.model';
import { settings } from './wishlist.settings';

/** What a fragment is to be rendered with; the plugin's script keeps it beside the element. */
export type FragmentOptions = Record<string, unknown>;

const changed = new WeakMap<Element, FragmentOptions>();

/** The attribute's options, or those that a chosen variation has put in their place. */
export function optionsOf(fragment: HTMLElement): FragmentOptions {
  const known = changed.get(fragment);
  if (known) return known;
  try {
    const parsed: unknown = JSON.parse(fragment.dataset.fragmentOptions ?? '{}');
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

export function setOptions(fragment: HTMLElement, options: FragmentOptions): void {
  changed.set(fragment, options);
}

/**
 * The fragments to ask for, by key: those of one product and those of none; all of them when no
 * product is given.
 */
export function wantedFragments(ref?: string): Record<string, FragmentOptions> {
  const glue = readSetting(settings.glue);
  const all = [...document.querySelectorAll<HTMLElement>(selectors.fragment)];
  const meant = all.filter(
    ({ dataset }) => ref === undefined || !dataset.fragmentRef || dataset.fragmentRef === ref,
  );
  return Object.fromEntries(
    meant.map((fragment) => [fragmentKey(fragment.classList, glue), optionsOf(fragment)]),
  );
}

/**
 * Replaces what the answer brings: of each markup the part that is the fragment itself, wherever it
 * stands in there. Source: platform document "forms-swatches-consent", section E.4.
 */
export function replaceFragments(fragments: Readonly<Record<string, string>>): void {
  const glue = readSetting(settings.glue);
  for (const [key, html] of Object.entries(fragments)) {
    const selector = fragmentSelector(key, glue);
    if (!selector) continue;
    const nodes = toNodes(html);
    const fragment =
      [...nodes.children].find((child) => child.matches(selector)) ?? nodes.querySelector(selector);
    if (fragment) replaceRegion(selector, fragment.outerHTML);
  }
}

/** The fields that go with every call of the plugin. */
export function callFields(action: string): Record<string, unknown> {
  return { action, nonce: readSetting(settings.nonce(action)), context: 'frontend' };
}

let running: AbortController | undefined;

/**
 * Has the server render fragments anew. The last call wins, however the answers arrive.
 *
 * @param hasRenewed whether the nonces have been renewed for it already
 * @throws RequestError when there is no usable answer
 */
export async function reloadFragments(
  fragments: Readonly<Record<string, FragmentOptions>>,
  signal: AbortSignal,
  hasRenewed = false,
): Promise<void> {
  if (Object.keys(fragments).length === 0) return;
  running?.abort();
  const own = new AbortController();
  running = own;
  const ended = AbortSignal.any([own.signal, signal]);
  let outcome: Outcome = hasRenewed ? 'expired' : 'outdated';
  try {
    while (outcome !== 'settled' && !own.signal.aborted) {
      outcome = await askOnce(fragments, ended, outcome);
      if (outcome === 'expired') await refreshNonces();
    }
  } catch (error) {
    // The newer call tells what has come of it.
    if (!own.signal.aborted) throw error;
  }
}

/**
 * What came of asking once: `expired`, the page is older than its nonces, and nothing was rendered;
 * `outdated`, something was changed here meanwhile, and what the answer says may be from before that.
 */
type Outcome = 'expired' | 'outdated' | 'settled';

/** @param before what came of it the last time; nonces that have just been renewed are not to blame */
function askOnce(
  fragments: Readonly<Record<string, FragmentOptions>>,
  signal: AbortSignal,
  before: Outcome,
): Promise<Outcome> {
  const fields = { ...callFields('load_fragments'), fragments };
  const firstLoad = document.querySelector(selectors.emptyBlock) !== null;
  const { changes } = $wishlist.get();
  const use = (answer: unknown): Outcome => {
    if (signal.aborted) return 'settled';
    const { result, fragments: raw } = isRecord(answer) ? answer : {};
    if (result === false && before !== 'expired') return 'expired';
    if ($wishlist.get().changes !== changes) return 'outdated';
    // The platform prints an empty map as a list.
    if (!isRecord(raw) && !Array.isArray(raw)) throw new RequestError('unknown_error');
    const arrived = readFragments(raw);
    replaceFragments(arrived);
    raise('yith_wcwl_fragments_loaded', [fragments, arrived, firstLoad], document);
    return 'settled';
  };
  return postWishlist(fields, use, signal);
}
