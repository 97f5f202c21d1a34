import names from 'storefront-islands:names';

import { ATTACH_EVENT } from '../../shared/islands/attach-event';
import { dispatch } from '../../shared/islands/dispatcher';
import type { AddIslands, Instance, Starter } from '../../shared/islands/instance';
import type { Registration } from '../../shared/islands/island';
import { loadModule } from '../../shared/islands/load-module';
import { whenShown } from '../../shared/islands/schedule';
import { startIsland, type IslandModule } from '../../shared/islands/start';
import { isSwitchedOff } from '../../shared/islands/switches';
import { loadChunk } from '../../shared/platform/load-chunk';
import { isRecord, pageSettings } from '../../shared/platform/page-settings';
import { checkRegistration, type OwnIsland } from './check-registration';
import { whenParsed } from './when-parsed';

const loads = new Map<string, OwnIsland['load']>();
/** Those that wait for the page to be shown. */
const waiting: Registration[] = [];
let add: AddIslands | undefined;

/**
 * Registers an island of one's own: it is found, woken, mounted, turned off, given back when it fails
 * and taken down when its element leaves as the bundle's own are, and wears the same states in
 * `data-island-<name>`. It does not matter whether the loader has run.
 *
 * @throws TypeError that names what is wrong with a malformed registration, or a name that is taken
 */
export function registerIsland(island: OwnIsland): void {
  checkRegistration(island, (name) => names.includes(name) || loads.has(name));
  const { load, ...registration } = island;
  if (loads.size === 0) whenShown(() => whenParsed(begin));
  loads.set(registration.name, load);
  if (add) add([registration]);
  else waiting.push(registration);
}

/**
 * The loader's own dispatcher is full and sealed; this is the same one again, for these islands. A press
 * that both want is held by one of them, and comes by the other when it is repeated.
 */
function begin(): void {
  dispatch([], () => Promise.resolve(starter), isOff);
}

const starter: Starter = {
  bringOthers(given) {
    add = given;
    add(waiting.splice(0));
    add();
    document.addEventListener(ATTACH_EVENT, () => void given());
  },
  start: (instance) =>
    startIsland(Object.assign(instance, { load: loadOwn(instance) as Instance['load'] }), ''),
};

function isOff(name: string): boolean {
  const { islands } = pageSettings();
  return isRecord(islands) && isSwitchedOff(islands, name);
}

/** @returns imports the island's module, whatever address it is given */
function loadOwn({ registration: { name } }: Instance): () => Promise<IslandModule> {
  return async () => {
    const load = loads.get(name);
    const module: Partial<IslandModule> =
      typeof load === 'function'
        ? await loadChunk(load)
        : await loadModule(new URL(String(load), document.baseURI).href);
    const { mount } = module;
    if (typeof mount === 'function') return { mount };
    throw new TypeError(`Island "${name}": expected its module to export a function "mount".`);
  };
}
