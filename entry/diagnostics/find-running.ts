import type { ReplacedScript } from '../replaced-scripts';
import type { Running } from './replaced.model';

/**
 * The scripts of the list that run on this page: by their element, as WordPress prints it, unless it
 * leads to the stand-in; where files have been joined, by a global that only they make.
 */
export function findRunning(list: Readonly<Record<string, ReplacedScript>>): Running[] {
  return Object.entries(list).flatMap(
    ([handle, { standIn, from = '', globals = [] }]): Running[] => {
      const script = document.getElementById(`${handle}-js`);
      if (script instanceof HTMLScriptElement && script.src) {
        const isTheirs = script.src.includes(from) && !isFile(script.src, standIn?.file);
        return isTheirs ? [{ handle, src: script.src }] : [];
      }
      const global = globals.find(isThere);
      return global ? [{ handle, global }] : [];
    },
  );
}

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
