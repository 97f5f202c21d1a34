/**
 * A set of small whole numbers (positions in a list), one bit each: thousands of variations are
 * compared 32 at a time.
 */
export type BitSet = Uint32Array;

export function emptySet(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest) set[set.length - 1] = 2 ** rest - 1;
  return set;
}

export function addTo(set: BitSet, position: number): void {
  const word = position >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (position & 31));
}

/** Leaves in `set` only what is in `other` too. */
export function intersect(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

export function unite(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** The lowest position that is in all sets; -1 when there is none. */
export function firstInAll(first: BitSet, ...others: readonly BitSet[]): number {
  for (let word = 0; word < first.length; word++) {
    let bits = first[word] ?? 0;
    for (const other of others) bits &= other[word] ?? 0;
    if (bits) return word * 32 + 31 - Math.clz32(bits & -bits);
  }
  return -1;
}

export function haveCommon(first: BitSet, ...others: readonly BitSet[]): boolean {
  return firstInAll(first, ...others) >= 0;
}
