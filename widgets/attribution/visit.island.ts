import type { IslandContext, Mount } from '../../shared/islands/island';
import {
  AD_CLICK_COOKIE,
  attributionCookiesIn,
} from '../../shared/models/attribution/cookie-names';
import { fieldValues } from '../../shared/models/attribution/fields';
import type { AttributionRecord } from '../../shared/models/attribution/record';
import { findCookie } from '../../shared/models/cookie-text';
import { consentGlobals } from '../../shared/platform/consent-globals';
import { loadEarly } from '../../shared/platform/load-early';
import {
  ATTRIBUTION_CHANGE,
  type AttributionGlobal,
  attributionFields,
  attributionGlobal,
  isLeftToPlatform,
} from '../../shared/stores/attribution-page';
import { hasConsentPlugin, watchConsent } from '../../shared/stores/consent-cover';
import { keptCookies, mayKeep } from '../../shared/stores/kept-data';
import { type ArrivedAt, CATEGORY, selectors } from './visit.contract';

/**
 * Why a behaviour: it notes in cookies where the shopper comes from, as far as consent covers it, and
 * shows nothing; it must have done so before the first page is left.
 *
 * Sources: specification section 4 "Traffic source classification" and "Consent"; platform document
 * "shop", 15.5 and 16.
 */
export const mount: Mount = async (body, { signal, fail }) => {
  const { consent_api: hasPlugin, wp_has_consent: hasFunctions } = consentGlobals;
  const isBlock = body.querySelector(selectors.blockCheckout) !== null;
  const shop = attributionGlobal();
  const use = <Chunk>(fetch: () => Promise<Chunk>, start: (code: Chunk) => void): Promise<void> =>
    loadEarly(fetch).then((code) => void (signal.aborted || start(code)));
  await Promise.all([
    hasPlugin &&
      !hasFunctions &&
      use(
        () => import('./consent-functions'),
        ({ addConsentFunctions }) => addConsentFunctions(signal),
      ),
    // As below: what the platform's own script tells would be overwritten by what it does not.
    isBlock &&
      !(shop && isLeftToPlatform(shop)) &&
      use(
        () => import('./block-checkout'),
        ({ tellBlockCheckout }) => tellBlockCheckout(signal),
      ),
    // To count beside the platform's own script would count twice.
    shop && !isLeftToPlatform(shop) && trackVisit(shop, signal, fail),
  ]);
};

/** This page in the cookies: recorded once, however often the island is mounted. */
let recorded: AttributionRecord | undefined;
/** Whether it may be told: at once not, when consent goes; its cookies follow. */
let isTold = false;

async function trackVisit(
  shop: AttributionGlobal,
  signal: AbortSignal,
  fail: IslandContext['fail'],
): Promise<void> {
  const { href, hostname, search } = location;
  const arrived: ArrivedAt = { location: { href, hostname, search }, referrer: document.referrer };
  /** What other code has said by the platform's function since the last answer of the shopper. */
  let said = shop.early?.said;
  const isWanted = (): boolean => mayTrack(shop, said);

  const note = (isAllowed: boolean): void => {
    shop.params = { ...shop.params, allowTracking: isAllowed };
  };

  const settle = async (): Promise<void> => {
    // Others read there what the shopper wants; where nobody is asked, it is the shop's own word.
    if (hasConsentPlugin()) note(isWanted());
    if (!isWanted()) return forget(isWanted, categoryOf(shop));
    if (!recorded) {
      const { recordPage } = await loadEarly(() => import('./record-page'));
      // Meanwhile it may have been forbidden, or recorded.
      if (signal.aborted || !isWanted()) return;
      recorded ??= recordPage(arrived, shop.params ?? {}, categoryOf(shop));
    }
    tell(true);
  };
  const lose = (error: unknown): void => fail(error, 'load');
  watchConsent((isAnswer) => {
    if (isAnswer) said = undefined;
    settle().catch(lose);
  }, signal);
  expose(
    shop,
    (isAllowed) => {
      said = Boolean(isAllowed);
      note(said);
      settle().catch(lose);
    },
    signal,
  );
  await settle();
}

/**
 * Whether consent and the shop allow it. On a page from a cache the server's word is that for another
 * shopper, so it counts only in shops that ask nobody.
 */
function mayTrack(shop: AttributionGlobal, said: boolean | undefined): boolean {
  const printed = shop.params?.allowTracking;
  const isOn = said ?? (hasConsentPlugin() || printed === undefined || isYes(printed));
  return isOn && mayKeep(categoryOf(shop));
}

const isYes = (raw: unknown): boolean => Boolean(raw) && raw !== '0' && raw !== 'no';

/** Read at every need: the platform prints it after its scripts. */
function categoryOf({ params }: AttributionGlobal): string {
  const category = params?.consentCategory;
  return typeof category === 'string' && category ? category : CATEGORY;
}

async function forget(isWanted: () => boolean, category: string): Promise<void> {
  tell(false);
  if (!hasTraces(keptCookies())) return;
  const { forgetPages } = await loadEarly(() => import('./forget-pages'));
  if (isWanted()) return;
  forgetPages(category);
  recorded = undefined;
}

/** Whether there are cookies of attribution, or of a click on an advertisement. */
const hasTraces = (cookies: string): boolean =>
  attributionCookiesIn(cookies).length > 0 || findCookie(cookies, AD_CLICK_COOKIE) !== undefined;

function tell(isNow: boolean): void {
  if (isTold === isNow) return;
  isTold = isNow;
  document.dispatchEvent(new CustomEvent(ATTRIBUTION_CHANGE));
}

/** The platform's functions, which consent plugins and themes call. */
function expose(
  shop: AttributionGlobal,
  setOrderTracking: (isAllowed: unknown) => void,
  signal: AbortSignal,
): void {
  const page = globalThis as { sbjs?: unknown };
  const before = page.sbjs;
  page.sbjs = {
    get get() {
      return (isTold && recorded) || {};
    },
  };
  shop.setOrderTracking = setOrderTracking;
  shop.getAttributionData = () => fieldValues(attributionFields(), isTold ? recorded : undefined);
  signal.addEventListener('abort', () => {
    delete shop.setOrderTracking;
    delete shop.getAttributionData;
    if (before === undefined) delete page.sbjs;
    else page.sbjs = before;
  });
}
