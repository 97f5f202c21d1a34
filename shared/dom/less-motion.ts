/** In the theme's page builder everything moves, whatever its user prefers. */
const isInBuilder = (): boolean => 'UxBuilder' in globalThis;

const preference = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Whether less motion is wanted (platform document "theme", section 2.4).
 *
 * @param query of an earlier question
 */
export const wantsLessMotion = (query = preference()): boolean => query.matches && !isInBuilder();

/** Tells whether less motion is wanted: now, and whenever that changes. */
export function watchLessMotion(react: (isWanted: boolean) => void, signal: AbortSignal): void {
  const query = preference();
  const tell = (): void => react(wantsLessMotion(query));
  query.addEventListener('change', tell, { signal });
  tell();
}
