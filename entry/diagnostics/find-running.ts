import type { ReplacedScript } from '../replaced-scripts';
import type { Running } from './replaced.model';

/**
 * The scripts of the list that run on this page: by their element, as WordPress prints it, unless it
 * leads to the stand-in, or may do so under another name; where the ids are gone, by their file; where files have been joined, by a global
 * that only they make.
 */
export function findRunning(list: Readonly<Record<string, ReplacedScript>>): Running[] {
  return Object.entries(list).flatMap(([handle, script]): Running[] => {
    const { standIn, from = '', file, globals = [] } = script;
    const named = document.getElementById(`${handle}-js`);
    const global = globals.find(isThere);
    if (named instanceof HTMLScriptElement && named.src) {
      const isStandIn = isFile(named.src, standIn?.file);
      // An optimiser may have given the stand-in another name: then only what theirs makes tells.
      const isUnlike = standIn && !(file ? isFileOf(named.src, file) : global);
      return named.src.includes(from) && !isStandIn && !isUnlike
        ? [{ handle, src: named.src }]
        : [];
    }
    const src = file && addressOf(file);
    if (src) return [{ handle, src }];
    return global ? [{ handle, global }] : [];
  });
}

/** The address of a script on the page that ends in a file, small or not. */
const addressOf = (file: string): string | undefined =>
  [...document.scripts].find(({ src }) => src && isFileOf(src, file))?.src;

const isFileOf = (address: string, file: string): boolean =>
  [`${file}.js`, `${file}.min.js`].some((end) => new URL(address).pathname.endsWith(end));

function isFile(address: string, file: string | undefined): boolean {
  return file !== undefined && new URL(address).pathname.endsWith(`/${file}`);
}

/** Whether a dotted path from `window` leads to something. */
function isThere(path: string): boolean {
  let value: unknown = globalThis;
  for (const step of path.split('.')) {
    if (value === undefined || value === null) return false;
    value = (value as Record<string, unknown>)[step];
  }
  return value !== undefined && value !== null;
}
