/**
 * What consent covers at this moment, read afresh from the page and its cookies, which other scripts
 * and other tabs write. No store, as it is asked before anything else of a shop has been loaded.
 *
 * Source: specification section 4 "Consent"; platform document "forms, swatches, consent", D.5 to D.7.
 */
import {
  CONSENT_PREFIX,
  type ConsentAnswers,
  type ConsentPolicy,
  isGranted,
  readAnswers,
  readChange,
  readConsentType,
} from '../models/consent';
import { CONSENT_CHANGE, CONSENT_TYPE, consentGlobals } from '../platform/consent-globals';
import { onCookieNews } from '../platform/cookie-news';

/** Whether the shop asks for consent at all, or another script answers for one that does. */
export function hasConsentPlugin(): boolean {
  return Boolean(consentGlobals.consent_api ?? consentGlobals.wp_has_consent);
}

/**
 * What the page says of consent. Where there are only the plugin's functions, and no data of it, what
 * was not allowed is denied.
 */
function readPolicy(): ConsentPolicy {
  // One by one: to copy the rest of them would read every global of the page.
  const page = consentGlobals;
  const { consent_api: api, wp_consent_type: announced } = page;
  const fallback = api
    ? api.consent_type
    : (page.wp_fallback_consent_type ?? (hasConsentPlugin() && 'optin'));
  return {
    announced: announced === undefined ? undefined : readConsentType(announced),
    fallback: readConsentType(fallback),
    awaitsType: Boolean(api?.waitfor_consent_hook || page.waitfor_consent_hook),
  };
}

export function cookiePrefix(): string {
  const prefix = consentGlobals.consent_api?.cookie_prefix;
  return typeof prefix === 'string' && prefix ? prefix : CONSENT_PREFIX;
}

/** Categories denied by an event → what their cookies said then: the browser may refuse cookies. */
const denied = new Map<string, string | undefined>();

/** Whether a category, e.g. `marketing`, is allowed now. */
export function isCovered(category: string): boolean {
  return isGranted(readPolicy(), currentAnswers(), category);
}

/** The answers as they are now. A denial holds until a cookie says something new. */
export function currentAnswers(): ConsentAnswers {
  const answers = cookieAnswers();
  const held = [...denied].filter(([category, then]) => answers.get(category) === then);
  return new Map([...answers, ...held.map(([category]) => [category, 'deny'] as const)]);
}

function cookieAnswers(): ConsentAnswers {
  try {
    return readAnswers(document.cookie, cookiePrefix());
  } catch {
    // A sandboxed page.
    return new Map();
  }
}

/**
 * Hears of everything that may have changed what is covered: answers, a type that is announced late,
 * cookies that another tab has written, a page that comes back.
 *
 * @param hear told whether it was an answer given on this page
 */
export function watchConsent(hear: (isAnswer: boolean) => void, signal: AbortSignal): void {
  const hearAnswer = ({ detail }: Event & { detail?: unknown }): void => {
    for (const [category, answer] of readChange(detail)) {
      if (answer === 'deny') denied.set(category, cookieAnswers().get(category));
      else denied.delete(category);
    }
    hear(true);
  };
  document.addEventListener(CONSENT_CHANGE, hearAnswer, { signal });
  document.addEventListener(CONSENT_TYPE, () => hear(true), { signal });
  onCookieNews(() => hear(false), signal);
}
