/**
 * The one place where cookies are written. What is not strictly necessary is written only while
 * consent covers it, asked at that very moment.
 */
import { isCovered } from './consent-cover';

/** What data is for: strictly necessary, or a category of consent. */
export type Purpose = 'necessary' | (string & {});

export function mayKeep(purpose: Purpose): boolean {
  return purpose === 'necessary' || isCovered(purpose);
}

/**
 * Writes cookies. To delete one is always necessary.
 *
 * @param assignments to `document.cookie`, as the models give them: their form is the platform's
 * @returns whether they were written; a browser that takes no cookies counts as having written them
 */
export function keepCookies(purpose: Purpose, assignments: readonly string[]): boolean {
  return keepBy(purpose, () => {
    for (const assignment of assignments) document.cookie = assignment;
  });
}

/** Lets a library write, under the same conditions; `write` may do nothing else. */
export function keepBy(purpose: Purpose, write: () => void): boolean {
  if (!mayKeep(purpose)) return false;
  try {
    write();
  } catch {
    return false;
  }
  return true;
}

/** The text of all cookies; empty where they cannot be read. */
export function keptCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
