/**
 * Consent as the platform's consent plugin keeps it: what is allowed. What an answer writes stands in
 * `consent-answer`, apart from what every page reads.
 * Source: specification section 4 "Consent"; platform documents "forms", sections D and I (rows 28
 * and 29), and "shop", section 16.
 */
import { findCookie } from './cookie-text';

/** The only answers that are accepted. */
export type ConsentAnswer = 'allow' | 'deny';

/**
 * What holds where a shopper gave no answer.
 *
 * - `none`: nobody asks for consent; all is allowed, whatever was answered in earlier days
 * - `optout`: allowed until denied
 * - `optin`: denied until allowed
 */
export type ConsentType = 'none' | 'optout' | 'optin';

export interface ConsentPolicy {
  /** The type that a banner announced; `undefined` while none did. */
  announced: ConsentType | undefined;
  /** The type that the server printed for everybody. */
  fallback: ConsentType;
  /** Whether a banner is going to announce a type, so that the server's means nothing. */
  awaitsType: boolean;
}

/** Category → text of its cookie, which is an answer unless somebody tampered with it. */
export type ConsentAnswers = ReadonlyMap<string, string>;

/** Start of the names of the cookies, e.g. `wp_consent_marketing`. */
export const CONSENT_PREFIX = 'wp_consent';

/**
 * Reads a type as banners and the server write it: any text with `optout` in it, any other text, or
 * nothing. What is no text asks for consent in some way, so that nothing is allowed unasked.
 */
export function readConsentType(raw: unknown): ConsentType {
  if (!raw) return 'none';
  return typeof raw === 'string' && raw.includes('optout') ? 'optout' : 'optin';
}

/**
 * Whether a category is allowed.
 *
 * While a type is awaited only `allow` counts: it is enough under every type, so that what was
 * allowed before an announcement is never taken back by it.
 */
export function isGranted(
  { announced, fallback, awaitsType }: ConsentPolicy,
  answers: ConsentAnswers,
  category: string,
): boolean {
  const answer = answers.get(category) || undefined;
  const type = announced ?? (awaitsType ? 'optin' : fallback);
  switch (type) {
    case 'none':
      return true;
    case 'optout':
      return answer === undefined || answer === 'allow';
    case 'optin':
      return answer === 'allow';
  }
}

/** The answers in the text of `document.cookie`. */
export function readAnswers(cookies: string, prefix = CONSENT_PREFIX): ConsentAnswers {
  const start = `${prefix}_`;
  const names = cookies.split(';').map((entry) => entry.trim().split('=', 1)[0] ?? '');
  return new Map(
    names
      .filter((name) => name.startsWith(start))
      .map((name) => [name.slice(start.length), findCookie(cookies, name) ?? '']),
  );
}

/** The answers in the detail of a change event, whoever raised it; the rest is ignored. */
export function readChange(detail: unknown): ReadonlyMap<string, ConsentAnswer> {
  const entries = Object.entries(detail ?? {});
  return new Map(entries.flatMap(([key, value]) => (isConsentAnswer(value) ? [[key, value]] : [])));
}

/** Whether something is one of the answers. */
export function isConsentAnswer(raw: unknown): raw is ConsentAnswer {
  return raw === 'allow' || raw === 'deny';
}
