/**
 * The settings a theme developer prints on the page:
 * `<script type="application/json" id="storefront-islands-settings">{…}</script>`.
 *
 * Read once, because the element never changes after the page was sent.
 */
export const SETTINGS_ELEMENT_ID = 'storefront-islands-settings';

let settings: Record<string, unknown> | undefined;

/** The parsed settings object; empty (with one console warning) when absent or malformed. */
export function pageSettings(): Record<string, unknown> {
  return (settings ??= parseSettings(document.getElementById(SETTINGS_ELEMENT_ID)?.textContent));
}

/** For tests, which print the settings anew. */
export function forgetPageSettings(): void {
  settings = undefined;
}

function parseSettings(text: string | null | undefined): Record<string, unknown> {
  if (!text?.trim()) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (isRecord(parsed)) return parsed;
  } catch {
    // Reported below together with the other malformed shapes.
  }
  tellDeveloper((problems) => problems.tellNoObject());
  return {};
}

/** The words for what is wrong are fetched only where something is. */
export function tellDeveloper(tell: (problems: typeof import('./setting-problems')) => void): void {
  // A page that lacks the file works all the same.
  import('./setting-problems').then(tell, () => undefined);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return Object(value) === value && !Array.isArray(value);
}
