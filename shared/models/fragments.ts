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

export type LoadDecision =
  | { use: 'stored'; fragments: Fragments; refreshInMs: number | undefined }
  | { use: 'server'; reason: 'no cart_created' | 'fragment expired' | 'no fragment' };

/** What to show when a page loads. `cookieHash` is empty when the cookie is absent. */
export function decideOnLoad(stored: StoredCart, cookieHash: string, now: number): LoadDecision {
  const { fragments, hash, createdAt } = stored;
  if (hash && createdAt === undefined) return { use: 'server', reason: 'no cart_created' };
  if (createdAt !== undefined && createdAt + FRAGMENT_LIFETIME_MS < now) {
    return { use: 'server', reason: 'fragment expired' };
  }
  if (!fragments?.[CONTENT_FRAGMENT] || hash !== cookieHash) {
    return { use: 'server', reason: 'no fragment' };
  }
  const refreshInMs = createdAt === undefined ? undefined : createdAt + FRAGMENT_LIFETIME_MS - now;
  return { use: 'stored', fragments, refreshInMs };
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
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { fragments, cart_hash: hash } = answer as Record<string, unknown>;
  const read = readFragments(fragments);
  return read && { fragments: read, hash: typeof hash === 'string' ? hash : '' };
}

/** A map whose values are all markup; anything else is refused as a whole. */
export function readFragments(value: unknown): Fragments | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  const isMarkup = entries.every(([, html]) => typeof html === 'string');
  return isMarkup && entries.length > 0 ? (value as Fragments) : undefined;
}

/** Parses stored fragments; anything malformed counts as missing. */
export function parseFragments(json: string | null): Fragments | undefined {
  if (!json) return undefined;
  try {
    return readFragments(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Reads a stored timestamp; anything but a positive whole number counts as missing. */
export function parseTimestamp(raw: string | null): number | undefined {
  const value = Number(raw);
  return raw && Number.isFinite(value) && value > 0 ? value : undefined;
}
