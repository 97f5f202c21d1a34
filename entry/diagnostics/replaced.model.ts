import type { ReplacedScript } from '../replaced-scripts';
import type { Explanation } from './facts';

/** A script of the platform that runs although islands of this page replace it. */
export interface Running {
  handle: string;
  /** Its address; none where only what it leaves behind was found. */
  src?: string;
  /** What it leaves behind, where that was found. */
  global?: string;
}

export interface Beside extends Explanation {
  islands: string[];
}

/**
 * Which scripts do what islands do as well.
 *
 * @param running found on the page
 * @param active islands that are on the page and not off
 */
export function scriptsBeside(
  running: readonly Running[],
  active: ReadonlySet<string>,
  list: Readonly<Record<string, ReplacedScript>>,
): Beside[] {
  return running.flatMap(({ handle, src, global }) => {
    const script = list[handle];
    const islands = script?.islands.filter((name) => active.has(name)) ?? [];
    if (!script || script.beside || islands.length === 0) return [];
    const names = islands.map((name) => `“${name}”`).join(', ');
    const one = islands.length === 1;
    const found = src ? `(${src})` : `(joined with others: ${global ?? handle} is there)`;
    const source = script.standIn ? `the address of ${script.standIn.file}` : 'false';
    return {
      islands,
      what: `The script “${handle}” ${found} runs beside ${one ? 'the island' : 'the islands'} ${names}, which ${one ? 'replaces' : 'replace'} it: what both do happens twice.`,
      todo: `Let storefront-islands.php take it over, or set wp_scripts()->registered['${handle}']->src to ${source}; or turn ${one ? 'the island' : 'these islands'} off.${src ? '' : ' Leave it out of the joined file.'}`,
    };
  });
}
