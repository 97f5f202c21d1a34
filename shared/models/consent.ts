/**
 * Consent as the platform's consent plugin keeps it: what is allowed, and what an answer writes.
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

/** Days that an answer lives. */
export const CONSENT_DAYS = 30;

const DAY_MS = 86_400_000;

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

/** What goes with a consent cookie besides its name and value. */
export interface ConsentCookieScope {
  /** Milliseconds since the epoch. */
  now: number;
  /** Whether the page came over https: the cookie goes back that way only. */
  isSecure: boolean;
  lifetimeDays?: number;
}

/** One assignment to `document.cookie`: of the host only, and not encoded, as the server reads it. */
export function writeConsentCookie(
  name: string,
  value: string,
  { now, isSecure, lifetimeDays = CONSENT_DAYS }: ConsentCookieScope,
): string {
  const expires = new Date(now + lifetimeDays * DAY_MS).toUTCString();
  return `${name}=${value}${isSecure ? ';secure' : ''};expires=${expires};path=/`;
}

export interface GivenAnswer {
  /** The assignment to `document.cookie`: made in any case, as it renews the cookie's life. */
  write: string;
  /** The detail of the change event; `undefined` when the shopper has said so before. */
  detail: ChangeDetail | undefined;
}

/**
 * Gives an answer for a category.
 *
 * @param answers those that are known before
 * @returns `undefined` for what is no answer, and for a category that no cookie can be named after
 */
export function giveAnswer(
  answers: ConsentAnswers,
  category: string,
  answer: unknown,
  scope: ConsentCookieScope,
  prefix = CONSENT_PREFIX,
): GivenAnswer | undefined {
  if (!isConsentAnswer(answer) || !/^[^\s;=]+$/.test(category)) return undefined;
  const isChange = answers.get(category) !== answer;
  return {
    write: writeConsentCookie(`${prefix}_${category}`, answer, scope),
    detail: isChange ? changeDetail(category, answer) : undefined,
  };
}

/**
 * The detail of the platform's change event: an empty list that has the category as a property.
 * Listeners go through its keys or ask for the category.
 */
export type ChangeDetail = ConsentAnswer[] & Record<string, ConsentAnswer>;

function changeDetail(category: string, answer: ConsentAnswer): ChangeDetail {
  return Object.assign([], { [category]: answer });
}

/** The answers in the detail of a change event, whoever raised it; the rest is ignored. */
export function readChange(detail: unknown): ReadonlyMap<string, ConsentAnswer> {
  const entries = Object.entries(detail ?? {});
  return new Map(entries.flatMap(([key, value]) => (isConsentAnswer(value) ? [[key, value]] : [])));
}

function isConsentAnswer(raw: unknown): raw is ConsentAnswer {
  return raw === 'allow' || raw === 'deny';
}
