/** A suggestion as it is shown. Source: specification, section 3 "Search suggestion". */
export interface Suggestion {
  /** Plain text: entities decoded, markup gone. */
  readonly name: string;
  /** Where picking it leads; nothing for one that cannot be picked. */
  readonly url: string | undefined;
  readonly image: string | undefined;
  /** Markup as the server sent it, to be shown through the HTML gate; empty for none. */
  readonly price: string;
}

/** What suggestions are wanted for. */
export interface Wanted {
  readonly text: string;
  /** Slug; empty for all categories. */
  readonly category: string;
}

export function isSame(one: Wanted, other: Wanted): boolean {
  return one.text === other.text && one.category === other.category;
}
