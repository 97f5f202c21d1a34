/**
 * What a form sends, said without a DOM: the rules need nothing else. A `File` is a `FileLike`.
 * Source: platform document "forms-swatches-consent", sections A.6.1 and A.6.4.
 */
export interface FileLike {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export type EntryValue = string | FileLike;

/** One pair as `FormData` lists it; the name still has its brackets. */
export type Entry = readonly [name: string, value: EntryValue];

export function isFile(value: EntryValue): value is FileLike {
  return typeof value !== 'string';
}
