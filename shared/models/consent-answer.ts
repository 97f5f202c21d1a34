/**
 * What an answer to the question for consent writes. Source: specification section 4 "Consent"; platform
 * document "forms", sections D and I (rows 28 and 29).
 */
import {
  CONSENT_PREFIX,
  type ConsentAnswer,
  type ConsentAnswers,
  isConsentAnswer,
} from './consent';

/** Days that an answer lives. */
export const CONSENT_DAYS = 30;

const DAY_MS = 86_400_000;

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
