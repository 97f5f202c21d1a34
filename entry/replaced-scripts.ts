import list from './replaced-scripts.json';

/**
 * The platform's script handles that the islands replace, and what follows from it. The one list that
 * the PHP file, the diagnostics and the documentation read.
 *
 * A handle may be emptied on a page only when every island that it names is on there. Otherwise its
 * script stays, and its other islands are turned off, unless they bear it (`beside`): nothing may be
 * done twice, and nothing may be missing.
 *
 * That a script still runs is seen by its element, `script#{handle}-js[src]`, whose address is not that
 * of its stand-in; where something has taken the ids away, by its `file`; where something has joined the
 * files, by one of its `globals`.
 *
 * Sources: platform documents "shop", 1.1, "theme", 1.1, and "forms-swatches-consent", 0.
 */
export interface ReplacedScript {
  /** Replace it together. */
  islands: readonly string[];
  /**
   * It may run beside its islands, being a library, or because they bear it: it stays wherever a script
   * that is not replaced depends on it.
   */
  beside?: boolean;
  /** Part of its address, where others may use the same handle for something else. */
  from?: string;
  /** The end of its address, up to `.js` or `.min.js`, as pages of the platform print it. */
  file?: string;
  /** The file in `dist/` that takes its place, for what other code calls. */
  standIn?: StandIn;
  /** Made by this script only, never by us: dotted paths from `window`. */
  globals?: readonly string[];
}

/**
 * `always`; `jquery`: on pages that have jQuery anyway; `called`: where other scripts depend on the
 * handle, or inline code calls the global named in `calls`.
 */
export type StandIn =
  { file: string; when: 'always' | 'jquery' } | { file: string; when: 'called'; calls: string };

/** By handle. */
export const replacedScripts = list as Readonly<Record<string, ReplacedScript>>;

/** The handles that an island replaces, alone or with others; none for what only we have. */
export function handlesOf(island: string): string[] {
  return Object.keys(replacedScripts).filter((handle) =>
    replacedScripts[handle]?.islands.includes(island),
  );
}
