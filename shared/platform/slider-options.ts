import { isRecord } from './page-settings';
import { readAmount, readBoolean, type Setting } from './settings';

/** Options as they are printed for a slider, by the theme or by others; values of any kind. */
export type PrintedOptions = Readonly<Record<string, unknown>>;

/** What the theme's slider library takes for `autoPlay: true`, in milliseconds. */
export const AUTOPLAY_MS = 3000;

/** `data-flickity-options` (platform document "theme", sections 16.1 and 23.1). */
export const flickityOptions = <Fallback extends PrintedOptions | undefined>(
  fallback: Fallback,
): Setting<PrintedOptions | Fallback> => ({
  key: 'flickityOptions',
  read: (raw) => {
    try {
      const parsed: unknown = JSON.parse(String(raw));
      return isRecord(parsed) ? parsed : undefined;
    } catch {
      return undefined;
    }
  },
  expected: 'a JSON object of slider options',
  fallback,
});

/** A number not below zero; page editors print some as text. */
export const amountOf = (value: unknown, fallback: number): number =>
  typeof value === 'number' || typeof value === 'string'
    ? (readAmount(value) ?? fallback)
    : fallback;

/** A boolean; page editors print some as text. */
export const booleanOf = (value: unknown, fallback: boolean): boolean =>
  // An object in its place may not even be a text.
  typeof value === 'object' || value === undefined ? fallback : (readBoolean(value) ?? fallback);

/** Milliseconds that a slide stays before the next one comes; 0: until somebody moves it. */
export const autoplayMsOf = (value: unknown): number =>
  value === true || value === 'true' ? AUTOPLAY_MS : amountOf(value, 0);
