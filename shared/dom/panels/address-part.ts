/** What the platform's markup opens a panel with: the links of tabs, and the titles of accordions. */
const TITLES = '.tabbed-content>.nav>li>a,.wc-tabs>li>a,.accordion-title';

/** The names that a hash may mean: as it is written, and decoded if it can be. */
export function namesIn(hash: string): string[] {
  const raw = hash.slice(1);
  if (!raw) return [];
  try {
    return [...new Set([raw, decodeURIComponent(raw)])];
  } catch {
    return [raw];
  }
}

/**
 * The part of the page that a hash means: the first title of a panel whose link ends in it, else the
 * element with that id.
 *
 * Source: platform document "theme", section 10.3.
 */
export function partOf(hash: string): Element | undefined {
  const names = namesIn(hash);
  const means = ({ hash: own }: HTMLAnchorElement): boolean =>
    namesIn(own).some((name) => names.includes(name));
  if (names.length === 0) return undefined;
  return (
    [...document.querySelectorAll<HTMLAnchorElement>(TITLES)].find(means) ??
    names.map((name) => document.getElementById(name)).find((element) => element !== null)
  );
}

/** One panel of a group, as addresses reach it. */
export interface PanelEntry {
  /** Opens it; the part itself, where nothing has to. */
  link: HTMLElement;
  panel: HTMLElement;
  /** What an address that means the panel scrolls to. */
  target: HTMLElement;
}

export interface PanelPlace {
  /** The panel to open. */
  index: number;
  /** Where to scroll; nowhere, if the part is a panel's title in another group, which does it. */
  target: Element | undefined;
}

/** The panel of a group that a part of the page belongs to, however deep it lies in it. */
export function placeIn(
  entries: readonly PanelEntry[],
  part: Element | null | undefined,
): PanelPlace | undefined {
  if (!part) return undefined;
  const index = entries.findIndex(({ link, panel }) => link === part || panel.contains(part));
  const entry = entries[index];
  if (!entry) return undefined;
  const other = part.matches(TITLES) ? undefined : part;
  return { index, target: entry.link === part ? entry.target : other };
}
