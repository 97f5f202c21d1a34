import type { IslandPhase, IslandState, Registration } from '../../shared/islands/island';

/** The parts of the registry, in the order in which the loader learns of them. */
export type RegistryPart = 'early' | 'late' | 'rare' | 'woken';

export type KnownIsland = Registration & { part: RegistryPart };

/** `unnoticed`: the markup is that of an island, and nothing has made it one. */
export type SightingState = IslandState | 'unnoticed';

/** What turned an island off: a setting, or an attribute on its element or on another around it. */
export type Switch = { by: 'settings' } | { by: 'element' } | { by: 'around'; element: string };

export interface Failure {
  phase: IslandPhase;
  message: string;
}

/** A file of the bundle as this page has met it; without a status the browser has not told. */
export interface FileFacts {
  file: string;
  /** HTTP status; 0 where there was no answer, or none that the browser would use. */
  status?: number;
}

/** One island on one element, without the element: what its explanation depends on. */
export interface Sighting {
  island: string;
  state: SightingState;
  /** Its entry in the registry; a site's own islands have none here. */
  entry?: KnownIsland;
  failure?: Failure;
  switchedOff?: Switch;
  /** How many elements stand for it where it waits for parts of it to come into sight. */
  sightParts: number;
  /** Its file, then those that the file needs. */
  files: readonly FileFacts[];
}

/** What the explanation of every island depends on. */
export interface Surroundings {
  isLoaderRunning: boolean;
  /** Which parts of the registry the loader has been told of. */
  parts: Readonly<Record<RegistryPart, boolean>>;
  isOnline: boolean;
  savesData: boolean;
}

/** One plain sentence, or two; and what to do, empty where there is nothing to do. */
export interface Explanation {
  what: string;
  todo: string;
}
