import { replacedScripts } from '../replaced-scripts';
import islandsHash from 'storefront-islands:islands';
import { factsOf, readFiles, readMounts } from './browser-records';
import { explain } from './explain.model';
import { findIslands, islands, switchOf, type Found } from './find-islands';
import { findRunning } from './find-running';
import { islandHash, type Manifest } from './manifest';
import { checkPage, type BuildFacts } from './page-checks.model';
import { readLoaderVersion, readSetup, readSurroundings, readSwitches } from './read-page';
import { scriptsBeside, type Beside } from './replaced.model';
import { toRows, type Entry, type Report } from './report.model';

export type PageReport = Report<HTMLElement>;

/**
 * Everything that the page tells of its islands, now. Reads only: nothing on the page changes.
 *
 * @param base address of `dist/`
 * @param manifest what the server has; `null` until it was asked, `undefined` where it cannot be read
 */
export function collect(base: string, manifest: Manifest | null | undefined): PageReport {
  const { found, strays } = findIslands();
  const files = readFiles(base);
  const mounts = readMounts();
  const page = readSurroundings(found, files);
  const switches = readSwitches();
  const active = new Set(found.filter(({ state }) => state !== 'off').map(({ island }) => island));
  const beside = scriptsBeside(findRunning(replacedScripts), active, replacedScripts);

  const entries = found.map((one): Entry<HTMLElement> => {
    const { island, state, element } = one;
    const known = manifest?.islands[island];
    const own = known ? [known.file, ...known.imports] : [`chunks/${island}-${islandsHash}.js`];
    const starter = starterOf(files);
    const explanation = explain(
      {
        ...one,
        ...(state === 'off' ? { switchedOff: switchOf(one, switches) } : {}),
        files: factsOf(starter ? [...own, starter] : own, files),
      },
      page,
    );
    return { island, state, where: element, ...withScripts(one, explanation, beside) };
  });

  return {
    ...(manifest ? { version: `${manifest.version} (${manifest.hash})` } : {}),
    problems: [...checkPage(readSetup(found, strays, files, builds(files, manifest))), ...beside],
    rows: toRows(entries, (island) => {
      const { ownBytes, allBytes } = manifest?.islands[island] ?? {};
      const sizes = ownBytes === undefined || allBytes === undefined ? {} : { ownBytes, allBytes };
      return { mounts: mounts.get(island) ?? [], ...sizes };
    }),
    absent: islands
      .filter(({ name }) => !found.some(({ island }) => island === name))
      .map(({ name, selector }) => ({ island: name, selector })),
  };
}

/** An island whose script runs as well says so in its own row, too. */
function withScripts(
  { island, state }: Found,
  { what, todo }: { what: string; todo: string },
  beside: readonly Beside[],
): { what: string; todo: string } {
  const isDoubled = state !== 'off' && beside.some(({ islands: names }) => names.includes(island));
  return isDoubled
    ? {
        what: `${what} The script that it replaces runs as well.`,
        todo: todo || 'See the problems.',
      }
    : { what, todo };
}

function builds(
  files: ReadonlyMap<string, unknown>,
  manifest: Manifest | null | undefined,
): BuildFacts {
  const loaderVersion = readLoaderVersion();
  const starter = starterOf(files);
  return {
    ...(manifest
      ? {
          manifest: {
            hash: manifest.hash,
            starter: manifest.starter,
            islandHash: islandHash(manifest),
          },
        }
      : {}),
    isManifestRead: manifest !== null,
    ...(loaderVersion ? { loaderVersion } : {}),
    ...(starter ? { starter } : {}),
    panelHash: islandsHash,
  };
}

/** The second half of the loader, which brings every island. */
const starterOf = (files: ReadonlyMap<string, unknown>): string | undefined =>
  [...files.keys()].find((path) => /^chunks\/starter-.+\.js$/.test(path));
