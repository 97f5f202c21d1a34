/**
 * Whether somebody has gone on to something else since `from` had the focus, e.g. to type there: then an
 * outcome is told, and the focus stays. What has only lost it (inert, removed) counts as not gone on.
 */
export function hasGoneOn(from: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== from && activeElement !== body && activeElement !== null;
}
