/**
 * What the platform's consent plugin, and a consent banner, put on the page for everybody.
 * Source: platform document "forms, swatches, consent", D.2.
 */
export interface ConsentGlobals {
  /** The plugin's data; missing where the plugin is not installed. */
  consent_api?: {
    consent_type?: unknown;
    waitfor_consent_hook?: unknown;
    cookie_expiration?: unknown;
    cookie_prefix?: unknown;
    services?: unknown;
  };
  /** Set by a banner, early or late. */
  wp_consent_type?: unknown;
  wp_fallback_consent_type?: unknown;
  waitfor_consent_hook?: unknown;
  wp_has_consent?: (category: string) => boolean;
  wp_set_consent?: (category: string, value: unknown) => void;
  wp_has_service_consent?: (service: string) => boolean;
  wp_is_service_denied?: (service: string) => boolean;
  wp_set_service_consent?: (service: string, isAllowed: unknown) => void;
  wp_get_service_category?: (service: string) => string;
  consent_api_set_cookie?: (name: string, value: string) => void;
  consent_api_get_cookie?: (name: string) => string;
}

export const consentGlobals = globalThis as unknown as ConsentGlobals;

/** Raised on the document, and not bubbling, when an answer changes. */
export const CONSENT_CHANGE = 'wp_listen_for_consent_change';
/** Raised on the document by a banner that has set its type. */
export const CONSENT_TYPE = 'wp_consent_type_defined';
