/**
 * Cart fragments: which stored copy may be used, and when the server has to be asked.
 * Source: specification section 4 "Cart fragments", platform document "shop", section 6.2.
 */
export type Fragments = Readonly<Record<string, string>>;

/** Key without which a stored map is of no use: the mini-cart's content. */
export const CONTENT_FRAGMENT = 'div.widget_shopping_cart_content';

/** 24 hours, in milliseconds. */
export const FRAGMENT_LIFETIME_MS = 86_400_000;

export interface StoredCart {
  fragments: Fragments | undefined;
  /** Hash beside the stored fragments; empty for an empty cart. */
  hash: string;
  /** Milliseconds since the epoch at which a filled cart was stored first. */
  createdAt: number | undefined;
}

/**
 * The stored fragments, if they may be shown when a page loads, and in how many milliseconds they expire.
 *
 * @param cookieHash empty when the cookie is absent
 * @returns `undefined` when the server has to be asked
 */
export function usableCopy(
  { fragments, hash, createdAt }: StoredCart,
  cookieHash: string,
  now: number,
): { fragments: Fragments; expiresInMs: number | undefined } | undefined {
  const expiresInMs = createdAt && createdAt + FRAGMENT_LIFETIME_MS - now;
  // A filled cart whose age nobody knows is too old; an empty one never is.
  const isExpired = expiresInMs === undefined ? hash !== '' : expiresInMs < 0;
  if (isExpired || hash !== cookieHash || !fragments?.[CONTENT_FRAGMENT]) return undefined;
  return { fragments, expiresInMs };
}

/** The answer of every cart call. */
export interface CartAnswer {
  fragments: Fragments;
  hash: string;
}

/**
 * Reads the fragments and the hash of a cart answer.
 *
 * @returns `undefined` when the value is no map of selectors to markup
 */
export function readCartAnswer(answer: unknown): CartAnswer | undefined {
  const { fragments, cart_hash: hash } = Object(answer) as Record<string, unknown>;
  const read = readFragments(fragments);
  return read && { fragments: read, hash: typeof hash === 'string' ? hash : '' };
}

/**
 * Whether an answer has what the platform takes for fragments: then the shop has done what was asked, even
 * where a site prints none of them, which PHP does as `[]`.
 */
export const hasFragments = (fragments: unknown): fragments is object =>
  Object(fragments) === fragments;

/**
 * What of a map is markup. Plugins add data of their own, over which nothing that the shop has done may be lost.
 *
 * @returns `undefined` where nothing is left
 */
export function readFragments(value: unknown): Fragments | undefined {
  if (Object(value) !== value || Array.isArray(value)) return undefined;
  const markup = Object.entries(value as object).filter(([, html]) => typeof html === 'string');
  return markup[0] && Object.fromEntries(markup);
}

/** Parses stored fragments; anything malformed counts as missing. */
export function parseFragments(json: string | null): Fragments | undefined {
  try {
    return readFragments(JSON.parse(String(json)));
  } catch {
    return undefined;
  }
}

/** Reads a stored timestamp; anything but a positive whole number counts as missing. */
export function parseTimestamp(raw: string | null): number | undefined {
  const value = Number(raw);
  return value > 0 && value < Infinity ? value : undefined;
}
