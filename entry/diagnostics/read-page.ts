import { savesData } from '../../shared/platform/saves-data';
import { SETTINGS_ELEMENT_ID, isRecord } from '../../shared/platform/page-settings';
import { TAKEN } from '../taken';
import { factsOf } from './browser-records';
import { elementName } from './element-name';
import type { RegistryPart, Surroundings } from './facts';
import { isBad } from './files.model';
import { islands, type Found, type Stray } from './find-islands';
import type { PageSetup } from './page-checks.model';

/** Which chunk brings a part of the registry; the loader has the first one in itself. */
const CHUNK_OF: Readonly<Record<RegistryPart, string>> = {
  early: 'loader.js',
  late: 'chunks/starter-',
  rare: 'chunks/registry-rare-',
  woken: 'chunks/bring-woken-',
};

export function readSurroundings(
  found: readonly Found[],
  files: ReadonlyMap<string, number | undefined>,
): Surroundings {
  const isLoaderRunning = isTaken();
  const arrived = factsOf([...files.keys()], files).filter((file) => !isBad(file));
  // Where the browser's list was full, an island that has a state tells as well.
  const isThere = (part: RegistryPart): boolean =>
    isLoaderRunning &&
    (part === 'early' ||
      arrived.some(({ file }) => file.startsWith(CHUNK_OF[part])) ||
      found.some(({ entry, state }) => entry?.part === part && state !== 'unnoticed'));
  return {
    isLoaderRunning,
    parts: {
      early: isThere('early'),
      late: isThere('late'),
      rare: isThere('rare'),
      woken: isThere('woken'),
    },
    isOnline: navigator.onLine,
    savesData: Boolean(savesData()),
  };
}

const isTaken = (): boolean => Boolean((globalThis as unknown as Record<symbol, unknown>)[TAKEN]);

export function readSetup(
  found: readonly Found[],
  strays: readonly Stray[],
  files: ReadonlyMap<string, number | undefined>,
  builds: PageSetup['builds'],
): PageSetup {
  const settings = document.querySelectorAll(`[id="${SETTINGS_ELEMENT_ID}"]`);
  const loaderStatus = files.get('loader.js');
  return {
    isLoaderRunning: isTaken(),
    loaderScripts: loaderScripts().map(({ src }) => src),
    ...(loaderStatus === undefined ? {} : { loaderStatus }),
    files: factsOf([...files.keys()], files).filter(({ file }) => file.startsWith('chunks/')),
    hasStyleSheet: [...document.styleSheets].some(({ href }) => isFile(href, STYLE_SHEET)),
    settingsElements: settings.length,
    settingsText: settings[0]?.textContent ?? '',
    known: [...islands.map(({ name }) => name), ...ownNames(found, strays)],
    strayAttributes: strays.map(({ name, value, element }) => ({
      name,
      value,
      element: elementName(element),
    })),
    builds,
  };
}

/** Names of a site's own islands: those at work, and those that its settings have turned off. */
function ownNames(found: readonly Found[], strays: readonly Stray[]): string[] {
  const switches = readSwitches();
  return [
    ...found.flatMap(({ entry, island }) => (entry ? [] : island)),
    ...strays.flatMap(({ name }) => (name in switches ? name : [])),
  ];
}

const STYLE_SHEET = 'storefront-islands.css';

/** The setting `islands`, as the loader reads it. */
export function readSwitches(): Record<string, unknown> {
  try {
    const text = document.getElementById(SETTINGS_ELEMENT_ID)?.textContent ?? '';
    const settings: unknown = JSON.parse(text);
    const switches = isRecord(settings) ? settings['islands'] : undefined;
    return isRecord(switches) ? switches : {};
  } catch {
    return {};
  }
}

/** `ver` of the loader's address, where WordPress has printed a build's. */
export function readLoaderVersion(): string | undefined {
  const [script] = loaderScripts();
  const version = script && new URL(script.src).searchParams.get('ver');
  return version && /^[0-9a-f]{16}$/.test(version) ? version : undefined;
}

/** Other plugins have a loader.js, too: ours lies in a folder of the bundle's name. */
const loaderScripts = (): HTMLScriptElement[] =>
  [...document.scripts].filter(
    ({ src }) => isFile(src, 'loader.js') && /storefront-islands/.test(src),
  );

function isFile(address: string | null, file: string): boolean {
  if (!address) return false;
  try {
    return new URL(address).pathname.endsWith(`/${file}`);
  } catch {
    return false;
  }
}
