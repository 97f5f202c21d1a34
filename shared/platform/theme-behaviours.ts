interface ThemeGlobal {
  attach?: (context: Element) => unknown;
  detach?: (context: Element) => unknown;
}

/**
 * Lets what other scripts have registered with the theme's global see markup that comes or goes. A page
 * without the global has nobody to tell.
 *
 * Source: platform document "theme", section 2.1.
 */
export function runBehaviours(step: keyof ThemeGlobal, context: Element): void {
  const { Flatsome } = globalThis as { Flatsome?: ThemeGlobal };
  try {
    Flatsome?.[step]?.(context);
  } catch (error) {
    // Theirs: what is shown stays shown.
    reportError(error);
  }
}
