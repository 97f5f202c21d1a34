/**
 * Puts what cannot be seen of a menu out of reach of keyboard and screen reader.
 *
 * @returns leaves nothing in reach but `level` and what is in it, without `hidden`; all but `hidden`
 * where there is no level
 */
export function createReach(
  menu: HTMLElement,
  signal: AbortSignal,
): (level: HTMLElement | undefined, hidden: readonly HTMLElement[]) => void {
  const outOfReach = new Set<HTMLElement>();
  const giveBack = (): void => {
    for (const element of outOfReach) element.inert = false;
    outOfReach.clear();
  };
  const keepOut = (element: Element): void => {
    if (!(element instanceof HTMLElement) || element.inert) return;
    element.inert = true;
    outOfReach.add(element);
  };
  signal.addEventListener('abort', giveBack);
  return (level, hidden) => {
    giveBack();
    for (let at = level; at && at !== menu; at = at.parentElement ?? undefined) {
      for (const other of at.parentElement?.children ?? []) if (other !== at) keepOut(other);
    }
    for (const list of hidden) keepOut(list);
  };
}
