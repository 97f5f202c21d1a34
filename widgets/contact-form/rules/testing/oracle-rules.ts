import { isFile, type EntryValue, type FileLike } from '../entries';
import { extensionToMime } from '../rule-vectors.json';
import type { RawRule } from './oracle';
import {
  bothLookLikeDates,
  dayOf,
  DIGITS,
  float,
  integer,
  isEmail,
  isNumber,
  isTel,
  isTime,
  isUrl,
  LETTERS,
  only,
  weekday,
} from './oracle-texts';

/**
 * The rules once more, in the plainest way and as slow as need be: character by character, without
 * regular expressions, `Date` or a rule of the engine. Source: platform document
 * "forms-swatches-consent", section A.6.6 with the differences 3, 4 and 6 of table I.
 */
export function passesRule(rule: RawRule, values: readonly EntryValue[]): boolean {
  const texts = values.filter((value) => typeof value === 'string').map((value) => value.trim());
  const filled = texts.filter((text) => text !== '');
  const files = values.filter(isFile);
  const accept = (rule.accept ?? []).map(String);
  const { threshold } = rule;
  switch (rule.rule) {
    case 'required':
      return filled.length !== 0;
    case 'requiredfile':
      return values.length !== 0;
    case 'email':
      return filled.every(isEmail);
    case 'url':
      return filled.every(isUrl);
    case 'tel':
      return filled.every(isTel);
    case 'number':
      return filled.every(isNumber);
    case 'date':
      return filled.every((text) => dayOf(text) !== undefined);
    case 'time':
      return filled.every(isTime);
    case 'enum':
      return filled.every((text) => accept.some((item) => item === text));
    case 'dayofweek':
      return filled.every((text) => {
        const day = dayOf(text);
        return day !== undefined && accept.includes(String(weekday(day)));
      });
    case 'file':
      return values.every((value) => isFile(value) && accept.some((item) => letsIn(item, value)));
    case 'minitems':
      return holds(filled.length, '>=', integer(threshold));
    case 'maxitems':
      return holds(filled.length, '<=', integer(threshold));
    case 'minlength':
      return filled.join('') === '' || holds(filled.join('').length, '>=', integer(threshold));
    case 'maxlength':
      return holds(filled.join('').length, '<=', integer(threshold));
    case 'minnumber':
      return filled.every((text) => holds(float(text), '>=', float(threshold)));
    case 'maxnumber':
      return filled.every((text) => holds(float(text), '<=', float(threshold)));
    case 'mindate':
      return filled.every((text) => !bothLookLikeDates(text, threshold) || text >= threshold);
    case 'maxdate':
      return filled.every((text) => !bothLookLikeDates(text, threshold) || text <= threshold);
    case 'minfilesize':
      return files.length === 0 || holds(bytes(files), '>=', integer(threshold));
    case 'maxfilesize':
      return holds(bytes(files), '<=', integer(threshold));
    case 'stepnumber': {
      const [base, interval] = [float(rule.base), float(rule.interval)];
      if (Number.isNaN(interval) || interval <= 0) return true;
      return filled.every((text) => {
        const rest = (float(text) - base) % interval;
        return Math.abs(rest) <= 5e-7 || Math.abs(rest - interval) <= 5e-7;
      });
    }
    default:
      throw new Error(`no such rule: ${rule.rule}`);
  }
}

/** An unreadable side never fails a value. */
function holds(value: number, relation: '>=' | '<=', bound: number): boolean {
  if (Number.isNaN(value) || Number.isNaN(bound)) return true;
  return relation === '>=' ? value >= bound : value <= bound;
}

const bytes = (files: readonly FileLike[]): number => {
  let sum = 0;
  for (const { size } of files) sum += size;
  return sum;
};

function letsIn(item: string, { name }: FileLike): boolean {
  const endsWith = (ending: string): boolean =>
    name.slice(-ending.length).toLowerCase() === ending.toLowerCase();
  if (item.startsWith('.')) {
    const extension = item.slice(1);
    return extension !== '' && only(extension, LETTERS + DIGITS) && endsWith(item);
  }
  return Object.entries(extensionToMime).some(([extension, type]) => {
    const [top] = type.split('/');
    const isMeant = item === type || item.toLowerCase() === `${top}/*`;
    return isMeant && endsWith(`.${extension}`);
  });
}
