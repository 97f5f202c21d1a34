export interface NamePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** What has a meaning in a regular expression that reads Unicode. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/**
 * Cuts a name into what was typed and the rest: every occurrence, whatever its case, from the left and
 * without overlaps. White space around the typed text does not count. Joined, the parts are the name.
 *
 * Works on plain text, so that nothing typed can ever match inside an entity or a tag.
 */
export function markMatches(name: string, typed: string): NamePart[] {
  const needle = typed.trim();
  if (!needle) return name ? [{ text: name, isMatch: false }] : [];
  // With the needle in a group, `split` keeps the matches: at all odd places.
  const pattern = new RegExp(`(${needle.replace(SYNTAX, String.raw`\$&`)})`, 'giu');
  return name
    .split(pattern)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
