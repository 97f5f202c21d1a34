import type { registry } from './registry';

/** Name of an island, as in its state attribute `data-island-<name>`. The build writes them out. */
export type IslandName = (typeof registry)[number]['name'];
