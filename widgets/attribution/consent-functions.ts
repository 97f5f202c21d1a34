import {
  CONSENT_DAYS,
  type ConsentCookieScope,
  giveAnswer,
  writeConsentCookie,
} from '../../shared/models/consent-answer';
import {
  isServiceDenied,
  isServiceGranted,
  readServiceAnswers,
  readServiceCategories,
  serviceCategory,
  SERVICES_COOKIE,
  type ServiceAnswers,
  type ServiceCategories,
  withServiceAnswer,
} from '../../shared/models/consent-services';
import { findCookie } from '../../shared/models/cookie-text';
import {
  CONSENT_CHANGE,
  consentGlobals,
  type ConsentGlobals,
} from '../../shared/platform/consent-globals';
import { cookiePrefix, currentAnswers, isCovered } from '../../shared/stores/consent-cover';
import { keepCookies, keptCookies } from '../../shared/stores/kept-data';

/** Raised on the document when a single service is answered for. */
const SERVICE_CHANGE = 'wp_consent_api_status_change_service';

type PlatformFunctions = Required<
  Pick<ConsentGlobals, `wp_${'has' | 'set' | 'get' | 'is'}_${string}` & keyof ConsentGlobals>
> &
  Required<Pick<ConsentGlobals, 'consent_api_set_cookie' | 'consent_api_get_cookie'>>;

/**
 * The functions that banners, statistics and pixels call, for a page without the plugin's own script.
 * Every call reads page and cookies anew.
 *
 * Source: platform document "forms, swatches, consent", D.2 and D.5.
 */
export function addConsentFunctions(signal: AbortSignal): void {
  const { consent_type, waitfor_consent_hook } = consentGlobals.consent_api ?? {};
  const functions: PlatformFunctions = {
    wp_has_consent: isCovered,
    wp_set_consent: setConsent,
    wp_has_service_consent: (service) =>
      isServiceGranted(serviceAnswers(), categories(), service, isCovered),
    wp_is_service_denied: (service) => isServiceDenied(serviceAnswers(), service),
    wp_set_service_consent: setServiceConsent,
    wp_get_service_category: (service) => serviceCategory(categories(), service),
    consent_api_set_cookie: setCookie,
    consent_api_get_cookie: (name) => findCookie(keptCookies(), name) ?? '',
  };
  const added = { wp_fallback_consent_type: consent_type, waitfor_consent_hook, ...functions };
  const page: Record<string, unknown> = globalThis as never;
  const missing = Object.entries(added).filter(([name]) => page[name] === undefined);
  for (const [name, value] of missing) page[name] = value;
  signal.addEventListener('abort', () => {
    for (const [name, value] of missing) if (page[name] === value) delete page[name];
  });
}

function setConsent(category: string, value: unknown): void {
  const answer = giveAnswer(currentAnswers(), category, value, scope(), cookiePrefix());
  if (!answer) return;
  keepCookies('necessary', [answer.write]);
  const { detail } = answer;
  if (detail) document.dispatchEvent(new CustomEvent(CONSENT_CHANGE, { detail }));
}

function setServiceConsent(service: string, raw: unknown): void {
  const value = Boolean(raw);
  setCookie(servicesCookie(), withServiceAnswer(serviceAnswers(), service, value));
  document.dispatchEvent(new CustomEvent(SERVICE_CHANGE, { detail: { service, value } }));
}

/** An answer is kept whatever it says: not to be asked again is what the shopper has asked for. */
function setCookie(name: string, value: string): void {
  keepCookies('necessary', [writeConsentCookie(name, value, scope())]);
}

function scope(): ConsentCookieScope {
  const days = Number(consentGlobals.consent_api?.cookie_expiration);
  return {
    now: Date.now(),
    isSecure: location.protocol === 'https:',
    lifetimeDays: days > 0 ? days : CONSENT_DAYS,
  };
}

const servicesCookie = (): string => `${cookiePrefix()}_${SERVICES_COOKIE}`;

function serviceAnswers(): ServiceAnswers {
  return readServiceAnswers(findCookie(keptCookies(), servicesCookie()));
}

function categories(): ServiceCategories {
  return readServiceCategories(consentGlobals.consent_api?.services);
}
