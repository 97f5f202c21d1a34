import { isFile, type Entry, type EntryValue } from '../entries';
import { passesRule } from './oracle-rules';
import type { Recorded } from './vector';

/** A rule as the server sends it; the oracle is only asked about well-formed ones. */
export interface RawRule {
  readonly rule: string;
  readonly field?: string;
  readonly error?: string;
  readonly accept?: readonly (string | number)[];
  readonly threshold?: string | number;
  readonly base?: string | number;
  readonly interval?: string | number;
  readonly rules?: readonly RawRule[];
}

export const RULE_NAMES = [
  'required',
  'requiredfile',
  'email',
  'url',
  'tel',
  'number',
  'date',
  'time',
  'file',
  'enum',
  'dayofweek',
  'minitems',
  'maxitems',
  'minlength',
  'maxlength',
  'minnumber',
  'maxnumber',
  'mindate',
  'maxdate',
  'minfilesize',
  'maxfilesize',
  'stepnumber',
] as const;

/** Judges a form straight from the sentences of the platform document, section A.6.5. */
export function judge(rules: readonly RawRule[], entries: readonly Entry[]): Recorded {
  const known = rules.filter(isKnown);
  if (known.length === 0) return {};
  const results: Record<string, { error: string } | { valid: unknown[] }> = {};
  for (const field of fieldNames(entries)) {
    const valid = valuesOf(field, entries);
    results[field] = {
      valid: valid.map((value) => (isFile(value) ? { file: value.name } : value)),
    };
  }
  const failures = known.map((rule) => thrownBy(rule, entries));
  // From the last to the first, so that the first one stays.
  for (const thrown of failures.toReversed()) {
    if (thrown?.field && thrown.error) results[thrown.field] = { error: thrown.error };
  }
  return results;
}

const isKnown = ({ rule }: RawRule): boolean =>
  rule === 'all' || rule === 'any' || (RULE_NAMES as readonly string[]).includes(rule);

/** The error that a failing rule throws, or `undefined` when the rule passes. */
function thrownBy(
  rule: RawRule,
  entries: readonly Entry[],
): Pick<RawRule, 'field' | 'error'> | undefined {
  const children = (rule.rules ?? []).filter(isKnown);
  if (rule.rule === 'all') {
    const first = children.map((child) => thrownBy(child, entries)).find((thrown) => thrown);
    if (!first) return undefined;
    return first.error ? first : rule;
  }
  if (rule.rule === 'any') {
    const passing = children.filter((child) => thrownBy(child, entries) === undefined);
    return passing.length === 0 ? rule : undefined;
  }
  return passesRule(rule, valuesOf(rule.field ?? '', entries)) ? undefined : rule;
}

/** A form's entries as PHP would hold them: lists of keys with values or further lists. */
type Node = EntryValue | [key: string, node: Node][];

function isBranch(node: Node | undefined): node is [string, Node][] {
  return Array.isArray(node);
}

function treeOf(entries: readonly Entry[]): [string, Node][] {
  const tree: [string, Node][] = [];
  for (const [name, value] of entries) {
    const path = pathOf(name);
    if (path) put(tree, path, value);
  }
  return tree;
}

function put(branch: [string, Node][], [part = '', ...rest]: string[], value: EntryValue): void {
  const key = part === '' ? freeIndex(branch) : normalise(part);
  let pair = branch.find(([other]) => other === key);
  if (!pair) {
    pair = [key, ''];
    branch.push(pair);
  }
  if (rest.length === 0) {
    pair[1] = value;
    return;
  }
  if (!isBranch(pair[1])) pair[1] = [];
  put(pair[1], rest, value);
}

const isIndex = (part: string): boolean =>
  part !== '' && [...part].every((c) => c >= '0' && c <= '9');
const normalise = (part: string): string => (isIndex(part) ? String(BigInt(part)) : part);
const freeIndex = (branch: [string, Node][]): string =>
  String(Math.max(-1, ...branch.filter(([key]) => isIndex(key)).map(([key]) => Number(key))) + 1);

/** Parts of a name as far as it is well formed, or `undefined` when it does not begin with a letter. */
function pathOf(name: string): string[] | undefined {
  const isLetter = (c: string): boolean => (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  const isNamePart = (c: string): boolean =>
    isLetter(c) || isIndex(c) || c === '-' || c === '_' || c === ':';
  if (!isLetter(name.charAt(0))) return undefined;
  let at = 0;
  while (at < name.length && isNamePart(name.charAt(at))) at += 1;
  const path = [name.slice(0, at)];
  while (name.charAt(at) === '[') {
    const end = name.indexOf(']', at);
    const part = name.slice(at + 1, end);
    const isWord = isLetter(part.charAt(0)) && [...part].every(isNamePart);
    if (end === -1 || !(part === '' || isIndex(part) || isWord)) break;
    path.push(part);
    at = end + 1;
  }
  return path;
}

function fieldNames(entries: readonly Entry[]): string[] {
  return treeOf(entries).map(([name]) => name);
}

function valuesOf(field: string, entries: readonly Entry[]): EntryValue[] {
  const flatten = (node: Node): EntryValue[] => {
    if (isBranch(node)) return node.flatMap(([, child]) => flatten(child));
    return node === '' ? [] : [node];
  };
  return treeOf(entries)
    .filter(([name]) => name === field)
    .flatMap(([, node]) => flatten(node));
}
