const DAY_MS = 86_400_000;

/**
 * The theme's function for cookies, for other people's code: it knows what it stores and why, so
 * nothing here asks for consent, and nothing of the bundle uses it.
 *
 * @param value text to store; `false` deletes; nothing reads
 * @param days until it expires; without them it goes with the browser
 * @returns what is stored, or `null` where there is nothing, or the name is there twice
 *
 * Source: platform document "theme", section 2.1.
 */
export function cookie(
  name: string,
  value?: string | number | boolean,
  days?: number,
): string | null | undefined {
  try {
    if (value === undefined) {
      const found = document.cookie.split('; ').filter((pair) => pair.startsWith(`${name}=`));
      return found.length === 1 ? found[0]?.slice(name.length + 1) : null;
    }
    const lasting = value === false ? -1 : days;
    const until = lasting
      ? `; expires=${new Date(Date.now() + lasting * DAY_MS).toUTCString()}`
      : '';
    document.cookie = `${name}=${value || ''}${until}; path=/`;
  } catch {
    // A sandboxed page has none.
    return null;
  }
  return undefined;
}
