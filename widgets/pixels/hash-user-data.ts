import { normalise, USER_FIELDS } from './user-data.model';

/** Looks like the result of a hash, in the only form that the network takes. */
const HASHED = /^[0-9a-f]{64}$/;

/**
 * The shopper's data as the network compares them: normalised, and nothing of them in clear.
 *
 * Pages without https have no means to hash, so that nothing is left of them there.
 *
 * @param raw field → value, as the shop prints them; what is no field of the network's is left out
 * @returns field → SHA-256 of its normalised value, 64 hexadecimal digits
 */
export async function hashUserData(
  raw: Readonly<Record<string, unknown>>,
): Promise<Record<string, string>> {
  if (!globalThis.crypto?.subtle) return {};
  const known = USER_FIELDS.flatMap((field) => {
    const value = Object.hasOwn(raw, field) ? normalise(field, raw[field]) : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  const hashed = known.map(async ([field, value]) => [field, await sha256(value)] as const);
  return Object.fromEntries(await Promise.all(hashed));
}

/** Of the text in UTF-8, as lower-case hexadecimal digits; what is a hash already stays. */
async function sha256(text: string): Promise<string> {
  if (HASHED.test(text)) return text;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
