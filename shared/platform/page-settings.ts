/**
 * The settings a theme developer prints on the page:
 * `<script type="application/json" id="storefront-islands-settings">{…}</script>`.
 *
 * Read once, because the element never changes after the page was sent. The loader and the chunks
 * carry a copy of this module each, so what was read is kept where both find it.
 */
export const SETTINGS_ELEMENT_ID = 'storefront-islands-settings';

const CACHE = Symbol.for(SETTINGS_ELEMENT_ID);

const page = globalThis as unknown as Record<symbol, Record<string, unknown> | undefined>;

/** The parsed settings object; empty (with one console warning) when absent or malformed. */
export function pageSettings(): Record<string, unknown> {
  return (page[CACHE] ??= parseSettings(document.getElementById(SETTINGS_ELEMENT_ID)?.textContent));
}

/** For tests and for single-page hosts that swap the settings element. */
export function forgetPageSettings(): void {
  page[CACHE] = undefined;
}

function parseSettings(text: string | null | undefined): Record<string, unknown> {
  if (!text?.trim()) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (isRecord(parsed)) return parsed;
  } catch {
    // Reported below together with the other malformed shapes.
  }
  // eslint-disable-next-line no-console -- a theme developer has to see this, and nobody else can
  console.warn(`storefront-islands: #${SETTINGS_ELEMENT_ID} must hold one JSON object.`);
  return {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
