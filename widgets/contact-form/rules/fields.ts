import { isFile, type Entry, type EntryValue, type FileLike } from './entries';

/** Everything that was sent under one base name: `topics`, `topics[]` and `topics[a][]` alike. */
export interface Field {
  /** As sent, in order, without empty texts. */
  readonly values: readonly EntryValue[];
  /** The texts among them, trimmed, without blank ones. Text rules look at nothing else. */
  readonly texts: readonly string[];
  readonly files: readonly FileLike[];
}

export const EMPTY_FIELD: Field = { values: [], texts: [], files: [] };

const BASE_NAME = /^[a-z][\w:-]*/i;
const BRACKETS = /\[([a-z][\w:-]*|\d*)\]/giy;
/** Longer ones are no exact numbers any more, and no index that a form would have. */
const INDEX = /^\d{1,15}$/;

/**
 * Gathers entries by base name. A name is read as far as it is well formed (`a.b` is `a`); one that
 * does not begin with an ASCII letter is left out. Repeated plain names keep the last value,
 * `name[]` collects all, `name[key]` nests.
 *
 * Source: platform document "forms-swatches-consent", section A.6.4.
 */
export function readFields(entries: Iterable<Entry>): Map<string, Field> {
  const root = new Branch();
  for (const [name, value] of entries) {
    const base = BASE_NAME.exec(name)?.[0];
    if (base === undefined) continue;
    let branch = root;
    let part = base;
    for (const [, next = ''] of name.slice(base.length).matchAll(BRACKETS)) {
      branch = branch.descend(part);
      part = next;
    }
    branch.put(part, value);
  }
  return new Map(Array.from(root.children, ([base, child]) => [String(base), toField(child)]));
}

/** One level of brackets. An empty part takes the next free index, as in PHP. */
class Branch {
  readonly children = new Map<string | number, Branch | EntryValue>();
  private nextIndex = 0;

  put(part: string, child: Branch | EntryValue): void {
    this.children.set(this.toKey(part), child);
  }

  /** The branch below `part`; a value that stands there gives way. */
  descend(part: string): Branch {
    const key = this.toKey(part);
    const there = this.children.get(key);
    if (there !== undefined && isBranch(there)) return there;
    const grown = new Branch();
    this.children.set(key, grown);
    return grown;
  }

  private toKey(part: string): string | number {
    if (part === '') return this.nextIndex++;
    if (!INDEX.test(part)) return part;
    const index = Number(part);
    this.nextIndex = Math.max(this.nextIndex, index + 1);
    return index;
  }
}

function toField(root: Branch | EntryValue): Field {
  const values = collectLeaves(root);
  const texts = values.flatMap((value) => (isFile(value) ? [] : value.trim() || []));
  return { values, texts, files: values.filter(isFile) };
}

/** In order of first appearance. Level by level, because names may nest deeper than calls can. */
function collectLeaves(root: Branch | EntryValue): EntryValue[] {
  let nodes = [root];
  while (nodes.some(isBranch)) {
    nodes = nodes.flatMap((node) => (isBranch(node) ? [...node.children.values()] : [node]));
  }
  return nodes.filter((node): node is EntryValue => node !== '');
}

function isBranch(node: Branch | EntryValue): node is Branch {
  return node instanceof Branch;
}
