/** What an answer of the shop comes to. */
export type FeedOutcome =
  | { kind: 'markup'; html: string }
  | { kind: 'refused'; message: string | undefined }
  | { kind: 'malformed' };

/** Texts that jQuery's `data()`, with which the theme reads the attribute, takes for something else. */
const WORDS = new Set(['true', 'false', 'null']);

/**
 * Whether the theme would read the attribute as text. What it reads as a number, a list and the like
 * has been written by nobody who knows how (platform document "theme", section 23.6).
 */
export function isOpaqueText(raw: string | null): raw is string {
  if (!raw || WORDS.has(raw) || String(Number(raw)) === raw) return false;
  return !(/^(?:\{[^]*\}|\[[^]*\])$/.test(raw) && isJson(raw));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads `{success, data}`: markup, or the reason why there is none. */
export function readAnswer(answer: unknown): FeedOutcome {
  if (typeof answer !== 'object' || answer === null) return { kind: 'malformed' };
  const { success, data } = answer as { success?: unknown; data?: unknown };
  if (success === true && typeof data === 'string') return { kind: 'markup', html: data };
  if (success === false) {
    return { kind: 'refused', message: typeof data === 'string' && data ? data : undefined };
  }
  return { kind: 'malformed' };
}
